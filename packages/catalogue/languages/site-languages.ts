import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { LANGUAGES_FILE, type LanguageContent, languages } from "../kinds/languages.ts";

/** English alone, until the check reports what is wrong with the file. */
const UNREADABLE: LanguageContent = { code: "en", name: "English", region: "GB" };

const listed = read();

/**
 * The list in content/languages.yaml. All schemas follow from it, so it is read when a process begins and stays the same.
 * In bundles a constant replaces this module (languages-module.ts).
 */
export const siteLanguages: readonly LanguageContent[] = listed.filter((language) => !isOmitted(language));

/** Drafts that this process leaves out. */
export const omittedDrafts: readonly string[] = listed.filter(isOmitted).map(({ code }) => code);

/** Whether counts below a thousand are plain digits in every language, which need no Intl format. Set in bundles. */
export const plainDigits: boolean = false;

function isOmitted({ draft = false }: LanguageContent): boolean {
  return draft && process.env.DRAFT_LANGUAGES === "omit";
}

function read(): readonly LanguageContent[] {
  try {
    const file = new URL(`../../../content/${LANGUAGES_FILE}`, import.meta.url);
    return languages.parse(parse(readFileSync(file, "utf8"))).languages;
  } catch {
    return [UNREADABLE];
  }
}
