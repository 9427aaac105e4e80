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
  kept: Promise.withResolvers<object | undefined>(),
  example: Promise.withResolvers<object>(),
  deleted: Promise.withResolvers<void>(),
}));
vi.mock("./saved-photograph.ts", () => ({
  savedPhotograph: () => device.kept.promise,
  deleteSavedPhotograph: () => device.deleted.promise,
  broughtFiles: async () => [],
}));
vi.mock("./open-photograph.ts", () => ({
  PhotographRefused: class extends Error {},
  openPhotograph: async ({ name }: File) => ({ canvas: { name, width: 160, height: 100 }, focal: 120 }),
}));
type Shown = { photograph: { name: string }; opens: object; onDelete: () => void };
vi.mock("./visitor-photo-editor.tsx", () => {
  if (!device.online) throw new Error("offline");
  return {
    VisitorPhotoEditor: ({ photograph, opens, onDelete }: Shown) => (
      <button type="button" name="delete" value={JSON.stringify(opens)} onClick={onDelete}>
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
  device.rooms = () => ({ stones: {} });
  device.kept = Promise.withResolvers();
  device.example = Promise.withResolvers();
  device.deleted = Promise.withResolvers();
  vi.stubGlobal("fetch", () => device.example.promise);
});
afterEach(() => {
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
  /** What comes is fetched one after another. */
  const until = async (holds: () => boolean) => {
    for (let tries = 0; tries < 100 && !holds(); tries++) await settle();
    expect(holds()).toBe(true);
  };
  const untilShown = (name: string) => until(() => shown() === name);
  return { place, choose, press, answer, opened, shown, until, untilShown };
}

test("where the editor does not come that is told, and the next photograph asks for it again", async () => {
  device.online = false;
  const { place, choose, shown, until } = await start();
  const alert = () => place.querySelector("[role=alert]")?.textContent;
  await choose("first");
  await until(() => alert() === "editor");
  await choose("second");
  await until(() => alert() === "editor");
  device.online = true;
  await choose("third");
  await until(() => shown() === "third");
  expect(alert()).toBeUndefined();
});

test("what the visitor chooses stays, where the kept photograph or the example comes later", async () => {
  const { choose, press, answer, shown, opened, untilShown } = await start();
  await press("button");
  await choose("mine");
  await untilShown("mine");
  expect(opened()).toMatchObject({ size: [160, 100], centre: [80, 50], focal: 120, surfaces: [] });
  await answer(() => device.kept.resolve({ photograph: file("kept"), state: {} }));
  await answer(() => device.example.resolve({ ok: true, blob: async () => file("example") }));
  expect(shown()).toBe("mine");
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

test("a stone that the catalogue has no more is taken off a kept photograph, which could not be drawn with it", async () => {
  device.rooms = () => ({ stones: { "marble/a": {} } });
  const lays = { 1: { stone: "marble/gone" }, 2: { stone: "marble/a" } };
  const aside = [
    { id: "1", lays: { 1: lays[1] } },
    { id: "2", lays },
  ];
  const kept = () => device.kept.resolve({ photograph: file("kept"), state: { lays, aside } });
  const { answer, opened, untilShown } = await start();
  await answer(kept);
  await untilShown("kept");
  expect(opened()).toEqual({ lays: { 2: lays[2] }, aside: [{ id: "2", lays: { 2: lays[2] } }] });
});

test("where it cannot be known which stones there are, a kept photograph opens as it is", async () => {
  device.rooms = () => {
    throw new Error("offline");
  };
  const state = { lays: { 1: { stone: "marble/gone" } }, aside: [] };
  const { answer, opened, untilShown } = await start();
  await answer(() => device.kept.resolve({ photograph: file("kept"), state }));
  await untilShown("kept");
  expect(opened()).toEqual(state);
});
