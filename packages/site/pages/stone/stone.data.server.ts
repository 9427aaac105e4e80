import type { Family, Stone } from "@stoneyard/catalogue/catalogue.ts";
import { luminance } from "@stoneyard/catalogue/colour.ts";
import type { Finish } from "@stoneyard/catalogue/kinds/finishes.ts";
import { PURPOSES } from "@stoneyard/catalogue/kinds/purpose.ts";
import type { RoomKind } from "@stoneyard/catalogue/kinds/room.ts";
import { SLAB_STATES } from "@stoneyard/catalogue/kinds/slab.ts";
import type { Acid, Frost } from "@stoneyard/catalogue/kinds/stone.ts";
import { plain } from "@stoneyard/catalogue/languages/plain-words.ts";
import { plainIn, wordsIn } from "@stoneyard/catalogue/languages/words-in.ts";
import { careGuideOf, finishGuidesOf } from "@stoneyard/catalogue/stones/care.ts";
import { finishName } from "@stoneyard/catalogue/stones/finish-pictures.ts";
import { stillKinds, stillName } from "@stoneyard/catalogue/stones/rooms.ts";
import { type NumberedSlab, numberedSlabs } from "@stoneyard/catalogue/stones/single-slabs.ts";
import { usualSlab } from "@stoneyard/catalogue/stones/slab-pictures.ts";
import { suitabilityOf } from "@stoneyard/catalogue/stones/suitability.ts";
import { catalogue } from "@stoneyard/site/content/catalogue.server.ts";
import { countryName } from "@stoneyard/site/content/country.server.ts";
import { careHref, purposeHref } from "@stoneyard/site/content/hrefs.ts";
import { pageMessages } from "@stoneyard/site/content/messages.server.ts";
import {
  builtNames,
  decorativePicture,
  pictureView,
  slabViews,
} from "@stoneyard/site/content/picture.server.ts";
import { roomChoicesWith } from "@stoneyard/site/content/rooms.server.ts";
import { firstSentences } from "@stoneyard/site/head/first-sentences.ts";
import { previewOf } from "@stoneyard/site/head/preview.server.ts";
import { type Locale, localePath } from "@stoneyard/site/i18n/locale.ts";
import type { SiteHref } from "@stoneyard/site/i18n/site-href.ts";
import { familyOf, hasTypesAbove, stoneView } from "@stoneyard/site/pages/family/family.data.server.ts";
import { type SlabOffer, slabOffer } from "@stoneyard/site/pages/slab/slab.data.server.ts";
import { type DataOf, NoSuchPage, type ScreenArgs } from "@stoneyard/site/render/screen-data.ts";
import type { PictureView } from "@stoneyard/site/ui/picture.tsx";
import { besideOf } from "./beside.server.ts";
import { dayOf, offerOf } from "./offer/offer.server.ts";
import { slabCuts } from "./slab/cutting-plans.server.ts";

export async function data({ locale, params }: ScreenArgs<"/:family/:slug">) {
  const { family, stone, previous, next } = await stoneOf(params.family, params.slug);
  const description = wordsIn(stone.description, locale);
  const { cover, ...slabs } = await slabViews(stone);
  const facts = factsOf(stone, family, locale);
  const uses = await usesOf(stone, locale);
  const advised = uses.filter(({ verdict }) => verdict !== "not-advised").map(({ use }) => use);
  const beside = await besideOf(stone, locale);
  const isBest = uses.some(({ use, verdict }) => use === beside.mainUse && verdict === "well");
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
      summary: firstSentences(`${family.title[locale]}: ${plain(description)}`, 160),
      preview: await previewOf(`stones/${stone.key}`),
      cover,
      isClose: cover.src === slabs.close?.src,
      bestUse: isBest ? beside.byUse.find(({ use }) => use === beside.mainUse)?.phrase : undefined,
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
async function careOf(stone: Stone, locale: Locale) {
  const content = await catalogue();
  const guides = [careGuideOf(stone, content), ...finishGuidesOf(stone, content)];
  return guides.flatMap((guide) => (guide ? [{ title: guide.title[locale], to: careHref(guide) }] : []));
}

/** What is known of a stone: its content, in which texts and dates are words of one language. */
export function factsOf(stone: Stone, family: Family, locale: Locale) {
  return {
    ...stone,
    rock: wordsIn(stone.rock, locale),
    origin: originOf(stone, locale),
    slab: usualSlab(stone, family),
    ...bearing(stone),
    technical: technicalOf(stone, family, locale),
    ...offerOf(stone, locale),
  };
}

function originOf({ origin }: Stone, locale: Locale): string | undefined {
  if (!origin) return undefined;
  const place = origin.place && plainIn(origin.place, locale);
  return [place, countryName(origin.country, locale)].filter(Boolean).join(", ");
}

/** What a stone withstands and what it must be kept from, each a message under `stone`. */
function bearing({ acid, frost }: { acid: Acid; frost: Frost }): Record<"withstands" | "sensitive", Borne[]> {
  const withstands: Borne[] = [];
  const sensitive: Borne[] = [];
  (acid === "resistant" ? withstands : sensitive).push("acid");
  (frost === "resistant" ? withstands : sensitive).push(frost === "limited" ? "hardFrost" : "frost");
  return { withstands, sensitive };
}

/** Honed, a stone that acid etches shows the marks less. */
export function hidesAcidMarks({ acid }: Pick<Stone, "acid">, finish: Finish): boolean {
  return acid === "sensitive" && finish === "honed";
}

/** A piece of the stone in its finishes, as far as there are pictures of them. */
export async function finishesOf(stone: Stone) {
  const built = await builtNames();
  const shown = await Promise.all(
    stone.finishes
      .filter((finish) => built.has(finishName(stone, finish)))
      .map(async (finish) => {
        const picture = await decorativePicture(finishName(stone, finish));
        return {
          finish,
          picture,
          /** Which words there are of it under `stone.finishNotes`. */
          note: hidesAcidMarks(stone, finish) ? ("honedHidesAcidMarks" as const) : finish,
        };
      }),
  );
  const { width = 0, height = 0, mmPerPixel } = shown[0]?.picture ?? {};
  const isRendered = shown.every(({ picture }) => picture.made === "studio");
  return {
    shown,
    /** Size of the piece in centimetres, where all pictures are renderings of the same. */
    piece:
      mmPerPixel && isRendered
        ? { width: (width * mmPerPixel) / 10, height: (height * mmPerPixel) / 10 }
        : undefined,
  };
}

export type FinishesView = Awaited<ReturnType<typeof finishesOf>>;

/** This stone in a room that it is good for. */
export type OwnRoom = { kind: RoomKind; picture: PictureView };

/** Six rooms of the family, each with the stone that is seen in it. */
export type FamilyRoomsView = { picture: PictureView; stone: string; to: SiteHref }[];

/** As far as there are pictures of them. */
async function ownRoomsOf(stone: Stone): Promise<OwnRoom[]> {
  const kinds = stillKinds(stone, await catalogue());
  const built = await builtNames();
  return Promise.all(
    kinds
      .filter((kind) => built.has(stillName(stone, kind)))
      .map(async (kind) => ({ kind, picture: await decorativePicture(stillName(stone, kind)) })),
  );
}

/** Undefined when the family has no rooms. */
async function familyRoomsOf(family: Family, locale: Locale): Promise<FamilyRoomsView | undefined> {
  if (!family.rooms) return undefined;
  const { stones } = await catalogue();
  return Promise.all(
    family.rooms.map(async (room) => ({
      picture: await pictureView(room, locale),
      stone: stones.find((one) => one.key === room.stone)?.title ?? room.stone,
      to: `/${room.stone}` satisfies SiteHref,
    })),
  );
}

type Measured = "density" | "absorption" | "flexuralStrength" | "frostCycles" | "abrasion";

/** How each value is measured: on quarried stone, and on stone that is made of chips and a binder. */
const STANDARDS: Readonly<Record<Measured, { natural: string; engineered: string }>> = {
  density: { natural: "EN 1936", engineered: "EN 14617-1" },
  absorption: { natural: "EN 13755", engineered: "EN 14617-1" },
  flexuralStrength: { natural: "EN 12372", engineered: "EN 14617-2" },
  frostCycles: { natural: "EN 12371", engineered: "EN 14617-5" },
  abrasion: { natural: "EN 14157", engineered: "EN 14617-4" },
};
const SLIP_STANDARD = "EN 14231" as const;
const SLIP_CLASS_STANDARD = "DIN 51130" as const;

/** What was measured on a stone, in one language; nothing where its owner wrote nothing. */
function technicalOf({ technical }: Stone, family: Family, locale: Locale) {
  if (!technical) return undefined;
  return {
    measured: measuredOf(technical, family),
    slip: Object.entries(technical.slip ?? {}).map(([finish, values]) => ({
      finish: finish as Finish,
      ...values,
      standards: [
        ...((values.dry ?? values.wet) === undefined ? [] : [SLIP_STANDARD]),
        ...(values.class ? [SLIP_CLASS_STANDARD] : []),
      ],
    })),
    source: plainIn(technical.source, locale),
    date: dayOf(technical.date, locale),
  };
}

export type TechnicalView = NonNullable<ReturnType<typeof technicalOf>>;

function measuredOf(technical: NonNullable<Stone["technical"]>, { engineered }: Family) {
  return (Object.keys(STANDARDS) as Measured[]).flatMap((name) => {
    const value = technical[name];
    const standard = STANDARDS[name][engineered ? "engineered" : "natural"];
    return value === undefined ? [] : [{ name, value, standard }];
  });
}

/** Every use with its verdict, in one language and the order of the catalogue. */
export async function usesOf(stone: Stone, locale: Locale) {
  const content = await catalogue();
  return PURPOSES.map((use) => {
    const { verdict, why, finishes } = suitabilityOf(stone, use, content);
    return {
      use,
      title: content.suitability.uses[use].title[locale],
      to: purposeHref(use),
      verdict,
      why: plainIn(why, locale),
      /** Those of the stone that fit the use; that all of them do goes without saying. */
      finishes: finishes.length < stone.finishes.length ? finishes : [],
    };
  });
}

export type UseView = Awaited<ReturnType<typeof usesOf>>[number];
