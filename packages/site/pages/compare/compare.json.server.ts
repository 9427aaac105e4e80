import type { Stone } from "@stoneyard/catalogue/catalogue.ts";
import { FINISHES, type Finish } from "@stoneyard/catalogue/kinds/finishes.ts";
import { PURPOSES, type Purpose, type Verdict } from "@stoneyard/catalogue/kinds/purpose.ts";
import type { Surface } from "@stoneyard/catalogue/kinds/room.ts";
import { plainIn } from "@stoneyard/catalogue/languages/words-in.ts";
import { purposeOf } from "@stoneyard/catalogue/stones/purpose-of-surface.ts";
import { stoneFacts } from "@stoneyard/catalogue/stones/stone-facts.ts";
import { suitabilityOf } from "@stoneyard/catalogue/stones/suitability.ts";
import { catalogue, roomManifest } from "@stoneyard/site/content/catalogue.server.ts";
import { pageMessages } from "@stoneyard/site/content/messages.server.ts";
import { decorativePicture, slabViews } from "@stoneyard/site/content/picture.server.ts";
import type { Locale } from "@stoneyard/site/i18n/locale.ts";
import { translations } from "@stoneyard/site/i18n/translations.tsx";
import type { ScreenArgs } from "@stoneyard/site/render/screen-data.ts";
import { type PictureView, smallestSource, sourcesOf } from "@stoneyard/site/ui/picture.tsx";
import { offerWords, slipWords } from "../stone/offer/offer-words.ts";
import { factsOf } from "../stone/stone.data.server.ts";

/** /compare.json and /sr/compare.json: facts of all stones, fetched by the page that compares some. */
export async function data({ locale }: ScreenArgs) {
  const { stones, suitability } = await catalogue();
  const reasons: string[] = [];
  const compared = await Promise.all(
    stones.map(async (stone) => [stone.key, await comparedStone(stone, locale, reasons)] as const),
  );
  const uses = PURPOSES.map(async (key) => {
    const room = await roomFor(key, locale);
    return { key, title: suitability.uses[key].title[locale], ...(room && { room }) };
  });
  return {
    stones: Object.fromEntries(compared),
    uses: await Promise.all(uses),
    reasons,
  };
}

export type CompareData = Awaited<ReturnType<typeof data>>;

/** A stone with everything that is compared, in one language. */
async function comparedStone(stone: Stone, locale: Locale, reasons: string[]) {
  const content = await catalogue();
  const family = content.families.get(stone.family);
  if (!family) throw new Error(`There is no family ${stone.family}.`);
  const facts = factsOf(stone, family, locale);
  const { rock, pattern, origin, slab, thicknesses, finishes, acid, frost } = facts;
  const { stains } = stoneFacts(stone, content);
  return {
    title: stone.title,
    family: family.title[locale],
    /** Its slabs lie side by side, not opened like a book. */
    ...(family.engineered && { engineered: true }),
    rock,
    pattern,
    ...(origin && { origin }),
    /** Width and height of its slab, centimetres. */
    slab: [slab.width, slab.height] as [number, number],
    /** The slab, whole, in two sizes, without words. */
    picture: await slabPicture(stone),
    thicknesses,
    // In one order, so that stones with the same finishes do not seem to differ.
    finishes: FINISHES.filter((finish) => finishes.includes(finish)),
    acid,
    frost,
    /** Left out where it is not well known. */
    ...(stains && { stains }),
    ...(await offered(facts, locale)),
    /** For each use, in their order: what it is good for, the number of the reason, and the finishes that suit it. */
    uses: PURPOSES.map((purpose): [Verdict, number, Finish[]] => {
      const { verdict, why, finishes: fitting } = suitabilityOf(stone, purpose, content);
      return [verdict, numberOf(plainIn(why, locale), reasons), fitting];
    }),
  };
}

export type ComparedStone = Awaited<ReturnType<typeof comparedStone>>;

/** What is known of price, stock and slip resistance and who measured it, in few words: a column on paper is narrow. */
async function offered({ price, least, stock, technical }: ReturnType<typeof factsOf>, locale: Locale) {
  const messages = await pageMessages(locale, "offer", "stone.technical", "stones.finishes");
  const words = offerWords(locale, messages);
  const t = translations(locale, messages, "stone.technical");
  const finishes = translations(locale, messages, "stones.finishes");
  const slip = technical?.slip ?? [];
  const slips = slip.map((measured) => `${finishes(measured.finish)}: ${slipWords(measured, t)}`);
  return {
    ...(least && { price: words.prices({ price, least }) }),
    ...(stock && { stock: words.short({ stock }).stock || words.stock(stock) }),
    ...(slip.length > 0 && {
      slip: {
        values: slips.join("; "),
        standards: [...new Set(slip.flatMap((measured) => measured.standards))].map((standard) =>
          t(`scales.${standard}`),
        ),
        source: technical?.source ?? "",
      },
    }),
  };
}

/** Most stones share their reasons, so that each is said once. */
function numberOf(reason: string, reasons: string[]): number {
  const known = reasons.indexOf(reason);
  return known >= 0 ? known : reasons.push(reason) - 1;
}

/** Enough for a column on a phone, and for half a desktop, pixels. */
const WIDTHS = [800, 1200];

async function slabPicture(stone: Stone): Promise<PictureView> {
  const { slab } = await slabViews(stone);
  const sources = sourcesOf(slab);
  const used = WIDTHS.map((wanted) => sources.find(({ width }) => width >= wanted) ?? sources.at(-1));
  const written = used.map((source) => source && `${source.url} ${source.width}w`);
  return { ...slab, srcSet: [...new Set(written)].join(", ") };
}

/** The first room of this use, else with a surface for it, with its own stone and the use of each surface. */
async function roomFor(use: Purpose, locale: Locale) {
  const { rooms } = await catalogue();
  const ofUse = rooms.find(({ uses }) => uses?.includes(use));
  const useOf = (surface: string) => (ofUse ? use : purposeOf(surface as Surface));
  const room = ofUse ?? rooms.find(({ stones }) => Object.keys(stones).some((at) => useOf(at) === use));
  const layers = room && (await roomManifest())[room.slug];
  if (!room || !layers) return undefined;
  const picture = smallestSource(await decorativePicture(`rooms/${room.slug}`));
  const surfaces = Object.fromEntries(
    Object.entries<string>(room.stones).map(([surface, opens]) => [surface, { use: useOf(surface), opens }]),
  );
  return {
    title: room.title[locale],
    picture,
    /** What the room view fetches: RoomLayers as JSON. */
    layers,
    surfaces,
  };
}

export type ComparedRoom = NonNullable<Awaited<ReturnType<typeof roomFor>>>;
