import type { DeskLanguage } from "./desk-language.ts";
import serbian from "./hints.sr.json" with { type: "json" };

const SERBIAN: Readonly<Record<string, string | undefined>> = serbian;

/** What a schema says of a field, in the language of the desk. A hint without a translation is left out. */
export function hintWords(hint: string | undefined, language: DeskLanguage): string | undefined {
  return hint === undefined || language === "en" ? hint : SERBIAN[hint];
}
