import { catalogue } from "#app/content/catalogue.server.ts";
import type { Locale } from "#app/i18n/locale.ts";

/** What an enquiry may be about, by the key that links carry (`/contact?about=marble/carrara`), in one language. */
export async function subjectTitles(locale: Locale): Promise<Record<string, string>> {
  const { stones, accessories, tables } = await catalogue();
  return Object.fromEntries([
    ...stones.map((stone) => [stone.key, stone.title]),
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
