import { LANGUAGES, LOCALES } from "../languages/locales.ts";
import { ContentFolder } from "./content-folder.ts";
import { readMessages } from "./messages.ts";

/** The languages of the content with the texts that the server says, the default first. */
export async function readServerTexts(contentDir: string) {
  const messages = await readMessages(await ContentFolder.open(contentDir));
  return LOCALES.map((code) => {
    const { pathPrefix, htmlLang, intlLocale } = LANGUAGES[code];
    const { contact, server } = messages[code];
    return { code, pathPrefix, htmlLang, intlLocale, texts: { contact, server } };
  });
}
