import { careGuideOf, finishGuidesOf } from "@stoneyard/catalogue/care.ts";
import type { Family, Stone } from "@stoneyard/catalogue/catalogue.ts";
import { SLAB_STATES } from "@stoneyard/catalogue/kinds/slab.ts";
import type { Acid, Frost } from "@stoneyard/catalogue/kinds/stone.ts";
import { type NumberedSlab, numberedSlabs } from "@stoneyard/catalogue/single-slabs.ts";
import { usualSlab } from "@stoneyard/catalogue/slab-pictures.ts";
import { plainIn, wordsIn } from "@stoneyard/catalogue/words-in.ts";
import { careHref } from "@stoneyard/site/content/care-href.ts";
import { catalogue } from "@stoneyard/site/content/catalogue.server.ts";
import { countryName } from "@stoneyard/site/content/country.server.ts";
import type { Locale } from "@stoneyard/site/i18n/locale.ts";
import { NoSuchPage } from "@stoneyard/site/render/screen-data.ts";
import { familyOf } from "../family/family.server.ts";
import { type SlabOffer, slabOffer } from "../slab/slab-offer.server.ts";
import { offerOf } from "./offer.server.ts";
import { technicalOf } from "./technical.server.ts";

type Borne = "acid" | "frost" | "hardFrost";

/** A stone by its address, with its family and its neighbours there, where it is not alone. @throws NoSuchPage where there is none */
export async function stoneOf(familyKey: string, slug: string) {
  const { family, stones } = await familyOf(familyKey);
  const index = stones.findIndex((stone) => stone.slug === slug);
  const stone = stones[index];
  if (!stone) throw new NoSuchPage(slug);
  const [previous, next] = [stones.at(index - 1), stones[(index + 1) % stones.length]];
  return {
    family,
    stone,
    ...(previous !== next && { previous }),
    ...(next !== stone && { next }),
  };
}

/** Its slabs that are sold one by one: those that are free first, sold ones last or not at all. */
export async function singleSlabsOf(stone: Stone, locale: Locale): Promise<SlabOffer[]> {
  const { site } = await catalogue();
  return numberedSlabs(stone)
    .filter(({ state }) => state !== "sold" || site.soldSlabs === "shown")
    .sort((one, other) => rank(one) - rank(other))
    .map((slab) => slabOffer(stone, slab, locale));
}

function rank({ state = "in-stock" }: NumberedSlab): number {
  return SLAB_STATES.indexOf(state);
}

/** The guides that say how the stone is looked after: that of its kind, then those of its finishes. */
export async function careOf(stone: Stone, locale: Locale) {
  const content = await catalogue();
  const guides = [careGuideOf(stone, content), ...finishGuidesOf(stone, content)];
  return guides.flatMap((guide) => (guide ? [{ title: guide.title[locale], to: careHref(guide) }] : []));
}

/** What the table of facts says, in one language. */
export function factsOf(stone: Stone, family: Family, locale: Locale) {
  return {
    rock: wordsIn(stone.rock, locale),
    pattern: stone.pattern,
    aliases: stone.aliases,
    ...(stone.origin && {
      origin: [
        stone.origin.place && plainIn(stone.origin.place, locale),
        countryName(stone.origin.country, locale),
      ]
        .filter(Boolean)
        .join(", "),
    }),
    slab: usualSlab(stone, family),
    thicknesses: stone.thicknesses,
    finishes: stone.finishes,
    frost: stone.frost,
    acid: stone.acid,
    ...bearing(stone),
    technical: technicalOf(stone, family, locale),
    ...offerOf(stone, locale),
    invented: stone.look === "invented",
  };
}

/** What a stone withstands and what it must be kept from, each a message under `stone`. */
function bearing({ acid, frost }: { acid: Acid; frost: Frost }): Record<"withstands" | "sensitive", Borne[]> {
  const withstands: Borne[] = [];
  const sensitive: Borne[] = [];
  (acid === "resistant" ? withstands : sensitive).push("acid");
  (frost === "resistant" ? withstands : sensitive).push(frost === "limited" ? "hardFrost" : "frost");
  return { withstands, sensitive };
}
