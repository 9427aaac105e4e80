import { expect, test } from "vitest";
import { createSearch, foldedForms, type SearchEntry } from "./search.ts";

const entry = (id: string, title: string, more: Partial<SearchEntry> = {}): SearchEntry => ({
  id,
  href: `/${id}`,
  title,
  family: "Mermer",
  aliases: "",
  rock: "krečnjak",
  colour: "crna",
  country: "Španija",
  picture: "",
  ...more,
});

const search = createSearch([
  entry("marble/nero-marquina", "Nero Marquina", { aliases: "Negro Marquina" }),
  entry("marble/carrara", "Carrara", {
    aliases: "Karara",
    colour: "bela",
    country: "Italija",
    rock: "mermer",
  }),
  entry("marble/kanfanar", "Kanfanar", { aliases: "Istarski žuti", colour: "bež", country: "Hrvatska" }),
  entry("granit/africa-red", "Africa Red", {
    family: "Granit",
    rock: "granit",
    colour: "crvena",
    country: "Južna Afrika",
  }),
  entry("granit/indija", "Juparana India", {
    family: "Granit",
    rock: "gnajs",
    colour: "smeđa",
    country: "Indija",
  }),
]);
const found = (query: string) => search(query).map((hit) => hit.title);

test.each([
  ["Nero Marquina", "Nero Marquina"],
  ["nero marqina", "Nero Marquina"],
  ["marq", "Nero Marquina"],
  ["karara", "Carrara"],
  ["zuti", "Kanfanar"],
  ["žuti", "Kanfanar"],
  ["juzna afrika", "Africa Red"],
  ["smedja", "Juparana India"],
  ["smeda", "Juparana India"],
  ["smeđa", "Juparana India"],
  ["crna krecnjak", "Nero Marquina"],
])("%s finds %s first", (query, title) => expect(found(query)[0]).toBe(title));

test("what no stone has finds nothing", () => expect(found("linoleum")).toEqual([]));

test("đ stands for both dj and d", () => expect(foldedForms("Smeđa")).toEqual(["smedja", "smeda"]));

test("what an unknown address may have meant comes nearest first", () => {
  expect(search.nearest("granit afrika red", 3)[0]?.title).toBe("Africa Red");
  expect(search.nearest("marble nerro markina", 3)[0]?.title).toBe("Nero Marquina");
});
