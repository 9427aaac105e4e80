import { ContentFolder } from "../content-folder.ts";
import { LANGUAGES_FILE } from "../kinds/languages.ts";
import { avoidedForms } from "../kinds/words.ts";
import { LOCALES, type Locale } from "../locales.ts";
import type { Problem } from "../problem.ts";
import { avoidedFormCheck } from "./avoided-forms.ts";
import { missingLetters } from "./missing-letters.ts";
import { spellingCheck } from "./spelling.ts";
import { readTexts, type Texts } from "./texts.ts";
import { typographyRemarks } from "./typography.ts";

export const WORDS_FILE = "words.yaml";

/** What an editor would mark in the texts of a content folder, with file and line. */
export async function wordProblems(contentDir: string): Promise<Problem[]> {
  const folder = await ContentFolder.open(contentDir);
  const forms = folder.has(WORDS_FILE) ? await folder.read(WORDS_FILE, avoidedForms) : undefined;
  const texts = await readTexts(folder);
  const found = await Promise.all(
    LOCALES.map((locale) => languageProblems(folder, texts, locale, forms?.[locale] ?? [])),
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
