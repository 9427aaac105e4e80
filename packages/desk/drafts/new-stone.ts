import { applyEdits, type FileEdit } from "@stoneyard/catalogue/editing/file-edit.ts";
import { isMapValue, readValue, valueAt } from "@stoneyard/catalogue/editing/marked-value.ts";
import type { Path } from "@stoneyard/catalogue/files/source.ts";
import { LOCALES } from "@stoneyard/catalogue/languages/locales.ts";

/** Values of one stone alone, which a similar stone does not take over. */
const OWN = [
  "formerAddresses",
  "origin",
  "photograph",
  "look",
  "slab",
  "rooms",
  "stains",
  "suitability",
  "technical",
  "singleSlabs",
  "stock",
  "price",
];

/** Values taken over from a similar stone, as samples. */
const TO_LOOK_AT: readonly Path[] = [
  ...LOCALES.flatMap((locale): Path[] => [
    ["rock", locale],
    ["description", locale],
  ]),
  ["colours", "ground"],
  ["colours", "second"],
  ["colours", "accent"],
  ["colourGroup"],
  ["pattern"],
  ["frost"],
  ["acid"],
];

/** The file of a new stone after a similar one: facts of one stone alone are left out, the others are samples. */
export function stoneLike(similar: string, title: string): string {
  const value = readValue(similar);
  const edits: FileEdit[] = [
    { kind: "set", path: ["title"], value: title },
    { kind: "set", path: ["aliases"], value: [] },
    ...OWN.filter((key) => valueAt(value, [key]) !== null).map(
      (key): FileEdit => ({ kind: "remove", path: [key] }),
    ),
    ...TO_LOOK_AT.filter((path) => valueAt(value, path) !== null).map(
      (path): FileEdit => ({ kind: "mark", path, isSample: true }),
    ),
  ];
  return applyEdits("stone.yaml", similar, edits);
}

/**
 * The family's file with the new stone at the end of its list. A stone that returns has its old address again. The first
 * stone of a family becomes its cover.
 */
export function familyWith(written: string, slug: string): string {
  const value = readValue(written);
  const listOf = (key: string) => {
    const list = valueAt(value, [key]);
    return Array.isArray(list) ? list : [];
  };
  const retired = listOf("retired");
  const at = retired.findIndex((entry) => isMapValue(entry) && entry.slug === slug);
  const isLast = retired.length === 1;
  return applyEdits("family.yaml", written, [
    { kind: "insert", path: ["stones"], at: listOf("stones").length, value: slug },
    ...(listOf("stones").length === 0 ? [{ kind: "set" as const, path: ["cover"], value: slug }] : []),
    ...(at < 0 ? [] : [{ kind: "remove" as const, path: isLast ? ["retired"] : ["retired", at] }]),
  ]);
}
