import type { FileEdit } from "@stoneyard/catalogue/editing/file-edit.ts";
import { expect, test } from "vitest";
import { editedValue } from "./field-store.ts";

test.each<[FileEdit, unknown]>([
  [
    { kind: "set", path: ["a", "x"], value: 7 },
    { a: { x: 7, y: 2 }, l: ["p", "q", "r", "s"] },
  ],
  [
    { kind: "set", path: ["n", "m"], value: 7 },
    { a: { x: 1, y: 2 }, l: ["p", "q", "r", "s"], n: { m: 7 } },
  ],
  [
    { kind: "set", path: ["l", 1], value: "b" },
    { a: { x: 1, y: 2 }, l: ["p", "b", "r", "s"] },
  ],
  [
    { kind: "remove", path: ["a", "x"] },
    { a: { y: 2 }, l: ["p", "q", "r", "s"] },
  ],
  [
    { kind: "remove", path: ["l", 1] },
    { a: { x: 1, y: 2 }, l: ["p", "r", "s"] },
  ],
  [
    { kind: "insert", path: ["l"], at: 1, value: "b" },
    { a: { x: 1, y: 2 }, l: ["p", "b", "q", "r", "s"] },
  ],
  [
    { kind: "move", path: ["l"], from: 0, to: 2 },
    { a: { x: 1, y: 2 }, l: ["q", "r", "p", "s"] },
  ],
  [
    { kind: "move", path: ["l"], from: 3, to: 1 },
    { a: { x: 1, y: 2 }, l: ["p", "s", "q", "r"] },
  ],
  [
    { kind: "mark", path: ["a"], isSample: true },
    { a: { x: 1, y: 2 }, l: ["p", "q", "r", "s"] },
  ],
])("of a new entry, after %j it is %j", (edit, after) => {
  expect(editedValue({ a: { x: 1, y: 2 }, l: ["p", "q", "r", "s"] }, [edit])).toEqual(after);
});
