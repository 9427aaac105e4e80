import type { Stone } from "@stoneyard/catalogue/catalogue.ts";
import { luminance } from "@stoneyard/catalogue/colour.ts";
import type { Surface } from "@stoneyard/catalogue/kinds/room.ts";
import type { SiteContent } from "@stoneyard/catalogue/kinds/site.ts";
import type { Pattern } from "@stoneyard/catalogue/kinds/stone.ts";
import { type NumberedSlab, numberedSlabs, unsoldSlabs } from "@stoneyard/catalogue/stones/single-slabs.ts";
import { usualSlab } from "@stoneyard/catalogue/stones/slab-pictures.ts";
import type { Size } from "@stoneyard/cutting/shapes.ts";
import { surfacesOf } from "@stoneyard/room-view/room-layers.ts";
import { catalogue } from "@stoneyard/site/content/catalogue.server.ts";
import { slabViews } from "@stoneyard/site/content/picture.server.ts";
import type { SlabFault } from "@stoneyard/site/pages/slab/fault-marks.tsx";
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
  /** Each slab in the yard that is not sold, where the owner lists them. */
  inYard?: YardSlab[];
  /** How many slabs are in the yard, where the owner counts them without listing them. */
  countedSlabs?: number;
  /** How many weeks it takes to order it, if known. */
  orderWeeks?: number;
  /** Its veins have a direction. */
  directed: boolean;
  /** kg/m³, if known. */
  density?: number;
  price?: NonNullable<Stone["price"]>;
};

/** Lengths in cm. */
export type YardSlab = Pick<NumberedSlab, "number" | "thickness" | "finish" | "price"> & {
  /** Where it is not of the usual size. */
  size?: Size;
  /** Which of the stone's pictures shows it, from 0. */
  picture?: number;
  faults?: SlabFault[];
  /** The last day of its reservation, empty where none is said. */
  reserved?: string;
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
  const pictures = [slab, ...others];
  const inYard = slabsInYard(stone, usual, pictures.length);
  const { slabs: countedSlabs, orderWeeks } = stone.stock ?? {};
  const density = stone.technical?.density ?? family.density;
  return {
    title: stone.title,
    slab: usual,
    pictures,
    dark: luminance(stone.colours.ground) < 0.22,
    thicknesses: stone.thicknesses,
    ...(inYard && { inYard }),
    ...(countedSlabs !== undefined && { countedSlabs }),
    ...(orderWeeks !== undefined && { orderWeeks }),
    directed: !UNDIRECTED.includes(stone.pattern),
    ...(density && { density }),
    ...(stone.price && { price: stone.price }),
  };
}

function slabsInYard(stone: Stone, usual: Size, pictures: number): MeasuredStone["inYard"] {
  if (numberedSlabs(stone).length === 0) return undefined;
  return unsoldSlabs(stone).map((slab) => {
    const { number, thickness, finish, price, state, until = "", width, height, picture, faults } = slab;
    return {
      number,
      ...(thickness && { thickness }),
      ...(finish && { finish }),
      ...(price && { price }),
      ...((width !== usual.width || height !== usual.height) && { size: { width, height } }),
      ...(picture && picture <= pictures && { picture: picture - 1 }),
      ...(faults && { faults: faults.map(({ kind, left, top }) => ({ kind, left, top })) }),
      ...(state === "reserved" && { reserved: until }),
    };
  });
}
