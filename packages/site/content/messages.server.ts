import type { Locale } from "@stoneyard/site/i18n/locale.ts";
import type { MessagePart, PageMessages } from "@stoneyard/site/i18n/messages.ts";
import { catalogue } from "./catalogue.server.ts";

type WantedMessages = MessagePart | `${MessagePart}.${string}`;

/** Parts of a language's messages ("stone"), or what stands under a key ("stone.pieces"), for `messages` of a page's data. */
export async function pageMessages(locale: Locale, ...parts: WantedMessages[]): Promise<PageMessages> {
  const { messages } = await catalogue();
  const chosen: Record<string, object> = {};
  for (const wanted of parts) {
    const [part = "", key] = wanted.split(".");
    const found = messages[locale][part];
    if (!found)
      throw new Error(`There are no messages "${part}": write content/messages/${locale}/${part}.json.`);
    chosen[part] = key === undefined ? found : { ...chosen[part], [key]: found[key] };
  }
  return chosen;
}
