import { catalogue } from "#app/content/catalogue.server.ts";
import { pageMessages } from "#app/content/messages.server.ts";
import { proseHtml } from "#app/content/prose.server.ts";
import { coverOf } from "#app/content/slabs.server.ts";
import { previewOf } from "#app/head/preview.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import type { SiteHref } from "#app/i18n/site-href.ts";
import type { ScreenArgs } from "#app/render/screen-data.ts";
import type { PictureView } from "#app/ui/picture.tsx";
import type { Family } from "#catalogue/catalogue.ts";
import { engineeredFamilies } from "#catalogue/parts.ts";
import type { Words } from "#catalogue/plain-words.ts";

export type TypeView = {
  to: SiteHref;
  title: string;
  line?: string | undefined;
  count: number;
  picture: PictureView;
  prose?: Words | undefined;
};

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

async function typeView(
  { key, title, line, cover, stones, prose }: Family,
  locale: Locale,
): Promise<TypeView> {
  return {
    to: `/${key}`,
    title: title[locale],
    line: line?.[locale],
    count: stones.length,
    picture: await coverOf(`${key}/${cover}`),
    prose: prose && (await proseHtml(prose, locale)),
  };
}

export type QuartzTypesData = Awaited<ReturnType<typeof data>>;
