import type { Family } from "@stoneyard/catalogue/catalogue.ts";
import { engineeredFamilies } from "@stoneyard/catalogue/parts.ts";
import { catalogue } from "@stoneyard/site/content/catalogue.server.ts";
import { pageMessages } from "@stoneyard/site/content/messages.server.ts";
import { coverOf } from "@stoneyard/site/content/picture.server.ts";
import { proseHtml } from "@stoneyard/site/content/prose.server.ts";
import { previewOf } from "@stoneyard/site/head/preview.server.ts";
import type { Locale } from "@stoneyard/site/i18n/locale.ts";
import type { SiteHref } from "@stoneyard/site/i18n/site-href.ts";
import type { ScreenArgs } from "@stoneyard/site/render/screen-data.ts";

export async function data({ locale }: ScreenArgs) {
  const content = await catalogue();
  // The one that stands for all of them on the home page comes first.
  const families = engineeredFamilies(content).toSorted(
    (one, other) =>
      Number(content.home.materials.includes(other.key)) - Number(content.home.materials.includes(one.key)),
  );
  return {
    messages: await pageMessages(locale, "quartz-types", "stones"),
    preview: await previewOf(families[0] && `stones/${families[0].key}/${families[0].cover}`),
    types: await Promise.all(families.map((family) => typeView(family, locale))),
  };
}

async function typeView({ key, title, line, cover, stones, prose }: Family, locale: Locale) {
  return {
    to: `/${key}` satisfies SiteHref,
    title: title[locale],
    line: line?.[locale],
    count: stones.length,
    picture: await coverOf(`${key}/${cover}`),
    prose: prose && (await proseHtml(prose, locale)),
  };
}

export type TypeView = Awaited<ReturnType<typeof typeView>>;
export type QuartzTypesData = Awaited<ReturnType<typeof data>>;
