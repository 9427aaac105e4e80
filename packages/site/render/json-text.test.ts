import { expect, test } from "vitest";
import { jsonText } from "./json-text.ts";

test("plain data are written as JSON, without what has no value", () => {
  const data = { title: "Magma", sizes: [1, 2.5], first: null, second: undefined, deep: { is: true } };
  expect(jsonText(data)).toBe('{"title":"Magma","sizes":[1,2.5],"first":null,"deep":{"is":true}}');
});

test.each([
  ["a date", new Date(0)],
  ["a map", new Map()],
  ["a set", new Set()],
  ["a function", () => 1],
  ["no number", Number.NaN],
  ["a big integer", 1n],
  ["an instance", new (class Stone {})()],
  ["a gap in a list", [undefined]],
])("%s is refused, with its place", (_, value) => {
  expect(() => jsonText({ stone: { value } })).toThrow(/"(value|0)" of a page's data is no JSON/);
});
