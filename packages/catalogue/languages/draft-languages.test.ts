import { expect, test } from "vitest";
import { EN, SR } from "../testing/locales.ts";
import { withDrafts, withMessagesOf } from "./draft-languages.ts";
import type { Locale } from "./locales.ts";

const DE = "de" as string as Locale;
const CONTENT = { title: { en: "Slate", de: "Schiefer" }, rows: [{ caption: { en: "Roof" } }], width: 20 };

test("what a draft lacks stands in the default language", () => {
  expect(withDrafts(CONTENT, { all: [EN, DE], drafts: [DE], omitted: [] })).toEqual({
    title: { en: "Slate", de: "Schiefer" },
    rows: [{ caption: { en: "Roof", de: "Roof" } }],
    width: 20,
  });
});

test("a counted word has as many forms as the draft needs, and what follows it", () => {
  const noun = (forms: object) => ({
    noun: { [EN]: { one: "slab", other: "slabs", of: "of stone" }, ...forms },
  });
  expect(withDrafts(noun({}), { all: [EN, SR], drafts: [SR], omitted: [] })).toEqual(
    noun({ [SR]: { one: "slab", few: "slabs", other: "slabs", of: "of stone" } }),
  );
});

test("a phrase for one and for several has the forms of a phrase in each language", () => {
  const forms = { one: "resists lemon", other: "resist lemon" };
  expect(withDrafts({ phrase: { [EN]: forms } }, { all: [EN, SR], drafts: [SR], omitted: [] })).toEqual({
    phrase: { [EN]: forms, [SR]: forms },
  });
});

test("an omitted draft leaves nothing behind, and without drafts a value is the same", () => {
  expect(withDrafts(CONTENT, { all: [EN], drafts: [], omitted: ["de"] })).toEqual({
    title: { en: "Slate" },
    rows: [{ caption: { en: "Roof" } }],
    width: 20,
  });
  expect(withDrafts(CONTENT, { all: [EN], drafts: [], omitted: [] })).toBe(CONTENT);
});

test("messages of a draft are its own where it has them", () => {
  const english = { menu: "Menu", form: { send: "Send", name: "Name" } };
  expect(withMessagesOf(english, { form: { send: "Senden" } })).toEqual({
    menu: "Menu",
    form: { send: "Senden", name: "Name" },
  });
});
