import { type DeskLanguage, saidIn } from "../../words/desk-language.ts";
import { fieldLabel } from "../../words/fields.ts";

const TITLES = [
  "title",
  "name",
  "label",
  "role",
  "caption",
  "alt",
  "number",
  "slug",
  "stone",
  "picture",
  "value",
  "from",
];

/** What tells an item from its neighbours. */
export function titleOfItem(item: unknown, label: string, at: number, language: DeskLanguage): string {
  const numbered = `${label} ${at + 1}`;
  if (typeof item !== "object" || item === null) return numbered;
  const name = TITLES.find((key) => key in item);
  const value: unknown = name && Reflect.get(item, name);
  const said = typeof value === "object" && value !== null ? saidIn(language, value) : value;
  if (typeof said !== "string" && typeof said !== "number") return numbered;
  if (name === "number") return `${fieldLabel("number", language)} ${said}`;
  const caption: unknown = Reflect.get(item, "caption");
  const captioned = typeof caption === "object" && caption !== null && saidIn(language, caption);
  return name === "title" && captioned ? `${said} · ${captioned}` : String(said) || numbered;
}
