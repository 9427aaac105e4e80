import { pageMessages } from "@stoneyard/site/content/messages.server.ts";
import { firstSuggestions } from "@stoneyard/site/content/suggestions.server.ts";
import { previewOf } from "@stoneyard/site/head/preview.server.ts";
import type { ScreenArgs } from "@stoneyard/site/render/screen-data.ts";

export async function data({ locale }: ScreenArgs) {
  return {
    messages: await pageMessages(
      locale,
      "measures",
      "stone",
      "stones.verdicts",
      "stones.finishes",
      "slab.ofStone",
      "slab.state",
      "slab.states",
      "slab.faults",
      "slab.faultKinds",
      "slab.faultAt",
      "slab.faultCount",
      "slab.faultReach",
      "offer.vat",
      "offer.priceOnRequest",
      "offer.from",
      "offer.moreIn",
      "offer.toOrder",
      "search",
      "list.removed",
      "list.undo",
    ),
    first: await firstSuggestions(),
    preview: await previewOf(),
  };
}

export type MeasuresPageData = Awaited<ReturnType<typeof data>>;
