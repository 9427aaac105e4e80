// @vitest-environment happy-dom

import { mount, pressButton } from "@stoneyard/site/ui/testing/mount.tsx";
import { act, type ComponentProps } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SlabTools } from "./slab-tools.tsx";

vi.mock("@stoneyard/site/i18n/translations.tsx", () => ({
  useTranslations: () => (key: string, values?: object) =>
    values ? `${key} ${JSON.stringify(values)}` : key,
}));
const media = (fine: boolean) =>
  vi.stubGlobal("matchMedia", () => ({ matches: fine, addEventListener() {}, removeEventListener() {} }));
beforeEach(() => {
  vi.useFakeTimers();
  media(true);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const PIECE = { name: "worktopRun", x: 10, y: 20, width: 100, height: 60 };
const CLEARANCE = { kerf: 0.4, edge: 2 };

async function tools(view: object = {}, laid: object = {}) {
  const on = { zoomBy: vi.fn(), showWhole: vi.fn(), turn: vi.fn(), putBack: vi.fn(), onLifeSize: vi.fn() };
  const given = (more: object) => ({
    slab: { width: 320, height: 200 },
    view: {
      pxPerCm: 4,
      seen: { x: 0, y: 0, width: 320, height: 200 },
      canZoomIn: true,
      canZoomOut: false,
      ...on,
      ...more,
    },
    laid: { pieces: [], clearance: CLEARANCE, moved: false, ...on, ...laid },
    onLifeSize: on.onLifeSize,
  });
  const node = (more: object) => (
    <SlabTools {...(given(more) as unknown as ComponentProps<typeof SlabTools>)} />
  );
  const { place, draw } = await mount(node(view));
  return {
    ...{ place, ...on, give: (more: object) => draw(node(more)) },
    off: () =>
      [...place.querySelectorAll("button")].map((each) => each.getAttribute("aria-disabled") === "true"),
    words: () => [...place.querySelectorAll("button")].map((each) => each.textContent || each.ariaLabel),
    line: () => place.querySelector("[aria-live]")?.textContent,
    scale: () => [...place.querySelectorAll("span[aria-hidden]")].map(({ textContent }) => textContent),
    told: () => place.querySelector("[role=status]")?.textContent,
    passes: (ms: number) => act(async () => void vi.advanceTimersByTime(ms)),
  };
}

test("a whole slab cannot be made smaller, one at life size not larger", async () => {
  const whole = await tools();
  expect([whole.words(), whole.off()]).toEqual([
    ["zoomOut", "zoomIn", "wholeSlab", "lifeSize"],
    [true, false, true, false],
  ]);
  await pressButton(whole.place, "lifeSize");
  expect(whole.onLifeSize).toHaveBeenCalledOnce();
  const close = await tools({ canZoomIn: false, canZoomOut: true });
  expect(close.off()).toEqual([false, true, false, true]);
  await pressButton(close.place, "wholeSlab");
  expect(close.showWhole).toHaveBeenCalledOnce();
  for (const name of ["zoomOut", "zoomIn"])
    await act(async () => close.place.querySelector<HTMLElement>(`[aria-label=${name}]`)?.click());
  // What is off does nothing.
  expect(close.zoomBy.mock.calls).toEqual([[1 / 2]]);
});

test("the scale is told as a ratio and by a bar of a round length, at life size in words", async () => {
  // A quarter of 320 cm at 4 px is more than 130 px, which are 32.5 cm.
  const { scale, give, place } = await tools();
  const bar = () => Number(place.querySelector("svg[width]")?.getAttribute("width"));
  const [length = "", ratio] = scale();
  expect([bar() - 1, ratio]).toEqual([Number.parseInt(length, 10) * 4, "1 : 9.4"]);
  expect(bar()).toBeLessThanOrEqual(131);
  await give({ pxPerCm: 1 });
  expect(scale()[1]).toBe("1 : 38");
  await give({ pxPerCm: 96 / 2.54 });
  expect(scale()[1]).toBe("lifeSize");
  await give({ pxPerCm: 0 });
  expect(scale()).toEqual([]);
});

test("a new scale is told once it has rested, the first one not at all", async () => {
  const { told, give, passes } = await tools();
  await passes(1000);
  expect(told()).toBe("");
  const near = { x: 0, y: 0, width: 33.86, height: 20 };
  await give({ pxPerCm: 20 });
  await passes(499);
  await give({ pxPerCm: 96 / 2.54, seen: near });
  await passes(499);
  expect(told()).toBe("");
  await passes(1);
  expect(told()).toBe('lifeSizeTold {"width":"33.9"}');
  await give({});
  await passes(500);
  expect(told()).toBe('scaleTold {"ratio":"9.4","width":"320"}');
});

test("the chosen piece is told with why it did not go, and turned unless its veins have a direction", async () => {
  const { line, place, turn, words } = await tools({}, { pieces: [PIECE], selected: 0, refused: "blocked" });
  expect(line()).toBe(
    'pieceAt {"name":"worktopRun","size":"100 × 60","left":"10","bottom":"120"}blocked {"kerf":"0.4","edge":"2"}',
  );
  await pressButton(place, "turn");
  expect([turn.mock.calls, words()]).toEqual([[[0]], expect.arrayContaining(["putBack"])]);
  const directed = await tools({}, { pieces: [{ ...PIECE, directed: true }], selected: 0 });
  expect(directed.words()).not.toContain("turn");
});

test("moved pieces can be put back, others not; without pieces there is nothing to put back or to say", async () => {
  const still = await tools({}, { pieces: [PIECE] });
  expect([still.words().at(-5), still.off()[0]]).toEqual(["putBack", true]);
  const moved = await tools({}, { pieces: [PIECE], moved: true });
  expect(moved.off()[0]).toBe(false);
  await pressButton(moved.place, "putBack");
  expect(moved.putBack).toHaveBeenCalledOnce();
  const bare = await tools();
  expect([bare.words().includes("putBack"), bare.line()]).toEqual([false, ""]);
});

test.each([
  [true, false, "pieceHint"],
  [true, true, "pieceHintDirected"],
  [false, false, "pieceTouchHint"],
])(
  "with a fine pointer %s and directed veins %s it says how pieces are moved",
  async (fine, directed, hint) => {
    media(fine);
    const { line } = await tools({}, { pieces: [{ ...PIECE, directed }] });
    expect(line()).toBe(hint);
  },
);
