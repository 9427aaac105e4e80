import { expect, test } from "vitest";
import { formatProblem } from "../problem.ts";
import { parseSource } from "./source.ts";

test.each([
  ['{\n  "title": "Kamen",\n}\n', "sr.json:2  there is a comma after the last entry  →  take it out"],
  [
    '{\n  "title": Kamen\n}\n',
    "sr.json:2  the file cannot be read as JSON: Kamen stands without quotes  →  put it in double quotes",
  ],
  [
    '{\n  "one": "Kamen, } beli"\n  "two": "Ploča"\n}\n',
    "sr.json:3  the file cannot be read as JSON: a comma between two entries is missing, or the bracket at their end  →  compare the commas, quotes and braces of this line and the one above with the other lines",
  ],
  [
    '{\n  "one" "Kamen"\n}\n',
    "sr.json:2  the file cannot be read as JSON: a colon is missing between a name and its text  →  compare the commas, quotes and braces of this line and the one above with the other lines",
  ],
  [
    '{\n  "title":\n',
    "sr.json:3  the file cannot be read as JSON: it ends before its brackets are closed  →  compare the commas, quotes and braces of this line and the one above with the other lines",
  ],
])("what is not JSON is told with its line: %j", (written, told) => {
  const { problems, value } = parseSource("sr.json", written);
  expect(problems.map(formatProblem)).toEqual([told]);
  expect(value).toBeUndefined();
});

test("texts may hold what is a sign elsewhere", () => {
  expect(parseSource("sr.json", '{ "a": "b, } c, ] \\" d", "e": [1, true, null] }').problems).toEqual([]);
});

test("an alias of what it stands in is told, as it would go on for ever", () => {
  const { value, problems } = parseSource("content/x.yaml", "title: &title\n  en: *title\n");
  expect([value, problems.map(formatProblem)]).toEqual([
    undefined,
    [
      "content/x.yaml:1  the aliases (*name) of this file multiply into more than can be read  →  write each value where it belongs, without & and *",
    ],
  ]);
});
