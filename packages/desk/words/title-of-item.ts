import type { Path } from "@stoneyard/catalogue/files/source.ts";
import { type DeskLanguage, saidIn } from "./desk-language.ts";
import { fieldLabel } from "./fields.ts";
import { choiceWords } from "./values.ts";

const TITLES = [
  "title",
  "name",
  "label",
  "role",
  "caption",
  "alt",
  "shown",
  "number",
  "slug",
  "stone",
  "picture",
  "value",
  "from",
  "avoid",
  "words",
];

/** Keys that tell an item from its neighbours. */
export function titleOfItem(item: unknown, label: string, at: number, language: DeskLanguage): string {
  const numbered = `${label} ${at + 1}`;
  if (typeof item !== "object" || item === null) return numbered;
  const name = TITLES.find((key) => key in item);
  const value: unknown = name && Reflect.get(item, name);
  const text = typeof value === "object" && value !== null ? saidIn(language, value) : value;
  if (typeof text !== "string" && typeof text !== "number") return numbered;
  if (name === "number") return `${fieldLabel("number", language)} ${text}`;
  const { caption, number }: { caption?: unknown; number?: unknown } = item;
  const captioned = typeof caption === "object" && caption !== null && saidIn(language, caption);
  if (name === "title" && captioned) return `${text} · ${captioned}`;
  // Pictures of interiors are known by the number that stands beside their caption.
  return name === "caption" && typeof number === "number" ? `${number} · ${text}` : String(text) || numbered;
}

/**
 * The way to a value in words, in which items of lists are called by their names: `models`, 1, `size` of a file becomes
 * “Black marble ashtray · Size”.
 * @param valueAt what stands at the beginning of the way
 * @param words of what is chosen, by which steps are called that are no fields, such as surfaces of a room
 */
export function wayTo(
  path: Path,
  language: DeskLanguage,
  kind: string,
  valueAt: (path: Path) => unknown,
  words: Readonly<Record<string, string>> = {},
): string {
  return path
    .map((step, i) => {
      if (typeof step !== "number") {
        const label = fieldLabel(String(step), language, kind);
        return label === step ? choiceWords(path[i - 1], step, words, language) : label;
      }
      const list = fieldLabel(String(path[i - 1] ?? ""), language, kind);
      return titleOfItem(valueAt(path.slice(0, i + 1)), list, step, language);
    })
    .filter((label, i) => typeof path[i + 1] !== "number" && label !== "")
    .join(" · ");
}
