import { catalogue } from "#app/content/catalogue.server.ts";
import { pageMessages } from "#app/content/messages.server.ts";
import { proseHtml } from "#app/content/prose.server.ts";
import { coverOf } from "#app/content/slabs.server.ts";
import { previewOf } from "#app/head/preview.server.ts";
import type { SiteHref } from "#app/i18n/site-href.ts";
import { listingFacets } from "#app/pages/stones/listing.server.ts";
import type { ScreenArgs } from "#app/render/screen-data.ts";
import { fieldCm } from "#catalogue/slab-pictures.ts";
import { plainIn } from "#catalogue/words-in.ts";
import { familyAfter, familyOf, hasTypesAbove, stoneView } from "./family.server.ts";

export async function data({ locale, params }: ScreenArgs<"/:family">) {
  const { family, stones } = await familyOf(params.family);
  const next = await familyAfter(family);
  return {
    messages: await pageMessages(locale, "family", "stones", "listing"),
    title: family.title[locale],
    lead: family.lead[locale],
    description: plainIn(family.description, locale),
    preview: await previewOf(`stones/${family.key}/${family.cover}`),
    engineered: family.engineered,
    hasTypesAbove: await hasTypesAbove(family),
    coverView: family.coverView,
    fieldCm: fieldCm(family),
    family: family.key,
    stones: await Promise.all(stones.map(stoneView)),
    facets: listingFacets(await catalogue(), stones, locale),
    ...(next && {
      next: {
        to: `/${next.family.key}` satisfies SiteHref,
        title: next.family.title[locale],
        count: next.stones.length,
        engineered: next.family.engineered,
        picture: await coverOf(`${next.family.key}/${next.family.cover}`),
      },
    }),
    ...(family.prose && { prose: await proseHtml(family.prose, locale) }),
  };
}

export type FamilyData = Awaited<ReturnType<typeof data>>;
