import { expect, test } from "vitest";
import { checkMessages, messageKeys } from "./messages.ts";
import { formatProblem } from "./problem.ts";
import { parseSource } from "./source.ts";

/** What is told of a message in both languages; each stands on line 2 of its file. */
function told(en: unknown, sr: unknown): string[] {
  const source = (locale: string, text: unknown) =>
    parseSource(`messages/${locale}.json`, JSON.stringify({ home: text }, null, 2));
  return checkMessages({ en: source("en", en), sr: source("sr", sr) }).map(formatProblem);
}

test("good messages pass", () => {
  expect(told("Hello {name}", "Zdravo, {name}")).toEqual([]);
  expect(
    told(
      "{count, plural, =0 {none} one {# slab} other {# slabs}} <b>of {name}</b>",
      "{count, plural, =0 {nijedna} one {# ploča} few {# ploče} other {# ploča}} <b>od {name}</b>",
    ),
  ).toEqual([]);
});

test("a key that one language lacks", () => {
  expect(told({ title: "A", lead: "B" }, { title: "A" })).toEqual([
    'messages/sr.json:2  home.lead: the Serbian text is missing; messages/en.json:4 has it  →  add "lead" here, or take it out there',
  ]);
});

test("a key spelt otherwise in one language", () => {
  expect(told({ title: "A" }, { titel: "A" })).toEqual([
    "messages/en.json:2  home.titel: the English text is missing; messages/sr.json:3 has it  →  rename home.title to home.titel",
    "messages/sr.json:2  home.title: the Serbian text is missing; messages/en.json:3 has it  →  rename home.titel to home.title",
  ]);
});

test("a text that is not ICU", () => {
  expect(told("Hello {name", "Zdravo")).toEqual([
    "messages/en.json:2  home: is not a valid message (EXPECT_ARGUMENT_CLOSING_BRACE)  →  compare its braces with {name} and {count, plural, one {…} other {…}}",
  ]);
});

test("a value that one language leaves out", () => {
  expect(told("Hello {name}", "Zdravo")).toEqual([
    "messages/en.json:2  home: {name} does not stand in the other language  →  use the same values in both; there: none",
  ]);
  expect(told("<b>Hello</b>", "<i>Zdravo</i>")).toHaveLength(2);
});

test("plural forms that are missing or that the language does not have", () => {
  expect(told("{n, plural, other {#}}", "{n, plural, one {#} many {#} other {#}}")).toEqual([
    'messages/en.json:2  home: the plural of {n} has no form "one"  →  add one {…}; English needs one, other',
    'messages/sr.json:2  home: the plural of {n} has no form "few"  →  add few {…}; Serbian needs one, few, other',
    'messages/sr.json:2  home: the plural of {n} has a form "many" that Serbian does not use  →  take it out; the forms are one, few, other',
  ]);
});

test("plurals inside tags and choices are found too", () => {
  expect(
    told(
      "<b>{n, plural, one {#} other {#}}</b>{who, select, she {{m, plural, one {#} other {#}}} other {}}",
      "<b>{n, plural, one {#} other {#}}</b>{who, select, she {{m, plural, one {#} other {#}}} other {}}",
    ),
  ).toHaveLength(2);
});

test("a message that is no text", () => {
  expect(told(7, " ")).toHaveLength(2);
});

test("keys are told in the order of the file", () => {
  const source = parseSource("messages/en.json", '{ "b": { "c": "1", "a": "2" }, "a": "3" }');
  expect(messageKeys(source)).toEqual(["b.c", "b.a", "a"]);
});
