import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { LANGUAGES_FILE, type LanguageContent, languages } from "./kinds/languages.ts";

/** Until the check has told what is wrong with the file: English alone. */
const UNREADABLE: LanguageContent = { code: "en", name: "English", region: "GB" };

/**
 * What content/languages.yaml lists. The schemas of all other files follow from it, so it is read when they are made, and
 * the same in a whole process. Where pages are bundled the list takes this module's place (languages-module.ts).
 */
export const siteLanguages: readonly LanguageContent[] = read().filter(({ code }) => !isOmitted(code));

/** Drafts that this process leaves out, as what visitors get does not have them. */
export const omittedDrafts: readonly string[] = read()
  .map(({ code }) => code)
  .filter(isOmitted);

/**
 * Whether in every language counts below a thousand are written as a program writes them, which needs no Intl format. Told
 * where pages are bundled.
 */
export const plainDigits: boolean = false;

function isOmitted(code: string): boolean {
  return process.env.DRAFT_LANGUAGES === "omit" && read().some((each) => each.code === code && each.draft);
}

function read(): readonly LanguageContent[] {
  try {
    const file = new URL(`../../content/${LANGUAGES_FILE}`, import.meta.url);
    return languages.parse(parse(readFileSync(file, "utf8"))).languages;
  } catch {
    return [UNREADABLE];
  }
}
