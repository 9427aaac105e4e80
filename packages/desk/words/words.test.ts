import { KINDS } from "@stoneyard/catalogue/kinds.ts";
import { TEST_CONTENT, writeTestContent } from "@stoneyard/catalogue/testing/content.ts";
import { expect, test } from "vitest";
import { z } from "zod";
import { problemsOf } from "../drafts/desk-content.ts";
import type { Schema } from "../screens/fields/schema-form.ts";
import { VIEWS } from "../straighten/views.ts";
import { fieldLabel, hintWords, pathLabel } from "./fields.ts";
import { problemWords } from "./problems.ts";
import { SCREEN_WORDS, viewName } from "./screens.ts";

/** The kinds that an owner changes often; the rules behind them keep the words of their own guide. */
const OFTEN = [
  "site",
  "home",
  "about",
  "interiors",
  "gallery",
  "tables",
  "family",
  "stone",
  "accessory",
  "project",
];

const UNNAMED = Symbol();

function inside(schema: Schema): [string | typeof UNNAMED, Schema][] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return [[UNNAMED, schema.def.innerType]];
  if (schema instanceof z.ZodArray) return [[UNNAMED, schema.element]];
  if (schema instanceof z.ZodRecord) return [[UNNAMED, schema.valueType]];
  if (schema instanceof z.ZodUnion) return schema.options.map((option) => [UNNAMED, option]);
  return schema instanceof z.ZodObject ? Object.entries(schema.shape) : [];
}

function allInside(schema: Schema): [string | typeof UNNAMED, Schema][] {
  return inside(schema).flatMap((each): [string | typeof UNNAMED, Schema][] => [each, ...allInside(each[1])]);
}

test("every field of every kind has a label in both languages", () => {
  const missing = Object.entries(KINDS).flatMap(([kind, { schema }]) =>
    allInside(schema).flatMap(([key]) =>
      typeof key === "string" && [fieldLabel(key, "en", kind), fieldLabel(key, "sr", kind)].includes(key)
        ? [key]
        : [],
    ),
  );
  // Values of schemas that are keys too are named by facets.yaml.
  expect([...new Set(missing)]).toEqual([]);
});

test("a language is called as at the head of a line", () => {
  expect([fieldLabel("sr", "sr"), fieldLabel("sr", "en")]).toEqual(["Srpski", "Serbian"]);
});

test("a field is called as its kind calls it, and a place in a list is counted from 1", () => {
  expect([fieldLabel("title", "sr", "stone"), fieldLabel("title", "sr")]).toEqual(["Naziv", "Naslov"]);
  expect(pathLabel(["openingHours", 0, "", "spans"], "en")).toBe("Opening hours · 1 · Hours");
});

test("every hint of what is changed often is there in Serbian", () => {
  const missing = OFTEN.flatMap((kind) =>
    allInside(KINDS[kind]?.schema ?? z.never()).flatMap(([, schema]) => {
      const hint = z.globalRegistry.get(schema)?.description;
      return hint !== undefined && hintWords(hint, "sr") === undefined ? [hint] : [];
    }),
  );
  expect([...new Set(missing)]).toEqual([]);
});

test("a mistake is told at its field in the language of the desk", () => {
  const price = {
    file: "content/stones/marble/carrara.yaml",
    line: 3,
    path: ["price", "from"],
    message:
      'price › from: must be a whole number of dinars without dots, spaces or currency, for example 20400, not "20.400,00"',
    fix: "write 20400",
  };
  expect(problemWords(price, "en")).toBe(
    'Must be a whole number of dinars without dots, spaces or currency, for example 20400, not "20.400,00" – write 20400.',
  );
  expect(problemWords(price, "sr")).toBe(
    "Mora biti ceo broj dinara, bez tačaka i valute, na primer 20400, a ne „20.400,00“.",
  );
  expect(problemWords({ ...price, message: "price: has no unit" }, "en")).toBe("Has no unit – write 20400.");
  const missing = { ...price, path: ["title"], message: "title: is missing", fix: 'add the line "title: …"' };
  expect(problemWords(missing, "sr")).toBe("Nedostaje.");
  const unchosen = {
    ...price,
    message: 'price › from: "" is not one of included, excluded',
    fix: "write one of them",
  };
  expect(problemWords(unchosen, "en")).toBe("Choose one.");
  expect(problemWords(unchosen, "sr")).toBe("Izaberite jednu mogućnost.");
  const other = { ...price, path: ["vat"], message: 'vat: "a" is not one of "b", "c"' };
  expect(problemWords(other, "sr")).toBe("„a“ nije među mogućim vrednostima: „b“, „c“.");
  const unknown = { ...price, path: [], message: "something new", fix: "mend it" };
  expect(problemWords(unknown, "sr")).toBe("Something new – mend it.");
});

test("every word of the screens is there in both languages", () => {
  for (const [key, english] of Object.entries(SCREEN_WORDS.en)) {
    const serbian = SCREEN_WORDS.sr[key as keyof typeof SCREEN_WORDS.sr];
    expect(english?.trim(), key).toBeTruthy();
    expect(serbian?.trim(), key).toBeTruthy();
    const places = (text: string) => text.match(/\{\w+\}/g)?.sort() ?? [];
    expect(places(serbian), key).toEqual(places(english));
  }
});

test("each view of a stone has its name", () => {
  const words = new Proxy(SCREEN_WORDS.en, { get: (_, key) => key });
  expect(VIEWS.map((view) => viewName(view, words))).toEqual([
    "viewSlab",
    "viewSecond",
    "viewThird",
    "viewClose",
  ]);
});

test("mistakes that cross files are told in Serbian", async () => {
  const family = TEST_CONTENT["families/marble.yaml"] ?? "";
  const dir = await writeTestContent({
    "families/marble.yaml": `${family.replace("cover: carrara", "cover: none")}retired:\n  - { slug: carrara, instead: onyx/none }\n`,
    "families/onyx.yaml": (TEST_CONTENT["families/onyx.yaml"] ?? "").replace("position: 2", "position: 1"),
    "stones/granit/unlisted.yaml": TEST_CONTENT["stones/granit/tan-brown.yaml"] ?? "",
    "home.yaml": (TEST_CONTENT["home.yaml"] ?? "")
      .replace("[marble, granit, onyx]", "[marble, granit, slate]")
      .replace("[101, 102", "[999, 102")
      .replace("href: /portfolio", "href: /nowhere")
      .replace("stone: marble/carrara", "stone: marble/none"),
    "brand/icon.svg":
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 8"><text>A</text><script>1</script></svg>',
    "brand/brand.yaml": (TEST_CONTENT["brand/brand.yaml"] ?? "").replace("#25449f", "#c8a45c"),
    "prose/privacy.sr.md": null,
    "brand/icons.svg": "<svg/>",
  });
  const problems = await problemsOf(dir);
  expect(problems.length).toBeGreaterThan(12);
  const english = problems
    .map((problem) => problemWords(problem, "sr"))
    .filter((said) => /\b(the|there|is|not|has|no|and)\b/.test(said));
  expect(english).toEqual([]);
});
