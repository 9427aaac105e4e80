// @vitest-environment happy-dom

import { happens, mount, pressButton } from "@stoneyard/site/ui/testing/mount.tsx";
import { act } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import type { Drawing } from "./use-drawing.ts";
import { VisitorPhotoEditor } from "./visitor-photo-editor.tsx";
import type { VisitorPhotoState } from "./visitor-photo-state.ts";

type Given = { drawn?: boolean; tool?: string; dispatch?: (action: object) => void };
type Drawn = {
  drawing: Drawing;
  isPresent: boolean;
  onStone: (stone: Uint8Array) => void;
  cancel: () => void;
  again: () => void;
};
const page = vi.hoisted(() => ({
  stage: {} as Given,
  stones: {} as Given,
  result: {} as Given,
  drawn: {} as Drawn,
  redraw: () => {},
}));
vi.mock("./use-drawing.ts", async () => {
  const { useState } = await import("react");
  return {
    useDrawing: ({ onStone }: Pick<Drawn, "onStone">) => {
      const [, count] = useState(0);
      Object.assign(page, { redraw: () => count((before) => before + 1) });
      page.drawn.onStone = onStone;
      return page.drawn;
    },
  };
});
vi.mock("./stage/photograph-stage.tsx", () => ({
  PhotographStage: ({ children, ...given }: Given & { children: React.ReactNode }) => {
    page.stage = given;
    return children;
  },
}));
vi.mock("./stones-panel.tsx", () => ({
  StonesPanel: (given: Given) => {
    page.stones = given;
    return null;
  },
}));
vi.mock("./result-tools.tsx", () => ({
  ResultTools: (given: Given) => {
    page.result = given;
    return null;
  },
}));
vi.mock("./surface-panel.tsx", () => ({ SurfacePanel: () => null }));
vi.mock("./saved-photograph.ts", () => ({ useSavedPhotograph: () => true }));
vi.mock("../rooms/rooms-data.ts", () => ({ loadRooms: async () => ({}) }));
vi.mock("@stoneyard/site/i18n/number-format.ts", () => ({
  useNumberFormat: () => (number: number) => number.toFixed(1),
}));
vi.mock("@stoneyard/site/i18n/translations.tsx", () => ({
  useTranslations: () => (key: string, values?: object) => key + (values ? JSON.stringify(values) : ""),
}));

const SURFACES = [{ id: "a" }, { id: "b" }] as never;
const EMPTY: VisitorPhotoState = {
  ...{ size: [160, 100], focal: 120, centre: [80, 50], surfaces: [], chosen: undefined },
  ...{ lays: {}, aside: [] },
};
const LAID = { ...EMPTY, surfaces: SURFACES, chosen: "a", lays: { a: { stone: "marble/a" } as never } };

beforeEach(() => {
  page.drawn = {
    ...{ drawing: { state: "empty" }, isPresent: false },
    ...{ onStone: () => {}, cancel: vi.fn(), again: vi.fn() },
  };
});

async function editor(opens: VisitorPhotoState) {
  const { place, unmount } = await mount(
    <VisitorPhotoEditor
      photograph={document.createElement("canvas")}
      opens={opens}
      saved={undefined}
      onDelete={() => {}}
    />,
  );
  const draws = (drawing: Drawing) =>
    act(async () => {
      page.drawn.drawing = drawing;
      page.drawn.isPresent = drawing.state === "drawn";
      page.redraw();
    });
  const shown = () => [page.stage.drawn, page.result.drawn];
  const off = () => [...place.querySelectorAll("[aria-disabled=true]")].map((each) => each.textContent);
  const status = () => place.querySelector("[role=status]")?.textContent;
  const key = (init: KeyboardEventInit, target: EventTarget = document.body) =>
    happens(target, new KeyboardEvent("keydown", { bubbles: true, ...init }));
  return { place, unmount, draws, shown, off, status, key };
}

const DRAWN: Drawing = { state: "drawn", seconds: 2.34, of: { surfaces: [], lays: {} } };

test("a result is offered once it is drawn, and seen but not offered while it is drawn again; without stones there is none", async () => {
  const laid = await editor(LAID);
  expect(laid.shown()).toEqual([false, false]);
  await laid.draws({ state: "working", step: 1 });
  expect([laid.shown(), page.stones.drawn]).toEqual([[false, false], false]);
  await act(async () => page.drawn.onStone(Uint8Array.of(255)));
  expect(laid.shown()).toEqual([true, false]);
  const other = await editor({ ...LAID, lays: {} });
  await other.draws(DRAWN);
  expect(other.shown()).toEqual([false, false]);
  const drawn = await editor(LAID);
  await drawn.draws(DRAWN);
  expect([drawn.shown(), page.stones.drawn]).toEqual([[true, true], true]);
});

test("one looks at a photograph that opens with stones, or once a stone is laid, and draws lines on another", async () => {
  await editor(LAID);
  expect(page.stage.tool).toBe("look");
  await editor({ ...EMPTY, surfaces: SURFACES, chosen: "a" });
  expect(page.stage.tool).toBe("lines");
  await act(async () => page.stones.dispatch?.({ type: "slab-turned" }));
  expect(page.stage.tool).toBe("lines");
  await act(async () => page.stones.dispatch?.({ type: "stone-laid", stone: "marble/b" }));
  expect(page.stage.tool).toBe("look");
});

test("what is drawn is told in words, with a way to stop and to try again", async () => {
  const { draws, status, place } = await editor(LAID);
  expect(status()).toBe("");
  await draws({ state: "working", step: 2 });
  const progress = place.querySelector("progress");
  expect([status(), progress?.value, progress?.max]).toEqual(["working", 2, 5]);
  await pressButton(place, "cancel");
  expect(page.drawn.cancel).toHaveBeenCalledTimes(1);
  for (const state of ["cancelled", "failed"] as const) {
    await draws({ state });
    expect(status()).toBe(state);
    await pressButton(place, "again");
  }
  expect(page.drawn.again).toHaveBeenCalledTimes(2);
  await draws(DRAWN);
  expect([status(), place.querySelector("progress")]).toEqual(['drawn{"seconds":"2.3"}', null]);
});

test("who stops and tries again by the keyboard keeps the focus there, and comes to what is said once it is drawn", async () => {
  const { draws, place } = await editor(LAID);
  const focused = () => document.activeElement?.textContent;
  await draws({ state: "working", step: 1 });
  [...place.querySelectorAll("button")].find((each) => each.textContent === "cancel")?.focus();
  await draws({ state: "cancelled" });
  expect(focused()).toBe("again");
  await draws({ state: "working", step: 1 });
  expect(focused()).toBe("cancel");
  await draws(DRAWN);
  expect(focused()).toBe('drawn{"seconds":"2.3"}');
  document.body.focus();
});

test("keys undo and do again, but for those in a field, which belong to it", async () => {
  const { off, key, place } = await editor({ ...EMPTY, surfaces: SURFACES, chosen: "a" });
  expect(off()).toEqual(["undo", "redo"]);
  await act(async () => page.stones.dispatch?.({ type: "stone-laid", stone: "marble/b" }));
  expect(off()).toEqual(["redo"]);
  const field = place.appendChild(document.createElement("input"));
  await key({ key: "z", ctrlKey: true }, field);
  await key({ key: "z" });
  expect(off()).toEqual(["redo"]);
  await key({ key: "z", ctrlKey: true });
  expect(off()).toEqual(["undo"]);
  await key({ key: "З", metaKey: true, shiftKey: true });
  expect(off()).toEqual(["redo"]);
  // In a choice there is nothing to undo but the page's.
  field.type = "radio";
  await key({ key: "z", ctrlKey: true }, field);
  expect(off()).toEqual(["undo"]);
});

test("once the photograph is gone its keys are the browser's again", async () => {
  const { unmount } = await editor(EMPTY);
  const press = () => {
    const event = new KeyboardEvent("keydown", { key: "z", ctrlKey: true, bubbles: true, cancelable: true });
    document.body.dispatchEvent(event);
    return event.defaultPrevented;
  };
  const before = await act(async () => press());
  await unmount();
  expect([before, press()]).toEqual([true, false]);
});
