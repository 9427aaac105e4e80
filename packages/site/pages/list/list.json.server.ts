import type { Surface } from "@stoneyard/catalogue/kinds/room.ts";
import { allItems, type Item, type ItemKind } from "@stoneyard/site/choice/items.server.ts";
import type { ItemKey } from "@stoneyard/site/choice/items.ts";
import { catalogue, pictureManifest } from "@stoneyard/site/content/catalogue.server.ts";
import { pageMessages } from "@stoneyard/site/content/messages.server.ts";
import { coverOf } from "@stoneyard/site/content/slabs.server.ts";
import type { Locale } from "@stoneyard/site/i18n/locale.ts";
import type { SiteHref } from "@stoneyard/site/i18n/site-href.ts";
import { translations } from "@stoneyard/site/i18n/translations.tsx";
import type { ScreenArgs } from "@stoneyard/site/render/screen-data.ts";
import { accessoryPrice } from "../accessories/accessory-price.ts";
import { tablePrice } from "../models/table-price.ts";
import { type ListedFact, listedFacts } from "./listed-facts.server.ts";

/** A thing as the list shows it, in one language. */
export type ListedItem = {
  kind: ItemKind;
  title: string;
  /** Only when it differs from the key. */
  to?: SiteHref;
  detail: string;
  /** For the sheet, row by row. */
  facts: readonly ListedFact[];
  /** Address of a small picture; "" where there is none. */
  picture: string;
  /** The stones that a room opens with, family and slug, by surface. */
  opens?: Partial<Record<Surface, string>>;
};
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

async function listedItem(item: Item, onRequest: string, locale: Locale): Promise<ListedItem> {
  const { rooms } = await catalogue();
  const opens = rooms.find(({ slug }) => item.key === `rooms/${slug}`)?.stones;
  return {
    kind: item.kind,
    title: item.title,
    ...(item.to !== `/${item.key}` && { to: item.to }),
    detail: [item.group, priceOf(item, onRequest)].filter(Boolean).join(", "),
    facts: await listedFacts(item, locale),
    picture: await smallPicture(item),
    ...(opens && { opens }),
  };
}

function priceOf({ kind, price }: Item, onRequest: string): string {
  if (price === undefined) return kind === "accessory" ? onRequest : "";
  return kind === "table" ? tablePrice(price) : accessoryPrice(price);
}

async function smallPicture({ kind, key, picture = "" }: Item): Promise<string> {
  if (kind === "stone") return (await coverOf(key)).srcSet.split(" ")[0] ?? "";
  return (await pictureManifest())[picture]?.sources[0]?.url ?? "";
}
