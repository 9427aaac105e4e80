// @vitest-environment happy-dom

import { changeSavedList, savedList } from "@stoneyard/site/choice/saved-list.ts";
import { mount } from "@stoneyard/site/ui/testing/mount.tsx";
import { act, useRef } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import {
  added,
  addressed,
  counted,
  moved,
  noted,
  restored,
  useListEdits,
  without,
} from "./use-list-edits.ts";

vi.mock("@stoneyard/site/i18n/translations.tsx", () => ({
  useTranslations: () => (key: string, values: object) => `${key} ${JSON.stringify(values)}`,
}));
const ITEMS = [{ key: "marble/a" }, { key: "granit/b", note: "floor", count: 2 }, { key: "onyx/c" }];
beforeEach(() => void changeSavedList(() => ITEMS));
const keys = () => savedList().items.map(({ key }) => key);

async function edits() {
  let state: ReturnType<typeof useListEdits> | undefined;
  function Page() {
    const button = useRef<HTMLButtonElement>(null);
    state = useListEdits((key) => key.toUpperCase());
    return (
      <>
        <section ref={state.list} tabIndex={-1} />
        <button ref={button} type="button" id="move" />
        <button ref={state.undo} type="button" id="undo" />
      </>
    );
  }
  const { place } = await mount(<Page />);
  return { place, now: () => state as ReturnType<typeof useListEdits> };
}

test("a thing goes one place up or down, which is told, with focus on what was pressed", async () => {
  const { place, now } = await edits();
  const button = place.querySelector("#move") as HTMLElement;
  await act(async () => now().move("granit/b", -1, button));
  expect([keys(), now().announcement]).toEqual([
    ["granit/b", "marble/a", "onyx/c"],
    'moved {"name":"GRANIT/B","place":1,"count":3}',
  ]);
  expect(document.activeElement).toBe(button);
  await act(async () => now().move("granit/b", -1, button));
  expect(keys()[0]).toBe("granit/b");
});

test("what is taken out comes back to its place whole, once, with focus on the way back and then the list", async () => {
  const { place, now } = await edits();
  await act(async () => now().remove(["marble/a"]));
  await act(async () => now().remove(["granit/b"]));
  expect([keys(), document.activeElement]).toEqual([["onyx/c"], place.querySelector("#undo")]);
  expect(now().removed).toEqual([{ item: ITEMS[1], place: 0 }]);
  await act(async () => now().putBack());
  expect(savedList().items).toEqual([ITEMS[1], ITEMS[2]]);
  expect([document.activeElement, now().removed]).toEqual([place.querySelector("section"), []]);
  await act(async () => now().putBack());
  expect(keys()).toHaveLength(2);
});

const LIST = [{ key: "a/1" }, { key: "b/2", note: "for the island" }, { key: "c/3" }];
const listChangesKeys = (items: readonly { key: string }[]) => items.map(({ key }) => key).join(" ");

test("an item moves by one place, and stays at an end", () => {
  expect(listChangesKeys(moved(LIST, "a/1", 1))).toBe("b/2 a/1 c/3");
  expect(listChangesKeys(moved(LIST, "c/3", -1))).toBe("a/1 c/3 b/2");
  expect(moved(LIST, "a/1", -1)).toBe(LIST);
  expect(moved(LIST, "c/3", 1)).toBe(LIST);
  expect(moved(LIST, "gone/0", 1)).toBe(LIST);
});

test("a note is written and wiped", () => {
  expect(noted(LIST, "a/1", "first")[0]).toEqual({ key: "a/1", note: "first" });
  expect(noted(LIST, "b/2", "")[1]).toEqual({ key: "b/2" });
});

test("several pieces are counted, one goes without saying, and a note stays", () => {
  const three = counted(LIST, "b/2", 3);
  expect(three[1]).toEqual({ key: "b/2", note: "for the island", count: 3 });
  expect(noted(three, "b/2", "")[1]).toEqual({ key: "b/2", count: 3 });
  expect(counted(three, "b/2", 1)).toEqual(LIST);
  expect(addressed(three)).toEqual(["a/1", "b/2?count=3", "c/3"]);
});

test("what is taken off comes back to its place, with its note", () => {
  const { items, removed } = without(LIST, ["b/2"]);
  expect(listChangesKeys(items)).toBe("a/1 c/3");
  expect(restored(items, removed)).toEqual(LIST);
  const emptied = without(
    LIST,
    LIST.map(({ key }) => key),
  );
  expect(emptied.items).toEqual([]);
  expect(restored([{ key: "d/4" }], emptied.removed).map(({ key }) => key)).toEqual([
    "a/1",
    "b/2",
    "c/3",
    "d/4",
  ]);
  expect(listChangesKeys(restored([{ key: "b/2" }], removed))).toBe("b/2");
});

test("a shared list is added behind one's own, nothing twice, no note touched", () => {
  expect(added(LIST, ["c/3", "d/4", "b/2"])).toEqual([...LIST, { key: "d/4" }]);
  expect(added(LIST, ["c/3?count=5", "d/4?count=2"])).toEqual([...LIST, { key: "d/4", count: 2 }]);
});
