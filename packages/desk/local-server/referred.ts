import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { readableValue, type Value, withoutMarks } from "@stoneyard/catalogue/editing/marked-value.ts";
import type { Referred } from "@stoneyard/catalogue/kinds/references.ts";
import type { DeskContent } from "../drafts/desk-content.ts";
import { DESK_LOCALES, type DeskLanguage, saidIn } from "../words/desk-language.ts";
import { fieldLabel } from "../words/fields.ts";
import type { FileGroup } from "./listed-files.ts";

/** Something that a field can refer to, with its title. */
export type Choice = {
  value: string | number;
  label: string;
  /** The file or field in which alone it can be chosen. */
  within?: string;
};

/** The choices of fields that refer to something else. */
export async function listReferred(
  content: DeskContent,
  groups: readonly FileGroup[],
  language: DeskLanguage,
): Promise<Record<Referred, Choice[]>> {
  const titled = (folder: string) =>
    groups
      .filter(({ group }) => group.startsWith(folder))
      .flatMap(({ files }) => files)
      .map(({ file, title }) => ({
        value: file.slice(folder.length + 1).replace(/\.yaml$/, ""),
        label: title,
      }));
  const items = async (file: string, list: string) =>
    listIn(withoutMarks(await readYaml(content, file)), list);
  const sources = ["suitability.yaml", "care.yaml"].map(async (file) =>
    (await items(file, "sources")).map((source) => ({ ...keyed(source, language), within: file })),
  );
  const rooms = titled("rooms").map(async (room) => {
    const { kind } = Object(await readYaml(content, `rooms/${room.value}.yaml`));
    return { ...room, within: String(kind) };
  });
  const interiors = (await items("interiors.yaml", "tabs")).flatMap((tab) => listIn(tab, "pictures"));
  return {
    stone: titled("stones"),
    familyStone: titled("stones").map(({ value, label }) => {
      const [family = "", slug = ""] = value.split("/");
      return { value: slug, label, within: `families/${family}.yaml` };
    }),
    family: titled("families"),
    room: await Promise.all(rooms),
    rock: (await items("rocks.yaml", "groups")).map((rock) => keyed(rock, language)),
    prose: await proseNames(content, language),
    interior: interiors.map(({ number, caption }) => ({
      value: Number(number),
      label: `${number} · ${saidIn(language, Object(caption))}`,
    })),
    country: countries(language),
    source: (await Promise.all(sources)).flat(),
  };
}

/** The value of a file of the content; nothing where there is none, or a mistake in it, which Today tells. */
export async function readYaml(content: DeskContent, file: string): Promise<Value> {
  const text = await content.text(file);
  return content.before.of(`value ${file}`, [text], () => readableValue(text) ?? null);
}

type Item = Readonly<Record<string, unknown>>;

function listIn(value: unknown, name: string): Item[] {
  const list: unknown = Object(value)[name];
  return Array.isArray(list) ? list : [];
}

function keyed({ key, title }: Item, language: DeskLanguage): Choice {
  return { value: String(key), label: String(saidIn(language, Object(title))) };
}

/** Names of prose, once each, though every language has a file. */
async function proseNames(content: DeskContent, language: DeskLanguage): Promise<Choice[]> {
  const files = await readdir(join(content.dir, "prose")).catch(() => []);
  const names = new Set(files.map((file) => file.replace(/\..*$/, "")));
  return [...names].sort().map((value) => ({ value, label: fieldLabel(value, language, "file") }));
}

const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
/** Codes with names that are no countries. */
const UNIONS = ["EU", "EZ", "UN", "QO", "XA", "XB", "ZZ"];

/** All codes that Intl names, without former ones. */
function countries(language: DeskLanguage): Choice[] {
  const locale = DESK_LOCALES[language];
  const names = new Intl.DisplayNames(locale, { type: "region", fallback: "none" });
  return LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
    .filter((code) => !UNIONS.includes(code) && new Intl.Locale(`und-${code}`).region === code)
    .flatMap((value) => ({ value, label: names.of(value) ?? "" }))
    .filter(({ label }) => label !== "")
    .sort((a, b) => a.label.localeCompare(b.label, locale));
}
