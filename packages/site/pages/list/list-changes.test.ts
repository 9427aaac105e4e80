import { expect, test } from "vitest";
import { added, addressed, counted, moved, noted, restored, without } from "./use-list-edits.ts";

const LIST = [{ key: "a/1" }, { key: "b/2", note: "for the island" }, { key: "c/3" }];
const keys = (items: readonly { key: string }[]) => items.map(({ key }) => key).join(" ");

test("an item moves by one place, and stays at an end", () => {
  expect(keys(moved(LIST, "a/1", 1))).toBe("b/2 a/1 c/3");
  expect(keys(moved(LIST, "c/3", -1))).toBe("a/1 c/3 b/2");
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
  expect(keys(items)).toBe("a/1 c/3");
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
  expect(keys(restored([{ key: "b/2" }], removed))).toBe("b/2");
});

test("a shared list is added behind one's own, nothing twice, no note touched", () => {
  expect(added(LIST, ["c/3", "d/4", "b/2"])).toEqual([...LIST, { key: "d/4" }]);
  expect(added(LIST, ["c/3?count=5", "d/4?count=2"])).toEqual([...LIST, { key: "d/4", count: 2 }]);
});
