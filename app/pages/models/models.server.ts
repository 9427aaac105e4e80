import { catalogue } from "#app/content/catalogue.server.ts";
import { pictureView } from "#app/content/picture.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { hangings } from "./hanging.ts";

export type FinishView = Awaited<ReturnType<typeof finishViews>>[number];
export type TableGroupView = Awaited<ReturnType<typeof tableGroups>>[number];
export type TableView = TableGroupView["tables"][number];

/** The finishes that every table has, in the owner's order; some are stones of the catalogue. */
export async function finishViews() {
  const { tables } = await catalogue();
  return tables.finishes.map(({ key, title, stone }) => ({ key, title, stone: stone && `/${stone}` }));
}

/** The tables by height, each with a poster for every finish, in the order of the finishes. */
export async function tableGroups(locale: Locale) {
  const { tables } = await catalogue();
  return Promise.all(
    tables.groups.map(async (group) => {
      const hung = hangings(group.tables.map(({ tops }) => tops));
      return {
        key: group.key,
        title: group.title[locale],
        heightCm: group.height,
        tables: await Promise.all(
          group.tables.map(async (table, index) => ({
            slug: table.slug,
            title: unbroken(table.title[locale]),
            hanging: hung[index] ?? "left",
            description: table.description[locale],
            price: table.price,
            tops: table.tops,
            posters: await Promise.all(
              tables.finishes.map(({ key, title }) => {
                const words = `${table.title[locale]}, ${title}`;
                return pictureView(
                  { picture: `tables/${table.slug}-${key}`, alt: { en: words, sr: words } },
                  locale,
                );
              }),
            ),
          })),
        ),
      };
    }),
  );
}

/** Measures in a title stay on one line. */
function unbroken(title: string): string {
  return title.replace(/Ø (?=\d)/g, "Ø\u00a0").replace(/ × /g, "\u00a0×\u00a0");
}
