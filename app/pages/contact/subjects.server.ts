import { catalogue } from "#app/content/catalogue.server.ts";
import type { Locale } from "#app/i18n/locale.ts";

/**
 * What an enquiry may be about, by the key that links carry (`/contact?about=marble/carrara`), in one language. A room's
 * link goes on with the stones that lie in it: `about=rooms/kitchen-1?worktop=carrara`.
 */
export async function subjectTitles(locale: Locale): Promise<Record<string, string>> {
  const { stones, accessories, tables, rooms } = await catalogue();
  return Object.fromEntries([
    ...stones.map((stone) => [stone.key, stone.title]),
    ...rooms.map((room) => [`rooms/${room.slug}`, room.title[locale]]),
    ...accessories.flatMap((category) =>
      category.models.map((model) => [`${category.slug}/${model.slug}`, model.title[locale]]),
    ),
    ...tables.groups.flatMap((group) =>
      group.tables.flatMap((table) =>
        tables.finishes.map((finish) => [
          `${table.slug}/${finish.key}`,
          `${table.title[locale]}, ${finish.title}`,
        ]),
      ),
    ),
  ]);
}
