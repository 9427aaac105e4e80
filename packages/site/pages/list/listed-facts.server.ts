import type { Stone } from "@stoneyard/catalogue/catalogue.ts";
import { PURPOSES } from "@stoneyard/catalogue/kinds/purpose.ts";
import { LANGUAGES } from "@stoneyard/catalogue/locales.ts";
import { plain } from "@stoneyard/catalogue/plain-words.ts";
import { suitabilityOf } from "@stoneyard/catalogue/suitability.ts";
import type { Item } from "@stoneyard/site/choice/items.server.ts";
import { catalogue } from "@stoneyard/site/content/catalogue.server.ts";
import { pageMessages } from "@stoneyard/site/content/messages.server.ts";
import type { Locale } from "@stoneyard/site/i18n/locale.ts";
import { numberFormat } from "@stoneyard/site/i18n/number-format.ts";
import { translations } from "@stoneyard/site/i18n/translations.tsx";
import { accessorySize } from "../accessories/accessory-size.ts";
import { tableDimensions } from "../models/table-top.ts";
import { factsOf } from "../stone/stone.server.ts";

/** The facts of a thing on a sheet, row by row, without unknown ones. */
export type ListedFact = { term: string; value: string };

/** What whoever orders the things of a list must know of each. */
export async function listedFacts(item: Item, locale: Locale): Promise<ListedFact[]> {
  const facts = await rowsOf(item, locale);
  return facts.flatMap(([term, value]) => (value ? { term, value } : []));
}

type Rows = readonly (readonly [term: string, value: string])[];

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
    [t("kind"), [plain(rock), origin].filter(Boolean).join(", ")],
    [rows("slab"), `${t("slabSize", slab)}, ${thicknesses.map((thickness) => `${thickness} cm`).join(", ")}`],
    [t("finish"), finishes.map((finish) => names(finish)).join(", ")],
    [t("withstands"), withstands.map((each) => t(each)).join(", ")],
    [t("sensitive"), sensitive.map((each) => t(each)).join(", ")],
    [verdicts("well"), suited.map((use) => content.suitability.uses[use].title[locale]).join(", ")],
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
