import type { Stone } from "@stoneyard/catalogue/catalogue.ts";
import { plainIn } from "@stoneyard/catalogue/languages/words-in.ts";
import { slugOf } from "@stoneyard/catalogue/slug-of.ts";
import { numberedSlabs } from "@stoneyard/catalogue/stones/single-slabs.ts";
import { catalogue } from "@stoneyard/site/content/catalogue.server.ts";
import { pageMessages } from "@stoneyard/site/content/messages.server.ts";
import { LANGUAGES, type Locale } from "@stoneyard/site/i18n/locale.ts";
import { numberFormat } from "@stoneyard/site/i18n/number-format.ts";
import type { SiteHref } from "@stoneyard/site/i18n/site-href.ts";
import { translations } from "@stoneyard/site/i18n/translations.tsx";
import { type FaultPlace, faultWords } from "@stoneyard/site/pages/slab/fault-words.ts";
import { type ItemKey, PLAN_KEY } from "./items.ts";

export type ItemKind = "stone" | "room" | "table" | "accessory" | "plan";

/** A thing that can be kept or asked about, in one language. */
export type Item = {
  key: ItemKey;
  kind: ItemKind;
  title: string;
  /** Its page; a room's address continues with its stones, a plan's with the measures. */
  to: SiteHref;
  /** The group it belongs to, where that says more than its kind. */
  group: string;
  /** Whole dinars. An accessory without has its price told on request. */
  price?: number | undefined;
  /** Name of its picture; a stone's depends on its family. */
  picture?: string | undefined;
};

/** All of them, in the order of the catalogue. */
export async function allItems(locale: Locale): Promise<Item[]> {
  const { stones, families, accessories, tables, rooms } = await catalogue();
  const measures = translations(locale, await pageMessages(locale, "measures"), "measures");
  return [
    ...stones.map(
      ({ key, family, title }): Item => ({
        key,
        kind: "stone",
        title,
        to: `/${key}`,
        group: families.get(family)?.title[locale] ?? family,
      }),
    ),
    ...rooms.map(
      ({ slug, title }): Item => ({
        key: `rooms/${slug}`,
        kind: "room",
        title: title[locale],
        to: `/rooms/${slug}`,
        group: "",
        picture: `rooms/${slug}`,
      }),
    ),
    { key: PLAN_KEY, kind: "plan", title: measures("title"), to: `/${PLAN_KEY}`, group: "" },
    ...accessories.flatMap((category) =>
      category.models.map(
        (model): Item => ({
          key: `${category.slug}/${model.slug}`,
          kind: "accessory",
          title: model.title[locale],
          to: `/accessories/${category.slug}#${model.slug}`,
          group: category.title[locale],
          price: model.price,
          picture: model.pictures[0]?.picture,
        }),
      ),
    ),
    ...tables.groups.flatMap((group) =>
      group.tables.flatMap((table) =>
        tables.finishes.map(
          (finish): Item => ({
            key: `${table.slug}/${finish.key}`,
            kind: "table",
            title: `${plainIn(table.title, locale)}, ${finish.title}`,
            to: `/models?table=${table.slug}&finish=${finish.key}`,
            group: group.title[locale],
            price: table.price,
            picture: `tables/${table.slug}-${finish.key}`,
          }),
        ),
      ),
    ),
  ];
}

/**
 * `to` only where it is not the key itself, `opens` of rooms: their stones by surface, `slabs` of stones: what is wrong with
 * each, by what their addresses end with.
 */
type Subject = {
  title: string;
  to?: SiteHref;
  opens?: Readonly<Record<string, string>>;
  byThePiece?: true;
  slabs?: Readonly<Record<string, string>>;
};
export type Subjects = Readonly<Record<string, Subject>>;

/**
 * What an enquiry may be about, by the key that links carry (`/contact?about=marble/carrara`), in one language. A room's
 * link goes on with the stones that lie in it: `about=rooms/kitchen-1?worktop=carrara`.
 */
export async function subjects(locale: Locale): Promise<Subjects> {
  const items = await allItems(locale);
  const { rooms, stones } = await catalogue();
  const ofStones = await Promise.all(
    stones.map(async (stone) => [stone.key, await slabsOf(stone, locale)] as const),
  );
  const slabsOfStone = new Map<string, Subject["slabs"]>(ofStones);
  const stoneTitles = new Set(stones.map(({ title }) => title));
  const opens = new Map(rooms.map(({ slug, stones }) => [`rooms/${slug}`, stones]));
  return Object.fromEntries(
    items.map(({ key, kind, title, to, group }) => {
      const stones = opens.get(key);
      const slabs = slabsOfStone.get(key);
      const subject: Subject = {
        // A box named after its stone alone would read as the stone.
        title: kind === "accessory" && stoneTitles.has(title) ? `${title} (${group})` : title,
        ...(to !== `/${key}` && { to }),
        ...(stones && { opens: stones }),
        ...(slabs && { slabs }),
        ...((kind === "accessory" || kind === "table") && { byThePiece: true }),
      };
      return [key, subject];
    }),
  );
}

/** The faults of each numbered slab in words, empty where it has none: `faults: 1. hole, 212 cm from the left and 132 cm from the bottom`. */
async function slabsOf(stone: Stone, locale: Locale): Promise<Subject["slabs"]> {
  const { intlLocale } = LANGUAGES[locale];
  const messages = await pageMessages(locale, "slab");
  const t = translations(locale, messages, "slab");
  const kinds = translations(locale, messages, "slab.faultKinds");
  const { format } = numberFormat(intlLocale);
  const words = { faultAt: (where: FaultPlace) => t("faultAt", where), kinds, format };
  const slabs = numberedSlabs(stone).map(({ number, height, faults = [] }) => {
    const each = faults.map((fault, at) => faultWords(fault, at, height, words));
    const told = each.length > 0 ? `${t("faults").toLocaleLowerCase(intlLocale)}: ${each.join("; ")}` : "";
    return [slugOf(number), told] as const;
  });
  return slabs.length > 0 ? Object.fromEntries(slabs) : undefined;
}
