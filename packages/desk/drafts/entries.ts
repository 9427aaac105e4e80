import { applyEdits, type FileEdit } from "@stoneyard/catalogue/editing/file-edit.ts";
import {
  isMapValue,
  readValue,
  type Value,
  valueAt,
  withoutMarks,
} from "@stoneyard/catalogue/editing/marked-value.ts";
import type { Path } from "@stoneyard/catalogue/files/source.ts";
import { LOCALES, type Locale } from "@stoneyard/catalogue/languages/locales.ts";

/** Folders whose files are pages that an owner may add or remove. */
export const ENTRY_FOLDERS = ["families", "accessories", "portfolio"] as const;
export type EntryFolder = (typeof ENTRY_FOLDERS)[number];

/** Fewest pictures of a project. */
const PROJECT_PICTURES = [1, 2, 3];

type Begun = {
  slug: string;
  title: string;
  /** The language of the typed title; in the others it is a sample. */
  locale: Locale;
  position: number;
};

/** A new category of accessories with one model, whose texts are samples to write over. */
export function newAccessory({ slug, title, locale, position }: Begun): string {
  const titles = inAll(title);
  const pictures = [{ picture: `accessories/${slug}/${slug}-1`, alt: titles }];
  const models = [{ slug: `${slug}-1`, title: titles, pictures }];
  const value = { position, promoted: false, title: titles, lead: titles, description: titles, models };
  return written(value, locale);
}

/** A new project; its pictures are not there yet. */
export function newProject({ slug, title, locale, position }: Begun, stone: string): string {
  const titles = inAll(title);
  const pictures = PROJECT_PICTURES.map((number) => ({
    picture: `portfolio/${slug}-${number}`,
    alt: titles,
  }));
  const value = { position, title: titles, summary: titles, description: titles, stones: [stone], pictures };
  return written(value, locale);
}

/** Values that a new family does not take over. */
const OF_ANOTHER = ["engineered", "line", "prose", "rooms", "retired", "density", "densitySource"];

/** A new family after an existing one. It is on the site once it has a stone. */
export function newFamily({ slug, title, locale, position }: Begun, similar: string): string {
  const value = readValue(similar);
  const edits: FileEdit[] = [
    { kind: "set", path: ["position"], value: position },
    ...["title", "lead", "description"].flatMap((key) =>
      LOCALES.map((each): FileEdit => ({ kind: "set", path: [key, each], value: title })),
    ),
    { kind: "set", path: ["cover"], value: slug },
    { kind: "set", path: ["stones"], value: [] },
    ...OF_ANOTHER.filter((key) => valueAt(value, [key]) !== null).map(
      (key): FileEdit => ({ kind: "remove", path: [key] }),
    ),
  ];
  const begun = applyEdits("family.yaml", similar, edits);
  const texts = ["title", "noun", "lead", "description"].flatMap((key) =>
    textsIn(valueAt(value, [key]), [key]),
  );
  return marked(begun, texts, locale);
}

function inAll(title: string): Record<string, string> {
  return Object.fromEntries(LOCALES.map((each) => [each, title]));
}

function written({ position, ...value }: { [key: string]: Value; position: number }, locale: Locale): string {
  const edits = Object.entries(value).map(
    ([key, inner]): FileEdit => ({ kind: "set", path: [key], value: inner }),
  );
  const begun = applyEdits("entry.yaml", `position: ${position}\n`, edits);
  return marked(begun, textsIn(value, []), locale);
}

/** Marks all texts as samples, except the title in the language in which it was typed. */
function marked(begun: string, texts: readonly Path[], locale: Locale): string {
  const isTyped = ([key, language]: Path) => key === "title" && language === locale;
  const marks = texts
    .filter((path) => !isTyped(path))
    .map((path): FileEdit => ({ kind: "mark", path, isSample: true }));
  return applyEdits("entry.yaml", begun, marks);
}

/** Paths of the texts that stand in languages. */
function textsIn(value: Value, path: Path): Path[] {
  if (Array.isArray(value)) return value.flatMap((inner, i) => textsIn(inner, [...path, i]));
  if (isMapValue(value))
    return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, [...path, key]));
  const isText = path.some((step) => LOCALES.some((locale) => locale === step));
  return isText ? [path] : [];
}

/** The place after all others. */
export function nextPosition(texts: readonly string[]): number {
  const positions = texts.map((text) => Number(withoutMarks(valueAt(readValue(text), ["position"]))));
  return Math.max(0, ...positions) + 1;
}

/** Names of the pictures that a file shows. */
export function picturesNamed(text: string): string[] {
  const found: string[] = [];
  const look = (value: unknown) => {
    if (typeof value !== "object" || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      if (key === "picture" && typeof inner === "string") found.push(inner);
      else look(inner);
    }
  };
  look(withoutMarks(readValue(text)));
  return found;
}
