import { catalogue } from "@stoneyard/site/content/catalogue.server.ts";
import { pageMessages } from "@stoneyard/site/content/messages.server.ts";
import { firstCover, previewOf } from "@stoneyard/site/head/preview.server.ts";
import { withOffers } from "@stoneyard/site/pages/stones/stones.server.ts";
import type { ScreenArgs } from "@stoneyard/site/render/screen-data.ts";
import { listingFacets } from "./listing.server.ts";
import { cardView, familyLinks, purposeLinks } from "./stones.server.ts";

export async function data({ locale }: ScreenArgs) {
  const content = await catalogue();
  return {
    messages: await pageMessages(locale, "all-stones", "stones", "listing", "search"),
    preview: await previewOf(await firstCover()),
    families: await familyLinks(locale),
    stones: await withOffers(await Promise.all(content.stones.map(cardView)), locale),
    facets: listingFacets(content, content.stones, locale),
    uses: await purposeLinks(locale),
  };
}

export type AllStonesData = Awaited<ReturnType<typeof data>>;
