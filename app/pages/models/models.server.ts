import { catalogue } from "#app/content/catalogue.server.ts";
import { pictureView } from "#app/content/picture.server.ts";
import type { Locale } from "#app/i18n/locale.ts";

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
    tables.groups.map(async (group) => ({
      key: group.key,
      title: group.title[locale],
      heightCm: group.height,
      tables: await Promise.all(
        group.tables.map(async (table) => ({
          slug: table.slug,
          title: table.title[locale],
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
    })),
  );
}
