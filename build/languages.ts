import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { ContentFolder } from "#catalogue/content-folder.ts";
import { LANGUAGES, LOCALES } from "#catalogue/locales.ts";
import { readMessages } from "#catalogue/messages.ts";
import { type BuiltLanguage, LANGUAGES_FILE } from "#server/languages.ts";

/** Writes to `dist` what the server must know of the languages and says in them: all that it knows of the content. */
export async function writeLanguages(contentDir: string, dist: string): Promise<void> {
  const messages = await readMessages(await ContentFolder.open(contentDir));
  const languages = LOCALES.map((code): BuiltLanguage => {
    const { pathPrefix, htmlLang, intlLocale } = LANGUAGES[code];
    const { contact, server } = messages[code];
    return { code, pathPrefix, htmlLang, intlLocale, texts: { contact, server } };
  });
  await writeFile(join(dist, LANGUAGES_FILE), JSON.stringify(languages, null, 2));
}
