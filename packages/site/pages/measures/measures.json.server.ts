import type { Stone } from "@stoneyard/catalogue/catalogue.ts";
import { luminance } from "@stoneyard/catalogue/colour.ts";
import type { Surface } from "@stoneyard/catalogue/kinds/room.ts";
import type { SiteContent } from "@stoneyard/catalogue/kinds/site.ts";
import type { Pattern } from "@stoneyard/catalogue/kinds/stone.ts";
import { numberedSlabs, unsoldSlabs } from "@stoneyard/catalogue/stones/single-slabs.ts";
import { usualSlab } from "@stoneyard/catalogue/stones/slab-pictures.ts";
import type { Size } from "@stoneyard/cutting/shapes.ts";
import { surfacesOf } from "@stoneyard/room-view/room-layers.ts";
import { catalogue } from "@stoneyard/site/content/catalogue.server.ts";
import { slabViews } from "@stoneyard/site/content/picture.server.ts";
import type { PictureView } from "@stoneyard/site/ui/picture.tsx";

/** A stone as measures are laid on it. */
export type MeasuredStone = {
  title: string;
  /** Size of a usual slab, cm. */
  slab: { width: number; height: number };
  /** Pictures of slabs of this stone, the usual one first. */
  pictures: PictureView[];
  /** Its ground is dark, so that outlines are pale. */
  dark: boolean;
  thicknesses: number[];
  /**
   * Each slab in the yard that is not sold, where the owner lists them: its thickness, cm, its size where it is smaller than a
   * usual one, and the last day of its reservation, empty where none is said.
   */
  inYard?: { thickness: number; smaller?: Size; reserved?: string }[];
  /** Its veins have a direction. */
  directed: boolean;
  /** kg/m³ and whether it was measured on this stone, if known. */
  density?: { value: number; measured: boolean };
  price?: NonNullable<Stone["price"]>;
};

/** A room, and where stone lies in it, what takes most of its picture first. */
export type MeasuredRoom = { slug: string; surfaces: Surface[] };

export type MeasuresData = {
  stones: Readonly<Record<string, MeasuredStone>>;
  rooms: MeasuredRoom[];
  workPrices?: NonNullable<SiteContent["workPrices"]>;
};

/** Patterns that look the same from every side. */
const UNDIRECTED: readonly Pattern[] = [
  "brecciated",
  "clouded",
  "fine-grained",
  "coarse-grained",
  "speckled",
  "plain",
  "fossil",
];

/** /measures.json: all stones that pieces can be laid on, for every language. */
export async function data(): Promise<MeasuresData> {
  const { stones, rooms, site } = await catalogue();
  const measured = await Promise.all(
    stones.map(async (stone) => [stone.key, await measuredStone(stone)] as const),
  );
  const { workPrices } = site;
  return {
    stones: Object.fromEntries(measured),
    rooms: rooms.map(({ slug, view }) => ({ slug, surfaces: surfacesOf(view) })),
    ...(workPrices && { workPrices }),
  };
}

async function measuredStone(stone: Stone): Promise<MeasuredStone> {
  const family = (await catalogue()).families.get(stone.family);
  if (!family) throw new Error(`There is no family ${stone.family}.`);
  const { slab, others } = await slabViews(stone);
  const usual = usualSlab(stone, family);
  const inYard = slabsInYard(stone, usual);
  const density = stone.technical?.density ?? family.density;
  return {
    title: stone.title,
    slab: usual,
    pictures: [slab, ...others],
    dark: luminance(stone.colours.ground) < 0.22,
    thicknesses: stone.thicknesses,
    ...(inYard && { inYard }),
    directed: !UNDIRECTED.includes(stone.pattern),
    ...(density && { density: { value: density, measured: stone.technical?.density !== undefined } }),
    ...(stone.price && { price: stone.price }),
  };
}

/** Undefined too where the thickness of one is not known: it could be counted nowhere. */
function slabsInYard(stone: Stone, usual: Size): MeasuredStone["inYard"] {
  if (numberedSlabs(stone).length === 0) return undefined;
  const slabs = unsoldSlabs(stone);
  const known = slabs.flatMap(({ thickness, state, until = "", width, height }) => {
    if (thickness === undefined) return [];
    const smaller = (width < usual.width || height < usual.height) && { width, height };
    return [{ thickness, ...(smaller && { smaller }), ...(state === "reserved" && { reserved: until }) }];
  });
  return known.length === slabs.length ? known : undefined;
}
