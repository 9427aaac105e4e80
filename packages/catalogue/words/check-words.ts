import { ContentFolder } from "../files/content-folder.ts";
import { LANGUAGES_FILE } from "../kinds/languages.ts";
import { avoidedForms } from "../kinds/words.ts";
import { englishName, LOCALES, type Locale } from "../languages/locales.ts";
import type { Problem } from "../problem.ts";
import { avoidedFormCheck } from "./avoided-forms.ts";
import { spellingCheck } from "./spelling.ts";
import { readTexts, type Texts, type WrittenText } from "./texts.ts";
import { typographyRemarks } from "./typography.ts";

/** What the typefaces are cut down to (studio/fonts/subset.ts), as far as it is letters. */
const IN_TYPEFACES = /[A-Za-zªµº\u00c0-\u012b\u012e-\u0131\u0134-\u0148\u014a-\u0165\u0168-\u017e]/;

export const WORDS_FILE = "words.yaml";

/** What an editor would mark in the texts of a content folder, with file and line. */
export async function wordProblems(contentDir: string): Promise<Problem[]> {
  const folder = await ContentFolder.open(contentDir);
  const forms = folder.has(WORDS_FILE) ? await folder.read(WORDS_FILE, avoidedForms) : undefined;
  // What a draft lacks elsewhere stands in the default language, whose forms are not its own.
  const written = Object(folder.sources().find(([file]) => file === WORDS_FILE)?.[1].value);
  const formsOf = (locale: Locale) => (Object.hasOwn(written, locale) && forms?.[locale]) || [];
  const texts = await readTexts(folder);
  const found = await Promise.all(
    LOCALES.map((locale) => languageProblems(folder, texts, locale, formsOf(locale))),
  );
  return [
    ...folder.problems.filter(({ file }) => file === folder.shown(WORDS_FILE)),
    ...missingLetters(texts.texts, folder.shown(LANGUAGES_FILE)),
    ...found.flat(),
  ];
}

async function languageProblems(
  folder: ContentFolder,
  { texts, names }: Texts,
  locale: Locale,
  forms: Parameters<typeof avoidedFormCheck>[0],
): Promise<Problem[]> {
  const avoided = avoidedFormCheck(forms, names);
  const misspelt = await spellingCheck(folder, locale, names);
  return texts
    .filter((text) => text.locale === locale)
    .flatMap((text) =>
      [...avoided(text), ...(misspelt?.(text) ?? []), ...typographyRemarks(text, names)].map(
        ({ at, message, fix }) => ({ file: folder.shown(text.file), line: text.lineAt(at), message, fix }),
      ),
    );
}

/** Letters of a language that no typeface of the site has: browsers take them from one of the visitor's. */
function missingLetters(texts: readonly WrittenText[], file: string): Problem[] {
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
