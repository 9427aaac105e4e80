import type { Stone } from "@stoneyard/catalogue/catalogue.ts";
import { PURPOSES } from "@stoneyard/catalogue/kinds/purpose.ts";
import { LANGUAGES } from "@stoneyard/catalogue/languages/locales.ts";
import { plain } from "@stoneyard/catalogue/languages/plain-words.ts";
import { slugOf } from "@stoneyard/catalogue/slug-of.ts";
import { numberedSlabs } from "@stoneyard/catalogue/stones/single-slabs.ts";
import { suitabilityOf } from "@stoneyard/catalogue/stones/suitability.ts";
import { allItems, type Item } from "@stoneyard/site/choice/items.server.ts";
import type { ItemKey } from "@stoneyard/site/choice/items.ts";
import { catalogue, pictureManifest } from "@stoneyard/site/content/catalogue.server.ts";
import { pageMessages } from "@stoneyard/site/content/messages.server.ts";
import { coverOf } from "@stoneyard/site/content/picture.server.ts";
import type { Locale } from "@stoneyard/site/i18n/locale.ts";
import { numberFormat } from "@stoneyard/site/i18n/number-format.ts";
import { translations } from "@stoneyard/site/i18n/translations.tsx";
import { accessoryPrice, accessorySize } from "@stoneyard/site/pages/accessories/accessory-facts.ts";
import { tablePrice } from "@stoneyard/site/pages/models/table-price.ts";
import { tableDimensions } from "@stoneyard/site/pages/models/table-top.ts";
import { slabOffer } from "@stoneyard/site/pages/slab/slab.data.server.ts";
import { slabSize } from "@stoneyard/site/pages/slab/slab-size.ts";
import { offerOf } from "@stoneyard/site/pages/stone/offer/offer.server.ts";
import { offerWords } from "@stoneyard/site/pages/stone/offer/offer-words.ts";
import { factsOf } from "@stoneyard/site/pages/stone/stone.data.server.ts";
import type { ScreenArgs } from "@stoneyard/site/render/screen-data.ts";
import { smallestSource } from "@stoneyard/site/ui/picture.tsx";

export type ListedItems = Readonly<Record<ItemKey, ListedItem>>;

/** /list.json and /sr/list.json: all that can be kept, fetched by the page of the list. */
export async function data({ locale }: ScreenArgs): Promise<ListedItems> {
  const accessories = translations(locale, await pageMessages(locale, "accessories"), "accessories");
  const items = await allItems(locale);
  const listed = await Promise.all(
    items.map(async (item) => [item.key, await listedItem(item, accessories("onRequest"), locale)] as const),
  );
  return Object.fromEntries(listed);
}

/** A thing as the list shows it, in one language. */
async function listedItem(item: Item, onRequest: string, locale: Locale) {
  const { rooms, stones } = await catalogue();
  const facts = await rowsOf(item, locale);
  const opens = rooms.find(({ slug }) => item.key === `rooms/${slug}`)?.stones;
  const stone = stones.find(({ key }) => key === item.key);
  const slabs = stone && (await listedSlabs(stone, locale));
  const offer = stone && (await shortOffer(stone, locale));
  return {
    kind: item.kind,
    title: item.title,
    /** Only when it differs from the key. */
    ...(item.to !== `/${item.key}` && { to: item.to }),
    detail: [item.group, priceOf(item, onRequest)].filter(Boolean).join(", "),
    /** Of a stone: the least that it costs and how many slabs there are, as far as these are known. */
    ...(offer && { offer }),
    /** On a sheet, row by row, without unknown ones. */
    facts: facts.flatMap(([term, value, ofSlabs]) =>
      value ? { term, value, ...(ofSlabs && { ofSlabs }) } : [],
    ),
    /** Address of a small picture; "" where there is none. */
    picture: await smallPicture(item),
    /** The stones that a room opens with, family and slug, by surface. */
    ...(opens && { opens }),
    /** Of a stone with numbered slabs: each, by what its address ends with. */
    ...(slabs && { slabs }),
  };
}

async function shortOffer(stone: Stone, locale: Locale): Promise<string> {
  const { price, stock } = offerWords(locale, await pageMessages(locale, "offer")).short(
    offerOf(stone, locale),
  );
  return [price, stock].filter(Boolean).join(", ");
}

export type ListedItem = Awaited<ReturnType<typeof listedItem>>;

/** A numbered slab in words, and how it was when the site was built. */
export type ListedSlab = {
  detail: string;
  isSold?: true;
  /** The last day of a reservation, empty where none is said. */
  reserved?: string;
};

async function listedSlabs(
  stone: Stone,
  locale: Locale,
): Promise<Readonly<Record<string, ListedSlab>> | undefined> {
  const slabs = numberedSlabs(stone);
  if (slabs.length === 0) return undefined;
  const messages = await pageMessages(locale, "stones.finishes", "offer", "slab");
  const finishes = translations(locale, messages, "stones.finishes");
  const offers = translations(locale, messages, "offer");
  const vats = translations(locale, messages, "offer.vat");
  const told = translations(locale, messages, "slab");
  const { format } = numberFormat(LANGUAGES[locale].intlLocale);
  const listed = slabs.map((slab): [string, ListedSlab] => {
    const { number, state, until = "", faults = [] } = slab;
    const offer = slabOffer(stone, slab, locale);
    const { finish, price } = offer;
    const detail = [
      slabSize(offer, format),
      finish && finishes(finish),
      price
        ? `${offers("perSquareMetre", { price: tablePrice(price.perSquareMetre) })}, ${vats(price.vat)}`
        : state !== "sold" && offers("priceOnRequest").toLocaleLowerCase(LANGUAGES[locale].intlLocale),
      faults.length > 0 && told("faultCount", { count: faults.length }),
    ];
    return [
      slugOf(number),
      {
        detail: detail.filter(Boolean).join(", "),
        ...(state === "sold" && { isSold: true }),
        ...(state === "reserved" && { reserved: until }),
      },
    ];
  });
  return Object.fromEntries(listed);
}

function priceOf({ kind, price }: Item, onRequest: string): string {
  if (price === undefined) return kind === "accessory" ? onRequest : "";
  return kind === "table" ? tablePrice(price) : accessoryPrice(price);
}

async function smallPicture({ kind, key, picture = "" }: Item): Promise<string> {
  if (kind === "stone") return smallestSource(await coverOf(key));
  return (await pictureManifest())[picture]?.sources[0]?.url ?? "";
}

/** `ofSlabs` where a single slab of the stone has its own. */
type Rows = readonly (readonly [term: string, value: string, ofSlabs?: true])[];

/** What must be known of a thing to order it. */
async function rowsOf(item: Item, locale: Locale): Promise<Rows> {
  const { stones } = await catalogue();
  const stone = stones.find(({ key }) => key === item.key);
  if (stone) return stoneRows(stone, locale);
  if (item.kind === "table") return tableRows(item, locale);
  return item.kind === "accessory" ? accessoryRows(item, locale) : [];
}

async function stoneRows(stone: Stone, locale: Locale): Promise<Rows> {
  const content = await catalogue();
  const family = content.families.get(stone.family);
  if (!family) throw new Error(`There is no family ${stone.family}.`);
  const messages = await pageMessages(locale, "stone", "stones", "compare");
  const rows = translations(locale, messages, "compare.rows");
  const t = translations(locale, messages, "stone");
  const names = translations(locale, messages, "stones.finishes");
  const verdicts = translations(locale, messages, "stones.verdicts");
  const { rock, origin, slab, thicknesses, finishes, withstands, sensitive } = factsOf(stone, family, locale);
  const suited = PURPOSES.filter((use) => suitabilityOf(stone, use, content).verdict === "well");
  return [
    [t("kind"), plain(rock)],
    [t("origin"), origin ?? ""],
    [
      rows("slab"),
      `${t("slabSize", slab)}, ${thicknesses.map((thickness) => `${thickness} cm`).join(", ")}`,
      true,
    ],
    [t("finish"), finishes.map((finish) => names(finish)).join(", "), true],
    [t("withstands"), withstands.map((each) => t(each)).join(", ")],
    [t("sensitive"), sensitive.map((each) => t(each)).join(", ")],
    [verdicts("well"), suited.map((use) => content.facets.use.values[use].label[locale]).join(", ")],
  ];
}

async function tableRows({ key }: Item, locale: Locale): Promise<Rows> {
  const { tables } = await catalogue();
  const t = translations(locale, await pageMessages(locale, "models"), "models");
  const [slug] = key.split("/");
  return tables.groups.flatMap(({ height, tables }) =>
    tables
      .filter((table) => table.slug === slug)
      .map(({ tops }) => [t("dimensions"), tableDimensions(tops, height)] as const),
  );
}

async function accessoryRows({ key }: Item, locale: Locale): Promise<Rows> {
  const { accessories } = await catalogue();
  const t = translations(locale, await pageMessages(locale, "accessories"), "accessories");
  const [category, slug] = key.split("/");
  const model = accessories.find((each) => each.slug === category)?.models.find((each) => each.slug === slug);
  const format = (value: number) => numberFormat(LANGUAGES[locale].intlLocale).format(value);
  const { size, weight, unit } = model ?? {};
  return [
    [t("unit"), unit?.[locale] ?? ""],
    [t("size"), size ? t(...accessorySize(size, format)) : ""],
    [t("weight"), weight === undefined ? "" : t("kilograms", { weight: format(weight) })],
  ];
}
