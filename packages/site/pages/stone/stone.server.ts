import type { Family, Stone } from "@stoneyard/catalogue/catalogue.ts";
import type { Finish } from "@stoneyard/catalogue/kinds/finishes.ts";
import type { RoomKind } from "@stoneyard/catalogue/kinds/room.ts";
import { SLAB_STATES } from "@stoneyard/catalogue/kinds/slab.ts";
import type { Acid, Frost } from "@stoneyard/catalogue/kinds/stone.ts";
import { plainIn, wordsIn } from "@stoneyard/catalogue/languages/words-in.ts";
import { careGuideOf, finishGuidesOf } from "@stoneyard/catalogue/stones/care.ts";
import { finishName } from "@stoneyard/catalogue/stones/finish-pictures.ts";
import { stillKinds, stillName } from "@stoneyard/catalogue/stones/rooms.ts";
import { type NumberedSlab, numberedSlabs } from "@stoneyard/catalogue/stones/single-slabs.ts";
import { usualSlab } from "@stoneyard/catalogue/stones/slab-pictures.ts";
import { catalogue, pictureManifest } from "@stoneyard/site/content/catalogue.server.ts";
import { countryName } from "@stoneyard/site/content/country.server.ts";
import { careHref } from "@stoneyard/site/content/hrefs.ts";
import { decorativePicture, pictureView } from "@stoneyard/site/content/picture.server.ts";
import type { Locale } from "@stoneyard/site/i18n/locale.ts";
import type { SiteHref } from "@stoneyard/site/i18n/site-href.ts";
import { familyOf } from "@stoneyard/site/pages/family/family.server.ts";
import { type SlabOffer, slabOffer } from "@stoneyard/site/pages/slab/slab-offer.server.ts";
import { NoSuchPage } from "@stoneyard/site/render/screen-data.ts";
import type { PictureView } from "@stoneyard/site/ui/picture.tsx";
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

export type FinishesView = {
  shown: {
    finish: Finish;
    picture: PictureView;
    /** Which words there are of it under `stone.finishNotes`. */
    note: Finish | "honedHidesAcidMarks";
  }[];
  /** Size of the piece in centimetres, where all pictures are renderings of the same. */
  piece?: { width: number; height: number };
};

/** Honed, a stone that acid etches shows the marks less. */
export function hidesAcidMarks({ acid }: Pick<Stone, "acid">, finish: Finish): boolean {
  return acid === "sensitive" && finish === "honed";
}

/** A piece of the stone in its finishes, as far as there are pictures of them. */
export async function finishesOf(stone: Stone): Promise<FinishesView> {
  const manifest = await pictureManifest();
  const shown = await Promise.all(
    stone.finishes
      .filter((finish) => finishName(stone, finish) in manifest)
      .map(async (finish) => {
        const picture = await decorativePicture(finishName(stone, finish));
        return {
          finish,
          picture,
          note: hidesAcidMarks(stone, finish) ? ("honedHidesAcidMarks" as const) : finish,
        };
      }),
  );
  const [first] = shown;
  const { width, height, mmPerPixel } = first?.picture ?? {};
  if (!width || !height || !mmPerPixel || shown.some(({ picture }) => picture.made !== "studio"))
    return { shown };
  return { shown, piece: { width: (width * mmPerPixel) / 10, height: (height * mmPerPixel) / 10 } };
}

/** This stone in a room that it is good for. */
export type OwnRoom = { kind: RoomKind; picture: PictureView };

/** A room of the family with the stone that is seen in it. */
type RoomPicture = { picture: PictureView; stone: string; to: SiteHref };

/** Six rooms of the family. */
export type FamilyRoomsView = RoomPicture[];

/** As far as there are pictures of them. */
export async function ownRoomsOf(stone: Stone): Promise<OwnRoom[]> {
  const kinds = stillKinds(stone, await catalogue());
  const manifest = await pictureManifest();
  return Promise.all(
    kinds
      .filter((kind) => stillName(stone, kind) in manifest)
      .map(async (kind) => ({ kind, picture: await decorativePicture(stillName(stone, kind)) })),
  );
}

/** Undefined when the family has no rooms. */
export async function familyRoomsOf(family: Family, locale: Locale): Promise<FamilyRoomsView | undefined> {
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
