import { plainIn } from "@stoneyard/catalogue/languages/words-in.ts";
import { fieldCm } from "@stoneyard/catalogue/stones/slab-pictures.ts";
import { catalogue } from "@stoneyard/site/content/catalogue.server.ts";
import { pageMessages } from "@stoneyard/site/content/messages.server.ts";
import { coverOf } from "@stoneyard/site/content/picture.server.ts";
import { proseHtml } from "@stoneyard/site/content/prose.server.ts";
import { previewOf } from "@stoneyard/site/head/preview.server.ts";
import type { SiteHref } from "@stoneyard/site/i18n/site-href.ts";
import { listingFacets } from "@stoneyard/site/pages/stones/listing.server.ts";
import { withOffers } from "@stoneyard/site/pages/stones/stones.server.ts";
import type { ScreenArgs } from "@stoneyard/site/render/screen-data.ts";
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
    stones: await withOffers(await Promise.all(stones.map(stoneView)), locale),
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
