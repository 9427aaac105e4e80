// @vitest-environment happy-dom

import { mount, pressButton } from "@stoneyard/site/ui/testing/mount.tsx";
import type { ComponentProps } from "react";
import { expect, test, vi } from "vitest";
import { ResultTools } from "./result-tools.tsx";

vi.mock("@stoneyard/site/i18n/translations.tsx", () => ({ useTranslations: () => (key: string) => key }));
vi.mock("@stoneyard/site/shell/link.tsx", () => ({ Link: () => null }));
vi.mock("@stoneyard/site/i18n/localized.tsx", () => ({ useLocalizedPath: () => (path: string) => path }));
const draft = vi.hoisted(() => ({
  hasRoom: true,
  hasRoomFor: vi.fn(async () => draft.hasRoom),
  takeBackFiles: vi.fn(),
  bringFiles: vi.fn(async () => true),
}));
vi.mock("@stoneyard/site/choice/enquiry-draft.ts", () => draft);
vi.mock("./saved-photograph.ts", () => ({
  broughtFiles: async () => ["former.jpg"],
  noteBroughtFiles: async () => true,
}));

const focused = () => document.activeElement?.textContent;

async function tools(drawn: object = {}) {
  const onDelete = vi.fn();
  const state = { surfaces: [], lays: { 1: { stone: "granit/magma" } }, size: [8, 5], ...drawn };
  const [photograph, current] = [document.createElement("canvas"), document.createElement("canvas")];
  const given: object = { state, data: undefined, photograph, result: { current }, onDelete };
  const props = given as ComponentProps<typeof ResultTools>;
  const { place, draw } = await mount(<ResultTools {...props} drawn />);
  return { place, onDelete, drawsAgain: () => draw(<ResultTools {...props} drawn={false} />) };
}

test.each([
  ["delete", "deleteNo"],
  ["askWith", "askWithNo"],
])("%s asks first, where the focus is, and a no gives it back", async (act, no) => {
  const { place, onDelete } = await tools();
  const button = [...place.querySelectorAll("button")].find(({ textContent }) => textContent === act);
  button?.focus();
  await pressButton(place, act);
  expect(focused()).toContain(no);
  await pressButton(place, no);
  expect(focused()).toBe(act);
  expect(onDelete).not.toHaveBeenCalled();
});

test("the photograph is deleted after a yes", async () => {
  const { place, onDelete } = await tools();
  await pressButton(place, "delete");
  expect(onDelete).not.toHaveBeenCalled();
  await pressButton(place, "deleteYes");
  expect(onDelete).toHaveBeenCalledOnce();
});

test("photograph and preview go with the enquiry where its draft has room, and else push nothing out of it", async () => {
  vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation((take) => take(new Blob(["x"])));
  const context: object = { fillRect() {}, drawImage() {}, fillText() {} };
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(context as CanvasRenderingContext2D);
  const go = vi.spyOn(location, "assign").mockReturnValue();
  const { place } = await tools();
  await pressButton(place, "askWith");
  draft.hasRoom = false;
  await pressButton(place, "askWithYes");
  await vi.waitFor(() => expect(place.querySelector("[role=alert]")?.textContent).toMatch(/^askWithFull/));
  expect(draft.hasRoomFor).toHaveBeenCalledWith([expect.any(File), expect.any(File)], ["former.jpg"]);
  expect([draft.takeBackFiles, draft.bringFiles, go].map(({ mock }) => mock.calls.length)).toEqual([0, 0, 0]);
  draft.hasRoom = true;
  await pressButton(place, "askWithYes");
  await vi.waitFor(() => expect(go.mock.calls).toEqual([["/contact?about=granit/magma"]]));
  expect(draft.takeBackFiles).toHaveBeenCalledWith(["former.jpg"]);
  vi.restoreAllMocks();
});

test("a preview of former stones is neither saved nor sent, also where the question is open", async () => {
  const { place, drawsAgain } = await tools();
  const isOff = (name: string) => {
    const button = [...place.querySelectorAll("button")].find(({ textContent }) => textContent === name);
    return button?.getAttribute("aria-disabled") === "true";
  };
  await pressButton(place, "askWith");
  expect([isOff("save"), isOff("askWithYes")]).toEqual([false, false]);
  await drawsAgain();
  expect([isOff("save"), isOff("askWithYes")]).toEqual([true, true]);
});

test("where nothing can be copied the link stands in the address, and is not taken for one that was pasted", async () => {
  const replaced = vi.spyOn(history, "replaceState");
  const { place } = await tools({ surfaces: [{ id: "1" }] });
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("not allowed"));
  await pressButton(place, "share");
  await vi.waitFor(() => expect(location.hash).toMatch(/^#recipe=/));
  // The page listens for a change by the visitor.
  expect(replaced).toHaveBeenCalledOnce();
});
