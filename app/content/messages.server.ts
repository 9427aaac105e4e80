import type { Locale } from "#app/i18n/locale.ts";
import type { MessagePart, PageMessages } from "#app/i18n/messages.ts";
import { catalogue } from "./catalogue.server.ts";

/** These parts of a language's messages. A page gives them as `messages` of its loader's data. */
export async function pageMessages(locale: Locale, ...parts: MessagePart[]): Promise<PageMessages> {
  const { messages } = await catalogue();
  return Object.fromEntries(
    parts.map((part) => {
      const found = messages[locale][part];
      if (!found)
        throw new Error(`There are no messages "${part}": write content/messages/${locale}/${part}.json.`);
      return [part, found];
    }),
  );
}
