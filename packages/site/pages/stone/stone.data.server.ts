import { luminance } from "@stoneyard/catalogue/colour.ts";
import { plain } from "@stoneyard/catalogue/languages/plain-words.ts";
import { wordsIn } from "@stoneyard/catalogue/languages/words-in.ts";
import { pageMessages } from "@stoneyard/site/content/messages.server.ts";
import { slabViews } from "@stoneyard/site/content/picture.server.ts";
import { roomChoicesWith } from "@stoneyard/site/content/rooms.server.ts";
import { firstSentences } from "@stoneyard/site/head/first-sentences.ts";
import { previewOf } from "@stoneyard/site/head/preview.server.ts";
import { localePath } from "@stoneyard/site/i18n/locale.ts";
import type { SiteHref } from "@stoneyard/site/i18n/site-href.ts";
import type { DataOf, ScreenArgs } from "@stoneyard/site/render/screen-data.ts";
import { hasTypesAbove, stoneView } from "../family/family.server.ts";
import { besideOf } from "./beside.server.ts";
import { slabCuts } from "./slab/cutting-plans.server.ts";
import {
  careOf,
  factsOf,
  familyRoomsOf,
  finishesOf,
  ownRoomsOf,
  singleSlabsOf,
  stoneOf,
} from "./stone.server.ts";
import { usesOf } from "./suitability.server.ts";

export async function data({ locale, params }: ScreenArgs<"/:family/:slug">) {
  const { family, stone, previous, next } = await stoneOf(params.family, params.slug);
  const description = wordsIn(stone.description, locale);
  const { cover, ...slabs } = await slabViews(stone);
  const facts = factsOf(stone, family, locale);
  const uses = await usesOf(stone, locale);
  const advised = uses.filter(({ verdict }) => verdict !== "not-advised").map(({ use }) => use);
  const beside = await besideOf(stone, locale);
  return {
    messages: await pageMessages(locale, "stone", "stones", "room-view", "search", "family.unscaled"),
    about: stone.key,
    title: stone.title,
    slug: stone.slug,
    path: localePath(locale, `/${stone.key}`),
    slabs,
    dark: luminance(stone.colours.ground) < 0.22,
    cuts: slabCuts([slabs.slab, ...slabs.others], facts.slab, advised),
    ownRooms: await ownRoomsOf(stone),
    familyRooms: await familyRoomsOf(family, locale),
    roomViews: await roomChoicesWith(stone, locale),
    beside,
    static: {
      messages: await pageMessages(locale, "offer", "slab"),
      singleSlabs: await singleSlabsOf(stone, locale),
      family: {
        title: family.title[locale],
        to: `/${family.key}` satisfies SiteHref,
        hasTypesAbove: await hasTypesAbove(family),
      },
      description,
      summary: firstSentences(plain(description), 160),
      preview: await previewOf(`stones/${stone.key}`),
      cover,
      isClose: cover.src === slabs.close?.src,
      bestUse: beside.byUse.find(({ use }) => use === beside.mainUse)?.said ?? "",
      facts,
      finishes: await finishesOf(stone),
      uses,
      care: await careOf(stone, locale),
      ...(previous && { previous: await stoneView(previous) }),
      ...(next && { next: await stoneView(next) }),
    },
  };
}

export type StoneData = DataOf<typeof data>;
