import { englishName, LOCALES } from "../locales.ts";
import type { Problem } from "../problem.ts";
import type { WrittenText } from "./texts.ts";

/** What the typefaces are cut down to (studio/fonts/subset.ts), as far as it is letters. */
const IN_TYPEFACES = /[A-Za-zªµº\u00c0-\u012b\u012e-\u0131\u0134-\u0148\u014a-\u0165\u0168-\u017e]/;

/** Letters of a language that no typeface of the site has: browsers take them from one of the visitor's. */
export function missingLetters(texts: readonly WrittenText[], file: string): Problem[] {
  return LOCALES.flatMap((locale) => {
    const words = texts.filter((text) => text.locale === locale).map((text) => text.words);
    const letters = new Set(words.join("").normalize("NFC").match(/\p{L}/gu));
    const missing = [...letters].filter((letter) => !IN_TYPEFACES.test(letter)).sort();
    if (missing.length === 0) return [];
    return {
      file,
      line: 1,
      message: `the typefaces have no ${missing.slice(0, 12).join(" ")}${missing.length > 12 ? " …" : ""}, which ${englishName(locale)} texts use`,
      fix: "leave it, and they are shown in another typeface, or cut the fonts again (docs/guides/languages.md)",
    };
  });
}
