import type { Surface } from "@stoneyard/catalogue/kinds/room.ts";
import { slugOf } from "@stoneyard/catalogue/slug-of.ts";
import { slabPath } from "@stoneyard/catalogue/stones/slab-path.ts";
import { countOf, type ItemKey, PLAN_KEY, slabNumberOf, withoutCount } from "@stoneyard/site/choice/items.ts";
import { readAddress, surfacesByStone } from "@stoneyard/site/choice/laid-stones.ts";
import { readMeasures, readShown, type ShownPlan, STONE_PARAMETER } from "@stoneyard/site/choice/measures.ts";
import { stoneOfWord } from "@stoneyard/site/content/stone-word.ts";
import type { SiteHref } from "@stoneyard/site/i18n/site-href.ts";
import type { ListedItem, ListedItems, ListedSlab } from "./list.json.server.ts";

/** A kept thing as a row shows it; undefined where the catalogue has no such thing any more. */
export function listedView(key: ItemKey, items: ListedItems) {
  const [bare = ""] = key.split("?");
  const item = Object.hasOwn(items, bare) ? items[bare] : undefined;
  if (!item) return undefined;
  const measured = bare === PLAN_KEY ? measuredStone(key, items) : undefined;
  const { kind, title, detail, offer, facts, picture, to = `/${key}` as SiteHref } = item;
  const plan = bare === PLAN_KEY ? readMeasures(queryOf(key)) : undefined;
  const { slabs, parts }: Partial<ShownPlan> = plan ? readShown(queryOf(key)) : {};
  const slab = kind === "stone" ? slabNumberOf(key) : undefined;
  const known = slab === undefined ? undefined : knownSlab(slab, item);
  const ownPage = slab === undefined ? to : slabPath({ number: slab });
  return {
    /** Without the number of pieces. */
    key: withoutCount(key),
    kind,
    title,
    detail: slab === undefined && offer ? `${detail}, ${offer}` : detail,
    facts: slab === undefined ? facts : facts.filter(({ ofSlabs }) => !ofSlabs),
    picture: picture || (measured?.picture ?? ""),
    to: slab === undefined || known ? ownPage : (`/${bare}` as SiteHref),
    /** The number of a slab that is sold by itself. */
    slab,
    /** What is known of that slab; undefined where the catalogue has it no more. */
    known,
    /** How many pieces of it are asked for; undefined of what is not sold by the piece. */
    count: kind === "accessory" || kind === "table" ? countOf(key) : undefined,
    /** The number of the slab that a plan lies on. */
    planSlab: plan?.slab,
    /** How thick the slabs of a plan are, cm, and how many it takes. */
    thickness: plan?.thickness,
    slabs,
    /** What lies in a room: each stone with its surfaces. */
    stones: measured ? [measured] : item.opens ? stonesIn(key, item.opens, items) : [],
    pieces: plan?.pieces ?? [],
    /** In how many parts those are cut, where that is known. */
    parts,
  };
}

export type ListedView = NonNullable<ReturnType<typeof listedView>>;

/** Whether the catalogue has no such thing, or no such slab, any more. */
export function isGone(key: ItemKey, items: ListedItems): boolean {
  const view = listedView(key, items);
  return view === undefined || (view.slab !== undefined && !view.known);
}

function knownSlab(number: string, { slabs = {} }: ListedItem): ListedSlab | undefined {
  const end = slugOf(number);
  return Object.hasOwn(slabs, end) ? slabs[end] : undefined;
}

type LaidStone = { title: string; picture: string; surfaces: Surface[] };

/** The stone on which a plan lays its pieces. */
function measuredStone(key: ItemKey, items: ListedItems): LaidStone | undefined {
  const word = queryOf(key).get(STONE_PARAMETER);
  const item = word ? items[stoneOfWord(word, stoneKeys(items)) ?? ""] : undefined;
  return item && { title: item.title, picture: item.picture, surfaces: [] };
}

function queryOf(key: ItemKey): URLSearchParams {
  return new URLSearchParams(key.slice(key.indexOf("?") + 1));
}

function stonesIn(key: ItemKey, opens: Readonly<Record<string, string>>, items: ListedItems) {
  const { stones } = readAddress(queryOf(key), opens, stoneKeys(items));
  return surfacesByStone(stones).flatMap(([stone, surfaces]) => {
    const item = items[stone];
    return item ? [{ title: item.title, picture: item.picture, surfaces }] : [];
  });
}

export function stoneKeys(items: ListedItems): ItemKey[] {
  return Object.keys(items).filter((key) => items[key]?.kind === "stone");
}
