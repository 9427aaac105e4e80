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

test.each([
  ["title: &title\n  en: *title\n", ["2  *title"]],
  ["title: &t { en: A, sr: B }\nlead: *t\nnote: *t\n", ["2  *t", "3  *t"]],
  ["size: &s { width: 1 }\nother:\n  <<: *s\n  height: 2\n", ["3  *s"]],
  ["title: *New\n", ["1  *New"]],
])("an alias is told, as a change of its value would be one of all that repeat it: %j", (written, told) => {
  const { value, problems } = parseSource("content/x.yaml", written);
  expect(value).toBeUndefined();
  expect(problems.map(formatProblem)).toEqual(
    told.map(
      (each) =>
        `content/x.yaml:${each} stands for a value that is written elsewhere  →  write that value here as well, and put a text that begins with * in quotes`,
    ),
  );
});

test("signs of YAML within a text, and an anchor that nothing repeats, are no mistake", () => {
  expect(parseSource("x.yaml", "a: 3 * 4 & 5\nb: '*new*'\nc: &c d\n")).toMatchObject({
    value: { a: "3 * 4 & 5", b: "*new*", c: "d" },
    problems: [],
  });
});
