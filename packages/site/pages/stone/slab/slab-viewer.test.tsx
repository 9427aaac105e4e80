// @vitest-environment happy-dom

import type { PictureView } from "@stoneyard/site/ui/picture.tsx";
import { happens, mount, pressButton } from "@stoneyard/site/ui/testing/mount.tsx";
import { act, type ComponentProps } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SlabViewer } from "./slab-viewer.tsx";
import type { PointerGestures } from "./use-slab-gestures.ts";

vi.mock("@stoneyard/site/i18n/translations.tsx", () => ({
  useTranslations: () => (key: string, values?: object) =>
    values ? `${key} ${JSON.stringify(values)}` : key,
}));
type Gestures = PointerGestures & { canPan: () => boolean; passedBy: () => void };
const hand = vi.hoisted(() => ({ gestures: undefined as Gestures | undefined }));
vi.mock("./use-slab-gestures.ts", () => ({
  useSlabGestures: (_: unknown, gestures: Gestures) => void Object.assign(hand, { gestures }),
}));
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const query = (words: string) => ({
    matches: words.includes("reduced-motion"),
    addEventListener() {},
    removeEventListener() {},
  });
  vi.stubGlobal("matchMedia", query);
  vi.stubGlobal("devicePixelRatio", 1);
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  // One pixel to the centimetre of the whole slab.
  Object.defineProperty(HTMLElement.prototype, "clientWidth", { configurable: true, get: () => 320 });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const SLAB = { width: 320, height: 200 };
const picture = (more: Partial<PictureView>): PictureView => ({
  ...{
    src: "/slab.avif",
    srcSet: "/slab.avif 640w",
    width: 640,
    height: 400,
    alt: "",
    made: "owner",
    mmPerPixel: 5,
  },
  ...more,
});
/** 20 × 10 cm, 200 cm from the left and 40 cm from above. */
const CLOSE = picture({
  ...{ src: "/close.avif", width: 800, height: 400, mmPerPixel: 0.25, place: { left: 2000, top: 400 } },
});
const TOP = { name: "worktopRun", x: 10, y: 10, width: 100, height: 60 } as const;

async function viewer(given: Partial<ComponentProps<typeof SlabViewer>> = {}) {
  const { place } = await mount(
    <SlabViewer title="Magma" picture={picture({})} slab={SLAB} pieces={[]} dark={false} {...given} />,
  );
  const frame = place.querySelector("[role=application]") as HTMLElement;
  const plane = frame.firstElementChild as HTMLElement;
  return {
    ...{ place, frame },
    zoom: () => Math.round(Number(plane.style.getPropertyValue("--zoom")) * 100) / 100,
    /** How far the plane is shifted, in parts of the frame's width and height. */
    shift: () => {
      const [x, y] = [...plane.style.transform.matchAll(/(-?[\d.]+)%/g)].map(
        ([, part]) => Number(part) / 100,
      );
      return { x: Number(x?.toFixed(2)), y: Number(y?.toFixed(2)) };
    },
    key: async (name: string, more: KeyboardEventInit = {}) => {
      const event = new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true, ...more });
      await happens(frame, event);
      return event.defaultPrevented;
    },
    does: (gesture: (gestures: Gestures) => unknown) =>
      act(async () => void gesture(hand.gestures as Gestures)),
  };
}

test("keys zoom in and out, to life size and back to the whole slab, and others are left to the page", async () => {
  const { key, zoom, frame } = await viewer();
  expect([zoom(), frame.dataset.zoomed]).toEqual([1, "false"]);
  for (const [name, then] of [
    ["+", 2],
    ["=", 4],
    ["-", 2],
    ["0", 1],
    ["1", 37.8],
    ["Home", 1],
  ] as const)
    expect([name, await key(name), zoom()]).toEqual([name, true, then]);
  expect([await key("End"), await key("a"), await key("+", { ctrlKey: true }), zoom()]).toEqual([
    false,
    false,
    false,
    1,
  ]);
});

test("arrows move a zoomed slab by an eighth of what is seen, and scroll the page over a whole one", async () => {
  const { key, shift } = await viewer();
  expect(await key("ArrowLeft")).toBe(false);
  await key("+");
  expect(shift()).toEqual({ x: -0.5, y: -0.5 });
  expect(await key("ArrowRight")).toBe(true);
  expect(shift()).toEqual({ x: -0.63, y: -0.5 });
  await key("ArrowDown");
  await key("ArrowLeft");
  expect(shift()).toEqual({ x: -0.5, y: -0.63 });
});

test("the rules tell which part is seen, the upright one from the floor", async () => {
  const { key, place } = await viewer();
  const numbers = () =>
    [...place.querySelectorAll("svg[data-orientation]")].map((rule) =>
      [...rule.querySelectorAll("text")].map(({ textContent }) => Number.parseInt(textContent ?? "", 10)),
    );
  expect(numbers()[0]?.at(-1)).toBe(200);
  expect(numbers()[1]?.at(-1)).toBe(320);
  await key("+");
  for (let times = 0; times < 4; times++) {
    await key("ArrowUp");
    await key("ArrowLeft");
  }
  const [upright = [], level = []] = numbers();
  expect([Math.min(...upright) > 100, Math.max(...upright) < 200]).toEqual([true, true]);
  expect([Math.min(...level) > 0, Math.max(...level) < 160]).toEqual([true, true]);
});

test("a close view lies where it belongs, and is fetched when it is in sight and the slab under it would be unsharp", async () => {
  const { key, frame } = await viewer({ close: CLOSE });
  const view = () => frame.querySelector<HTMLImageElement>("img[src='/close.avif']");
  expect(view()).toBeNull();
  await key("1");
  expect(view()?.style).toMatchObject({ left: "62.5%", top: "20%", width: "6.25%", height: "5%" });
  expect(view()?.dataset.shown).toBe("false");
  await happens(view(), new Event("load"));
  expect(view()?.dataset.shown).toBe("true");
  await key("0");
  expect(view()?.dataset.shown).toBe("false");
});

test("a slab is sharp as far as its picture has pixels", async () => {
  const { key, frame } = await viewer({ close: picture({ ...CLOSE, place: { left: 1500, top: 900 } }) });
  // The picture has two pixels to the centimetre.
  await key("+");
  expect(frame.querySelector("img[src='/close.avif']")).toBeNull();
  await key("+");
  expect(frame.querySelector("img[src='/close.avif']")).not.toBeNull();
});

test("a screen with twice as many pixels shows the close view at half the zoom", async () => {
  vi.stubGlobal("devicePixelRatio", 2);
  const { key, frame } = await viewer({ close: picture({ ...CLOSE, place: { left: 1500, top: 900 } }) });
  expect(frame.querySelector("img[src='/close.avif']")).toBeNull();
  await key("+");
  expect(frame.querySelector("img[src='/close.avif']")).not.toBeNull();
});

test("a close view of a cropped picture is told from the crop; one without a scale or a place is none", async () => {
  const crop = { left: 40, top: 20, width: 600, height: 360 };
  const { key, frame } = await viewer({ close: CLOSE, picture: picture({ crop }) });
  await key("1");
  expect(frame.querySelector<HTMLElement>("img[src='/close.avif']")?.style).toMatchObject({
    left: "56.25%",
    top: "15%",
  });
  for (const what of ["place", "mmPerPixel"] as const) {
    const { [what]: _, ...close } = CLOSE;
    const { key, frame } = await viewer({ close });
    await key("1");
    expect(frame.querySelector("img[src='/close.avif']")).toBeNull();
  }
});

test("at life size the close view is in the middle", async () => {
  const { place, shift, zoom } = await viewer({ close: CLOSE });
  await pressButton(place, "lifeSize");
  // Its middle lies at 210 of 320 cm, and at 45 of 200.
  expect((0.5 - shift().x) / zoom()).toBeCloseTo(210 / 320, 2);
  expect((0.5 - shift().y) / zoom()).toBeCloseTo(45 / 200, 2);
});

test("a press takes up a piece; a finger only to the side, and on a zoomed slab only the chosen one", async () => {
  const { does, key, place } = await viewer({ pieces: [TOP, { ...TOP, y: 120 }] });
  const grabs = (piece: number, pointerType: string) =>
    hand.gestures?.canGrab(piece, { pointerType } as PointerEvent);
  expect([grabs(0, "mouse"), grabs(0, "touch"), grabs(0, "pen")]).toEqual([
    "pressed",
    "sideways",
    "sideways",
  ]);
  await happens(place.querySelector("[data-piece='1']"), new MouseEvent("click", { bubbles: true }));
  expect(grabs(1, "touch")).toBe("pressed");
  await key("+");
  expect([grabs(0, "mouse"), grabs(1, "mouse"), hand.gestures?.canPan()]).toEqual([false, "pressed", true]);
  await does(({ tap }) => tap());
  expect(grabs(1, "mouse")).toBe(false);
});

test("a piece is dragged by as many centimetres as the hand goes at this zoom", async () => {
  const { does, key, place } = await viewer({ pieces: [TOP] });
  const piece = () => place.querySelector<HTMLElement>("[data-piece]")?.style.transform;
  await key("+");
  await does(({ grab }) => grab(0));
  await does(({ drag }) => drag({ x: 60, y: 20 }));
  // 30 and 10 cm on from 10 and 10.
  expect(piece()).toMatch(/^translate\(40%, 33\.3+%\)$/);
  await does(({ drop }) => drop());
  expect(piece()).toMatch(/^translate\(40%, 33\.3+%\)$/);
});

test("a double tap zooms in where it is, and from life size shows the whole slab", async () => {
  const { does, key, zoom } = await viewer();
  const corner = { x: 0, y: 0 };
  await does(({ doubleTap }) => doubleTap(2, corner));
  expect(zoom()).toBe(2);
  await key("1");
  await does(({ doubleTap }) => doubleTap(0.5, corner));
  expect(zoom()).toBe(18.9);
  await key("1");
  await does(({ doubleTap }) => doubleTap(2, corner));
  expect(zoom()).toBe(1);
});

test.each([
  ["MacIntel", "⌘"],
  ["Win32", "Ctrl"],
])("on %s a wheel that scrolls the page is told of %s, until it has rested", async (platform, sign) => {
  vi.spyOn(navigator, "platform", "get").mockReturnValue(platform);
  const { frame, does } = await viewer();
  const hint = () => frame.querySelector<HTMLElement>("p[data-shown]");
  const passes = (ms: number) => act(async () => vi.advanceTimersByTime(ms));
  expect(hint()?.dataset.shown).toBe("false");
  await does(({ passedBy }) => passedBy());
  expect([hint()?.dataset.shown, hint()?.textContent]).toEqual(["true", `wheelHint {"key":"${sign}"}`]);
  await passes(1500);
  await does(({ passedBy }) => passedBy());
  await passes(1500);
  expect(hint()?.dataset.shown).toBe("true");
  await passes(100);
  expect(hint()?.dataset.shown).toBe("false");
  vi.restoreAllMocks();
});

test("faults are marked by their numbers where they are on the slab, over its pieces", async () => {
  const faults = [
    { kind: "hole", left: 80, top: 50 },
    { kind: "chip", left: 320, top: 0 },
  ] as const;
  const { place } = await viewer({ pieces: [TOP], faults });
  const svgs = [...place.querySelectorAll<SVGElement>("[role=application] svg")];
  const marked = svgs.map(({ style, textContent }) => [
    ...[textContent, style.getPropertyValue("--left"), style.getPropertyValue("--top")],
  ]);
  // The first is the piece's outline.
  expect(marked).toEqual([
    ["", "", ""],
    ["1", "25%", "25%"],
    ["2", "100%", "0%"],
  ]);
});
