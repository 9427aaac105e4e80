import { isStructured } from "@stoneyard/catalogue/editing/file-edit.ts";
import {
  isMapValue,
  Marked,
  readableValue,
  type Value,
  valueAt,
  withoutMarks,
} from "@stoneyard/catalogue/editing/marked-value.ts";
import type { Path } from "@stoneyard/catalogue/files/source.ts";
import { knownLocale, LOCALES } from "@stoneyard/catalogue/languages/locales.ts";
import {
  DESK_LOCALES,
  type DeskLanguage,
  filled,
  languageName,
  saidIn,
  wordsIn,
} from "../words/desk-language.ts";
import { fieldLabel, kindOfFile } from "../words/fields.ts";
import history from "../words/history.json" with { type: "json" };
import { wayTo } from "../words/title-of-item.ts";
import { numberWords, valueWords } from "../words/values.ts";
import { diffValues } from "./diff-values.ts";

const LONGEST_VALUE = 40;

/** One line about a change of a file: `Carrara: price 20 400 → 21 000`. Texts are undefined where the file is not there. */
export function describeChange(
  file: string,
  before: string | undefined,
  after: string | undefined,
  language: DeskLanguage,
): string {
  const title = titleOf(file, after ?? before ?? "", language);
  const words = wordsIn(history, language);
  if (after === undefined) return `${title}: ${words.gone}`;
  if (before === undefined) return `${title}: ${words.added}`;
  const changes = changedValues(file, before, after, language);
  if (!changes) return `${title}: ${words.text}`;
  if (changes.length <= 2) return `${title}: ${changes.join(", ")}`;
  const form = new Intl.PluralRules(DESK_LOCALES[language]).select(changes.length);
  const counted = { one: words.one, few: words.few }[String(form)] ?? words.other;
  return `${title}: ${filled(counted, { count: changes.length })}`;
}

/** Every change of a file, a line each; of a text without values the lines that are new. */
export function changesIn(
  file: string,
  before: string | undefined,
  after: string | undefined,
  language: DeskLanguage,
): string[] {
  const words = wordsIn(history, language);
  if (after === undefined) return [words.gone];
  if (before === undefined) return [words.added];
  return changedValues(file, before, after, language) ?? newLines(before, after);
}

/** Changes of values; undefined for prose, and where a mistake keeps either text from being read. */
function changedValues(
  file: string,
  before: string,
  after: string,
  language: DeskLanguage,
): string[] | undefined {
  const [old, now] = isStructured(file) ? [before, after].map(readableValue) : [];
  if (old === undefined || now === undefined) return undefined;
  const words = wordsIn(history, language);
  const text = diffValues(old, now).flatMap(({ kind, path, before, after }): string[] => {
    const label = labelOf(file, path, kind === "removed" ? old : now, language);
    const [was, is] = [before ?? null, after ?? null].map((value) => shown(value, language));
    if (kind === "added") return [`${label} + ${is}`];
    if (kind === "removed") return [`${label} – ${was}`];
    if (kind === "changed") return isSame(before, after) ? [] : [`${label} ${was} → ${is}`];
    return [kind === "settled" ? `${label} ${words.settled}` : label];
  });
  // A value that was changed and confirmed at once is one change to its owner.
  const settled = text.filter((one) => !one.endsWith(words.settled));
  return settled.length > 0 ? settled : text;
}

function newLines(before: string, after: string): string[] {
  const known = new Set(before.split("\n"));
  return after.split("\n").filter((line) => line.trim() !== "" && !known.has(line));
}

/** The place of a change in words, by what is called so in a value of the file. */
function labelOf(file: string, path: Path, named: Value, language: DeskLanguage): string {
  const way = wayTo(shortPath(path, named), language, kindOfFile(file), (each) =>
    withoutMarks(valueAt(named, each)),
  );
  return lowered(way, language);
}

/** Whether two values are equal apart from their marks. */
function isSame(before: Value | undefined, after: Value | undefined): boolean {
  const bare = [before, after].map((value) => JSON.stringify(withoutMarks(value ?? null)));
  return bare[0] === bare[1];
}

/** What a file is called: by its own title, else by its name. */
export function titleOf(file: string, text: string, language: DeskLanguage): string {
  const [baseName = "", code] = file.slice(file.lastIndexOf("/") + 1).split(".");
  const label = fieldLabel(baseName, language, "file");
  const locale = knownLocale(code);
  if (file.endsWith(".md") && locale) {
    const [, title = label] = /^# ([^:\n]+)/.exec(text) ?? [];
    return `${title}, ${languageName(locale, language)}`;
  }
  if (!file.endsWith(".yaml")) return label;
  const value = readableValue(text);
  const title = isMapValue(value) && value.title !== undefined ? withoutMarks(value.title) : undefined;
  const name: unknown = typeof title === "object" && title !== null ? saidIn(language, title) : title;
  return typeof name === "string" ? name : label;
}

/** Items are called by number only in lists of groups. */
function shortPath(path: Path, now: Value): Path {
  return typeof path.at(-1) === "number" && !isMapValue(valueAt(now, path)) ? path.slice(0, -1) : path;
}

function shown(value: Value, language: DeskLanguage): string {
  if (value instanceof Marked) return shown(value.value, language);
  if (value === null) return "–";
  if (typeof value === "number") return numberWords(value);
  const text =
    typeof value === "object"
      ? Object.values(value)
          .map((inner: Value) => shown(inner, language))
          .join(", ")
      : valueWords(String(value), language).replace(/\s+/g, " ");
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}…` : text;
}

/** Labels in lower case within a sentence, except acronyms and names of languages. */
function lowered(label: string, language: DeskLanguage): string {
  const languages = LOCALES.map((locale) => languageName(locale, language));
  const parts = label
    .split(" · ")
    .map((part) =>
      languages.includes(part) ? part : part.replace(/^\p{Lu}(?!\p{Lu})/u, (letter) => letter.toLowerCase()),
    );
  return parts.join(" · ");
}
