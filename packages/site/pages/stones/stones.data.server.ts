import type { Content, Stone } from "@stoneyard/catalogue/catalogue.ts";
import { luminance } from "@stoneyard/catalogue/colour.ts";
import { PURPOSES } from "@stoneyard/catalogue/kinds/purpose.ts";
import { facetIndex } from "@stoneyard/catalogue/stones/facet-index.ts";
import { FACETS, type FacetIndex } from "@stoneyard/catalogue/stones/facet-names.ts";
import {
  type FacetWords,
  type SentenceWords,
  sentenceWords,
} from "@stoneyard/catalogue/stones/sentence-words.ts";
import { stonesFor } from "@stoneyard/catalogue/stones/suitability.ts";
import { catalogue } from "@stoneyard/site/content/catalogue.server.ts";
import { purposeHref } from "@stoneyard/site/content/hrefs.ts";
import { pageMessages } from "@stoneyard/site/content/messages.server.ts";
import { coverOf } from "@stoneyard/site/content/picture.server.ts";
import { facetCode, optionsOf } from "@stoneyard/site/facets/facet-code.ts";
import { firstCover, previewOf } from "@stoneyard/site/head/preview.server.ts";
import type { Locale } from "@stoneyard/site/i18n/locale.ts";
import type { SiteHref } from "@stoneyard/site/i18n/site-href.ts";
import { translations } from "@stoneyard/site/i18n/translations.tsx";
import { inKind, offerOf, slipsOf } from "@stoneyard/site/pages/stone/offer/offer.server.ts";
import { offerWords } from "@stoneyard/site/pages/stone/offer/offer-words.ts";
import { type FinishesByUse, kindsOf, type SlabKind } from "@stoneyard/site/pages/stone/offer/slab-kind.ts";
import type { ScreenArgs } from "@stoneyard/site/render/screen-data.ts";
import { smallestSource } from "@stoneyard/site/ui/picture.tsx";

export async function data({ locale }: ScreenArgs) {
  const content = await catalogue();
  return {
    messages: await pageMessages(locale, "all-stones", "stones", "listing", "search"),
    preview: await previewOf(await firstCover()),
    families: [...content.families.values()].map(({ key, title }) => ({
      key,
      title: title[locale],
      to: `/${key}` satisfies SiteHref,
    })),
    stones: await withOffers(await Promise.all(content.stones.map(cardView)), locale),
    facets: listingFacets(content, content.stones, locale),
    uses: await purposeLinks(locale),
  };
}

export type AllStonesData = Awaited<ReturnType<typeof data>>;

/** A listing of the catalogue. */
export type FamilyLink = AllStonesData["families"][number];

export async function cardView(stone: Stone) {
  return { ...listedStone(stone), picture: smallestSource(await coverOf(stone.key)) };
}

/** A stone as a card shows it, in one language. */
export type CardView = Awaited<ReturnType<typeof cardView>> & {
  /** Its price, stock and slip in a line, as far as they are known; the first line is of any slab. */
  offers?: string[][];
  /** The line of each kind of its slabs, in the order of `kindsOf`, where there are several. */
  kinds?: SlabKind & { lines: number[] };
};

/** What every listing has of a stone; its ground is told as light as an order needs it. */
export function listedStone({ key, title, colourGroup, colours }: Stone) {
  const to: SiteHref = `/${key}`;
  return { key, to, title, colourGroup, luminance: Math.round(luminance(colours.ground) * 1000) / 1000 };
}

/** Links to the uses' pages, each with the number of stones that suit it or need care there, where there are any. */
export async function purposeLinks(locale: Locale) {
  const content = await catalogue();
  const all = PURPOSES.map((purpose) => ({
    purpose,
    title: content.suitability.uses[purpose].title[locale],
    to: purposeHref(purpose),
    count: stonesFor(purpose, content).length,
  }));
  return all.filter(({ count }) => count > 0);
}

/** Stones as a listing shows them, each with its price, stock and slip in a line, as far as they are known. */
export async function withOffers<View extends { key: string }>(
  views: readonly View[],
  locale: Locale,
): Promise<(View & Pick<CardView, "offers" | "kinds">)[]> {
  const { stones } = await catalogue();
  const messages = await pageMessages(locale, "offer", "stones.finishes");
  const { short } = offerWords(locale, messages);
  const finishWords = translations(locale, messages, "stones.finishes");
  const byKey = new Map<string, Stone>(stones.map((stone) => [stone.key, stone]));
  return views.map((view) => {
    const stone = byKey.get(view.key);
    if (!stone) return view;
    const kinds = kindsOf(stone).map((kind) => {
      const isOneKind = kind.thicknesses.length + kind.finishes.length > 0;
      const ofKind = inKind(stone, kind);
      const slips = slipsOf(ofKind).map(({ finish, ...slip }) => ({
        ...slip,
        finish: finish && finishWords(finish),
      }));
      const told = short(offerOf(ofKind, locale), slips, isOneKind);
      return Object.values(told).filter(Boolean);
    });
    const byWords = new Map(kinds.map((line) => [line.join(), line]));
    const words = [...byWords.keys()];
    const { thicknesses, finishes } = stone;
    const lines = kinds.map((line) => words.indexOf(line.join()));
    return {
      ...view,
      ...(words.join("") !== "" && { offers: [...byWords.values()] }),
      ...(words.length > 1 && { kinds: { thicknesses, finishes, lines } }),
    };
  });
}

/** The filters of a listing, in one language, as small as they can be written. */
export type ListingFacets = {
  options: FacetIndex["options"];
  words: SentenceWords;
  suiting: FinishesByUse;
  /** In the order of the stones. */
  codes: string[];
};

type Needed = Pick<Content, "stones" | "rocks" | "suitability" | "searchWords" | "facets" | "families">;

export function listingFacets(content: Needed, stones: readonly Stone[], locale: Locale): ListingFacets {
  const index = facetIndex({ ...content, stones: [...stones] });
  const options = optionsOf(index);
  return {
    options,
    words: offeredWords(sentenceWords(content, locale), options),
    suiting: Object.fromEntries(
      PURPOSES.map((use) => [
        use,
        content.suitability.uses[use].finishes.filter((finish) => options.finish.includes(finish)),
      ]),
    ),
    codes: index.stones.map((stone) => facetCode(stone, options)),
  };
}

/** The words of the values that are offered, in their order. */
function offeredWords(words: SentenceWords, options: FacetIndex["options"]): SentenceWords {
  const entries = FACETS.map((facet): [string, FacetWords] => {
    const { values, ...said } = words.facets[facet];
    const offered = options[facet].flatMap((value) => {
      const found = values[value];
      return found ? [[value, found] as const] : [];
    });
    return [facet, { ...said, values: Object.fromEntries(offered) }];
  });
  return { ...words, facets: Object.fromEntries(entries) as SentenceWords["facets"] };
}
