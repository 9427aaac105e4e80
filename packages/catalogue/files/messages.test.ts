import { expect, test } from "vitest";
import { inEveryLanguage, type Locale } from "../languages/locales.ts";
import { formatProblem } from "../problem.ts";
import { readContent } from "../read.ts";
import { problemsWith, writeTestContent } from "../testing/content.ts";
import { EN, SR } from "../testing/locales.ts";
import { checkMessages } from "./messages.ts";
import { parseSource } from "./source.ts";

/** What is told of a message in both languages; a text stands on line 2 of its file. */
function told(en: unknown, sr: unknown, part = "home", key = "home"): string[] {
  const source = (locale: string, text: unknown) =>
    parseSource(`messages/${locale}/${part}.json`, JSON.stringify({ [key]: text }, null, 2));
  const texts = new Map<Locale, unknown>([
    [EN, en],
    [SR, sr],
  ]);
  return checkMessages(
    inEveryLanguage((locale) => source(locale, texts.get(locale))),
    part,
  ).map(formatProblem);
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
    'messages/sr/home.json:2  home.lead: the Serbian text is missing; messages/en/home.json:4 has it  →  add "lead" here, or take it out there',
  ]);
});

test("a key spelt otherwise in one language", () => {
  expect(told({ title: "A" }, { titel: "A" })).toEqual([
    "messages/en/home.json:2  home.titel: the English text is missing; messages/sr/home.json:3 has it  →  rename home.title to home.titel",
    "messages/sr/home.json:2  home.title: the Serbian text is missing; messages/en/home.json:3 has it  →  rename home.titel to home.title",
  ]);
});

test("a text that is not ICU", () => {
  expect(told("Hello {name", "Zdravo")).toEqual([
    "messages/en/home.json:2  home: is not a valid message (EXPECT_ARGUMENT_CLOSING_BRACE)  →  compare its braces with {name} and {count, plural, one {…} other {…}}",
  ]);
});

test("a value that one language leaves out", () => {
  expect(told("Hello {name}", "Zdravo")).toEqual([
    "messages/en/home.json:2  home: {name} is missing in the other language  →  use the same values in both; there: none",
  ]);
  expect(told("<b>Hello</b>", "<i>Zdravo</i>")).toHaveLength(2);
});

test("plural forms that are missing or that the language does not have", () => {
  expect(told("{n, plural, other {#}}", "{n, plural, one {#} many {#} other {#}}")).toEqual([
    'messages/en/home.json:2  home: the plural of {n} has no form "one"  →  add one {…}; English needs one, other',
    'messages/sr/home.json:2  home: the plural of {n} has no form "few"  →  add few {…}; Serbian needs one, few, other',
    'messages/sr/home.json:2  home: the plural of {n} has a form "many" that Serbian does not use  →  take it out; the forms are one, few, other',
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

test("what the server says has values alone", () => {
  const toldOfBack = (en: string, sr: string) => told({ back: en }, { back: sr }, "server", "page");
  expect(toldOfBack("Back to {name}", "Nazad na {name}")).toEqual([]);
  expect(toldOfBack("{n, plural, one {#} other {#}}", "{n, plural, one {#} few {#} other {#}}")).toEqual([
    "messages/en/server.json:3  page.back: the server's answers and mails know no plural forms, choices or tags  →  write it with values alone, such as {name}",
    "messages/sr/server.json:3  page.back: the server's answers and mails know no plural forms, choices or tags  →  write it with values alone, such as {name}",
  ]);
});

test("so has what the server says of the form, in the words of its page; what the page alone says may have more", async () => {
  const problemsIn = (en: object, sr: object) =>
    problemsWith({
      "messages/en/contact.json": JSON.stringify(en),
      "messages/sr/contact.json": JSON.stringify(sr),
    });
  const limit = {
    en: "{limit, plural, one {#} other {#}}",
    sr: "{limit, plural, one {#} few {#} other {#}}",
  };
  const told = await problemsIn(
    {
      problems: { "too-long": limit.en, "said-by-page": limit.en },
      sent: { number: "<b>No.</b>", next: "<b>Soon.</b>" },
    },
    {
      problems: { "too-long": limit.sr, "said-by-page": limit.sr },
      sent: { number: "<b>Br.</b>", next: "<b>Uskoro.</b>" },
    },
  );
  expect(told.map((problem) => problem.split(": the server")[0])).toEqual([
    "content/messages/en/contact.json:1  problems.too-long",
    "content/messages/en/contact.json:1  sent.number",
    "content/messages/sr/contact.json:1  problems.too-long",
    "content/messages/sr/contact.json:1  sent.number",
  ]);
});

test("the messages of every language come compiled, by part", async () => {
  const dir = await writeTestContent({
    "messages/en/home.json": '{ "hero": { "count": "{n} of {m}" } }',
    "messages/sr/home.json": '{ "hero": { "count": "{n} od {m}" } }',
  });
  expect((await readContent(dir)).messages).toEqual({
    en: {
      common: { title: "Stone", menu: "Menu" },
      home: { hero: { count: [["n"], " of ", ["m"]] } },
    },
    sr: {
      common: { title: "Kamen", menu: "Meni" },
      home: { hero: { count: [["n"], " od ", ["m"]] } },
    },
  });
});

test("a part that one language lacks, and files that are no part of a language", async () => {
  const problems = await problemsWith({
    "messages/sr/common.json": null,
    "messages/de/common.json": "{}",
    "messages/en.json": "{}",
  });
  expect(problems).toEqual([
    "content/messages/de/common.json:1  messages are in messages/<language>/<part>.json  →  rename it, for example messages/en/common.json; languages are en, sr",
    "content/messages/en.json:1  messages are in messages/<language>/<part>.json  →  rename it, for example messages/en/common.json; languages are en, sr",
    "content/messages/sr/common.json:1  the file is missing: each part needs every language  →  write it after messages/en/common.json",
  ]);
});
