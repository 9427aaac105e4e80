import { access } from "node:fs/promises";
import { inEveryLanguage } from "@stoneyard/catalogue/languages/locales.ts";
import { plainIn, wordsIn } from "@stoneyard/catalogue/languages/words-in.ts";
import { tableStanding } from "@stoneyard/catalogue/table-standing.ts";
import { tableView } from "@stoneyard/catalogue/table-view.ts";
import { catalogue } from "@stoneyard/site/content/catalogue.server.ts";
import { pageMessages } from "@stoneyard/site/content/messages.server.ts";
import { pictureView } from "@stoneyard/site/content/picture.server.ts";
import { previewOf } from "@stoneyard/site/head/preview.server.ts";
import type { Locale } from "@stoneyard/site/i18n/locale.ts";
import type { SiteHref } from "@stoneyard/site/i18n/site-href.ts";
import type { ScreenArgs } from "@stoneyard/site/render/screen-data.ts";
import { cardLayouts } from "./card-layout.ts";

export async function data({ locale }: ScreenArgs) {
  return {
    messages: await pageMessages(locale, "models"),
    finishes: await finishViews(),
    groups: await tableGroups(locale),
    preview: await previewOf("tables/dining-round-130-nero-marquina"),
  };
}

export type ModelsData = Awaited<ReturnType<typeof data>>;

export type FinishView = Awaited<ReturnType<typeof finishViews>>[number];
type TableGroupView = Awaited<ReturnType<typeof tableGroups>>[number];
export type TableView = TableGroupView["tables"][number];

/** The finishes that every table has, in the owner's order; some are stones of the catalogue. */
async function finishViews() {
  const { tables } = await catalogue();
  return tables.finishes.map(({ key, title, stone }) => ({
    key,
    title,
    stone: stone && (`/${stone}` satisfies SiteHref),
  }));
}

/** The tables by height, each with a poster for every finish, in the order of the finishes. */
async function tableGroups(locale: Locale) {
  const { tables } = await catalogue();
  return Promise.all(
    tables.groups.map(async (group) => {
      const layouts = cardLayouts(group.tables.map(({ tops }) => tops));
      return {
        key: group.key,
        title: group.title[locale],
        heightCm: group.height,
        tables: await Promise.all(
          group.tables.map(async (table, index) => ({
            slug: table.slug,
            title: plainIn(table.title, locale),
            layout: layouts[index] ?? "left",
            description: wordsIn(table.description, locale),
            price: table.price,
            backdrop: table.backdrop,
            tops: table.tops,
            view: tableView(tableStanding(table.tops)),
            models: await Promise.all(tables.finishes.map(({ key }) => modelFiles(table.slug, key))),
            posters: await Promise.all(
              tables.finishes.map(({ key, title }) => {
                const words = `${table.title[locale]}, ${title}`;
                return pictureView(
                  { picture: `tables/${table.slug}-${key}`, alt: inEveryLanguage(() => words) },
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

/** Addresses of a table's files in one finish; files that do not exist are omitted. */
async function modelFiles(table: string, finish: string) {
  const name = `${table}-${finish}`;
  return {
    src: `/models/${name}.glb`,
    iosSrc: await addressOf(`${name}.usdz`),
    shadow: await addressOf(`${table}-shadow.glb`),
    environment: await addressOf("studio.hdr"),
  };
}

async function addressOf(file: string): Promise<string | undefined> {
  return access(`content/models/${file}`).then(
    () => `/models/${file}`,
    () => undefined,
  );
}
