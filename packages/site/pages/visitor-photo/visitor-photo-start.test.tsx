// @vitest-environment happy-dom

import { happens, mount } from "@stoneyard/site/ui/testing/mount.tsx";
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { recipeHash } from "./recipe-address.ts";
import { VisitorPhotoStart } from "./visitor-photo-start.tsx";

/** What takes a while: the kept photograph, the example's picture, and a deletion; and whether the editor's script comes. */
const device = vi.hoisted(() => ({
  rooms: (): object => ({ stones: {} }),
  online: true,
  keeps: vi.fn((_photograph: object, _state: object, _opened?: object) => true),
  kept: Promise.withResolvers<object | undefined>(),
  example: Promise.withResolvers<object>(),
  deleted: Promise.withResolvers<void>(),
}));
vi.mock("./saved-photograph.ts", () => ({
  savedPhotograph: () => device.kept.promise,
  deleteSavedPhotograph: () => device.deleted.promise,
  useSavedPhotograph: device.keeps,
  broughtFiles: async () => [],
}));
vi.mock("./open-photograph.ts", () => ({
  PhotographRefused: class extends Error {},
  openPhotograph: async ({ name }: File) => ({ canvas: { name, width: 160, height: 100 }, focal: 120 }),
}));
type Shown = {
  photograph: { name: string };
  opens: object;
  saved?: { photograph: File };
  onDelete: () => void;
};
vi.mock("./visitor-photo-editor.tsx", () => {
  if (!device.online) throw new Error("offline");
  return {
    VisitorPhotoEditor: ({ photograph, opens, saved, onDelete }: Shown) => (
      <button
        type="button"
        name="delete"
        title={saved?.photograph.name}
        value={JSON.stringify(opens)}
        onClick={onDelete}
      >
        {photograph.name}
      </button>
    ),
  };
});
vi.mock("@stoneyard/site/pages/rooms/rooms-data.ts", () => ({ loadRooms: async () => device.rooms() }));
vi.mock("@stoneyard/site/choice/enquiry-draft.ts", () => ({ takeBackFiles: async () => {} }));
vi.mock("@stoneyard/site/ui/picture.tsx", () => ({ Picture: () => <i /> }));
vi.mock("@stoneyard/site/i18n/translations.tsx", () => ({
  useTranslations: () => (key: string) => key,
}));

beforeEach(() => {
  device.online = true;
  device.keeps.mockReturnValue(true);
  device.rooms = () => ({ stones: {} });
  device.kept = Promise.withResolvers();
  device.example = Promise.withResolvers();
  device.deleted = Promise.withResolvers();
  vi.stubGlobal("fetch", () => device.example.promise);
  history.replaceState(null, "", "/rooms/yours");
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  location.hash = "";
});

const file = (name: string) => new File(["x"], name);
const settle = () =>
  act(async () => {
    await vi.dynamicImportSettled();
    await new Promise((done) => setTimeout(done));
  });

async function start() {
  const { place } = await mount(<VisitorPhotoStart example={{ src: "/e.jpg" } as never} />);
  const choose = async (name: string) => {
    const input = place.querySelector("input") as HTMLInputElement;
    Object.defineProperty(input, "files", { value: [file(name)] });
    await happens(input, new Event("change", { bubbles: true }));
    await settle();
  };
  const press = (selector: string) =>
    happens(place.querySelector(selector), new MouseEvent("click", { bubbles: true }));
  const answer = async (tell: () => void) => {
    await act(async () => tell());
    await settle();
  };
  const editor = () => place.querySelector<HTMLButtonElement>("[name=delete]");
  const opened = () => JSON.parse(editor()?.value ?? "{}");
  const shown = () => editor()?.textContent;
  const storedAs = () => editor()?.title;
  /** What comes is fetched one after another. */
  const until = async (holds: () => boolean) => {
    for (let tries = 0; tries < 100 && !holds(); tries++) await settle();
    expect(holds()).toBe(true);
  };
  const untilShown = (name: string) => until(() => shown() === name);
  return { place, choose, press, answer, opened, shown, storedAs, until, untilShown };
}

test("where the editor does not come that is told, and whether the photograph is kept without it; the next one asks for it again, and is not taken for the kept one", async () => {
  device.online = false;
  location.hash = linkOf(65, [160, 100]);
  const { place, choose, answer, shown, until } = await start();
  const alert = () => place.querySelector("[role=alert]")?.textContent;
  await answer(() => device.kept.resolve({ photograph: file("kept"), state: keptState }));
  await until(() => alert() === "editor");
  expect(device.keeps.mock.lastCall).toMatchObject([{ name: "kept" }, keptState, { state: keptState }]);
  device.keeps.mockReturnValue(false);
  await choose("first");
  await until(() => alert() === "editorNotKept");
  expect(device.keeps.mock.lastCall).toMatchObject([
    { name: "first" },
    { surfaces: [{ depth: 65 }] },
    undefined,
  ]);
  device.keeps.mockReturnValue(true);
  await choose("second");
  await until(() => alert() === "editor");
  device.online = true;
  await choose("third");
  await until(() => shown() === "third");
  expect(place.textContent).toBe("third");
});

test("what the visitor chooses stays, where the kept photograph or the example comes later", async () => {
  const { choose, press, answer, shown, opened, storedAs, untilShown } = await start();
  await press("button");
  await choose("mine");
  await untilShown("mine");
  expect(opened()).toMatchObject({ size: [160, 100], centre: [80, 50], focal: 120, surfaces: [] });
  await answer(() => device.kept.resolve({ photograph: file("kept"), state: {} }));
  await answer(() => device.example.resolve({ ok: true, blob: async () => file("example") }));
  expect([shown(), storedAs()]).toEqual(["mine", ""]);
});

test("a photograph that was chosen before the page's scripts came is opened, not the kept one", async () => {
  vi.spyOn(HTMLInputElement.prototype, "files", "get").mockReturnValueOnce([file("early")] as never);
  const { answer, untilShown, shown } = await start();
  await untilShown("early");
  await answer(() => device.kept.resolve({ photograph: file("kept"), state: {} }));
  expect(shown()).toBe("early");
});

test("nothing is left to keep a photograph again while it is deleted", async () => {
  const { place, press, answer, shown, until, untilShown } = await start();
  await answer(() => device.kept.resolve({ photograph: file("kept"), state: {} }));
  await untilShown("kept");
  await press("[name=delete]");
  expect([shown(), place.querySelector("input")]).toEqual([undefined, null]);
  await answer(() => device.deleted.resolve());
  await until(() => place.querySelector("input") !== null);
});

test("that a link was made for another shape is said beside the photograph too, until that is deleted", async () => {
  location.hash = recipeHash({ size: [100, 160], surfaces: [], lays: {} });
  const { place, choose, press, answer, untilShown } = await start();
  const alert = () => place.querySelector("[role=alert]")?.textContent;
  await choose("mine");
  await untilShown("mine");
  expect(alert()).toBe("recipe");
  await press("[name=delete]");
  expect(alert()).toBeUndefined();
  await answer(() => device.deleted.resolve());
});

/** A photograph that is kept with one surface, and a link with another one. */
const SURFACE = {
  id: "1",
  kind: "worktop",
  depth: 60,
  edge: 4,
  upstand: 0,
  fall: 0,
  strokes: [],
  lines: {
    far: [
      [0, 0],
      [9, 0],
    ],
    near: [
      [0, 9],
      [9, 9],
    ],
    end: [
      [0, 0],
      [0, 9],
    ],
  },
} as const;
const linkOf = (depth: number, size: readonly [number, number]) =>
  recipeHash({ size, surfaces: [{ ...SURFACE, depth }], lays: {} });
const keptState = { size: [160, 100], surfaces: [SURFACE], lays: {}, aside: [] } as const;

test("a link that is opened over a kept photograph says so, and puts its outlines there when that is chosen", async () => {
  location.hash = linkOf(65, [160, 100]);
  device.rooms = () => ({ stones: { "marble/a": {} } });
  const aside = [{ id: "1", lays: { 1: { stone: "marble/a" } } }];
  const { place, press, answer, opened, storedAs, untilShown, until } = await start();
  await answer(() => device.kept.resolve({ photograph: file("kept"), state: { ...keptState, aside } }));
  await untilShown("kept");
  expect([opened().surfaces[0].depth, opened().aside, storedAs()]).toEqual([60, aside, "kept"]);
  expect(place.textContent).toContain("other");
  place.querySelector<HTMLElement>("[role=status] button")?.focus();
  await press("[role=status] button");
  await until(() => opened().surfaces?.[0].depth === 65);
  // What was set aside was of the former surfaces.
  expect([place.textContent, location.hash, opened().aside]).toEqual(["kept", "", []]);
  expect(storedAs()).toBe("kept");
  expect(document.activeElement).toBe(place.firstElementChild);
});

test("whoever keeps their own outlines is not asked again, and of another shape they can only be kept", async () => {
  location.hash = linkOf(65, [100, 160]);
  const { place, press, answer, opened, untilShown } = await start();
  await answer(() => device.kept.resolve({ photograph: file("kept"), state: keptState }));
  await untilShown("kept");
  expect([...place.querySelectorAll("[role=status] button")].map((each) => each.textContent)).toEqual([
    "keep",
  ]);
  expect(place.textContent).toContain("otherShape");
  place.querySelector<HTMLElement>("[role=status] button")?.focus();
  await press("[role=status] button");
  expect([place.textContent, location.hash]).toEqual(["kept", ""]);
  expect(document.activeElement).toBe(place.firstElementChild);
  expect(opened().surfaces[0].depth).toBe(60);
});

test("a link to what is kept already asks nothing", async () => {
  location.hash = linkOf(60, [160, 100]);
  const { place, answer, untilShown } = await start();
  await answer(() => device.kept.resolve({ photograph: file("kept"), state: keptState }));
  await untilShown("kept");
  expect(place.textContent).toBe("kept");
});

test("a link that is pasted beside a photograph asks too, also one chosen in this visit, and another link after it", async () => {
  const { place, choose, press, opened, storedAs, untilShown, until } = await start();
  const paste = (hash: string) =>
    act(async () => {
      const changed = new Promise((done) => addEventListener("hashchange", done, { once: true }));
      // The same link once more is no change of the address.
      history.replaceState(null, "", "/rooms/yours");
      location.hash = hash;
      await changed;
    });
  await paste(linkOf(65, [160, 100]));
  expect(place.textContent).toContain("shared");
  await choose("mine");
  await untilShown("mine");
  expect(place.textContent).toBe("mine");
  // Other outlines may have been drawn since.
  await paste(linkOf(65, [160, 100]));
  expect(place.textContent).toContain("other");
  await paste(linkOf(70, [100, 160]));
  expect(place.textContent).toContain("otherShape");
  await paste(linkOf(75, [160, 100]));
  await press("[role=status] button");
  await until(() => opened().surfaces?.[0].depth === 75 && place.textContent === "mine");
  expect([place.textContent, location.hash, storedAs()]).toEqual(["mine", "", ""]);
});

test("a stone that the catalogue has no more is taken off a kept photograph, which could not be drawn with it", async () => {
  device.rooms = () => ({ stones: { "marble/a": {} } });
  const surfaces = [SURFACE, { ...SURFACE, id: "2" }];
  const lays = { 1: { stone: "marble/gone" }, 2: { stone: "marble/a" } };
  const aside = [
    { id: "1", lays: { 1: lays[1] } },
    { id: "2", lays },
  ];
  const kept = () => device.kept.resolve({ photograph: file("kept"), state: { surfaces, lays, aside } });
  const { answer, opened, untilShown } = await start();
  await answer(kept);
  await untilShown("kept");
  expect(opened()).toMatchObject({ lays: { 2: lays[2] }, aside: [{ id: "2", lays: { 2: lays[2] } }] });
});

test("where it cannot be known which stones there are, a kept photograph opens as it is", async () => {
  device.rooms = () => {
    throw new Error("offline");
  };
  const state = { lays: { 1: { stone: "marble/gone" } }, aside: [] };
  const { answer, opened, untilShown } = await start();
  await answer(() => device.kept.resolve({ photograph: file("kept"), state }));
  await untilShown("kept");
  expect(opened()).toMatchObject(state);
});

test("a photograph that was kept with less than today opens with what there is, also beside a stone's page", async () => {
  history.replaceState(null, "", "/rooms/yours?stone=marble/a");
  device.rooms = () => ({ stones: { "marble/a": {} } });
  const { answer, opened, untilShown } = await start();
  await answer(() => device.kept.resolve({ photograph: file("kept"), state: { focal: 99 } }));
  await untilShown("kept");
  expect(opened()).toEqual({
    ...{ size: [160, 100], focal: 99, centre: [80, 50] },
    ...{ surfaces: [], lays: {}, aside: [] },
  });
});

test("focus stays where what was pressed has made place, and is left alone where nothing was pressed", async () => {
  const { place, press, answer, shown, until, untilShown } = await start();
  const isHere = () => document.activeElement === place.firstElementChild;
  await answer(() => device.kept.resolve({ photograph: file("kept"), state: {} }));
  await untilShown("kept");
  expect(isHere()).toBe(false);
  const pressed = async (selector: string) => {
    place.querySelector<HTMLElement>(selector)?.focus();
    await press(selector);
  };
  await pressed("[name=delete]");
  expect([shown(), isHere()]).toEqual([undefined, true]);
  await answer(() => device.deleted.resolve());
  await until(() => place.querySelector("input") !== null);
  await pressed("button");
  expect(isHere()).toBe(false);
  await answer(() => device.example.resolve({ ok: true, blob: async () => file("example") }));
  await untilShown("example");
  expect(isHere()).toBe(true);
});
