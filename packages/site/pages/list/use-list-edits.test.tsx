// @vitest-environment happy-dom

import { changeSavedList, savedList } from "@stoneyard/site/choice/saved-list.ts";
import { mount } from "@stoneyard/site/ui/testing/mount.tsx";
import { act, useRef } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { useListEdits } from "./use-list-edits.ts";

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
  expect([keys(), now().told]).toEqual([
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
