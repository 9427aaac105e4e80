import type { Content, Family, Stone } from "@stoneyard/catalogue/catalogue.ts";
import type { StoneKey } from "@stoneyard/catalogue/kinds/family.ts";
import { type PictureSlot, pictureSlots, SITE_PREVIEW } from "@stoneyard/catalogue/pictures/slots.ts";
import { CLOSE, DRAWN_SLAB, slabNames } from "@stoneyard/catalogue/stones/slab-pictures.ts";
import { textHash } from "./primitives/random.ts";
import { type Recipe, stackOf } from "./recipe.ts";
import type { Slab, View } from "./slab.ts";
import type { LayerSettings } from "./stack.ts";

/** One picture to be drawn: a part of a stone's slab. */
export type Commission = {
  /** Under content/pictures. */
  name: string;
  stone: string;
  stack: LayerSettings[];
  slab: Slab;
  /** AVIF, 0 to 100. */
  quality: number;
  /** Where a close view lies on the slab of the same stone. */
  place?: { left: number; top: number };
};

/**
 * How the masters of a family are made: columns of a whole slab and of a further one, and their AVIF quality. Where a close
 * view stands for the stone, the whole slab is even: grains smaller than a pixel cost many bytes and show nothing.
 */
const MASTERS = {
  slab: {
    slab: { columns: 2048, quality: 58 },
    close: { quality: 52 },
    other: { columns: 1600, quality: 46 },
  },
  close: {
    slab: { columns: 1600, quality: 48 },
    close: { quality: 48 },
    other: { columns: 1200, quality: 42 },
  },
} as const;
const HERO_QUALITY = 55;
/** Lies in a cache and is lit and filmed before anyone sees it. */
const RENDERER_QUALITY = 90;

type Named = Pick<PictureSlot, "name" | "width" | "height">;

/** Every picture that is drawn from recipes: slabs, close views, other slabs, heroes and the site's own preview. */
export function commissions(content: Content, recipes: ReadonlyMap<string, Recipe>): Commission[] {
  const slots = new Map(pictureSlots(content).map((slot) => [slot.name, slot]));
  const slotOf = (name: string): PictureSlot => {
    const slot = slots.get(name);
    if (!slot) throw new Error(`The site has no place for a picture ${name}`);
    return slot;
  };
  const stones = content.stones.flatMap((stone) => {
    const recipe = recipes.get(stone.key);
    const family = content.families.get(stone.family);
    if (!recipe || !family) return [];
    const { slab, close, others } = slabNames(stone);
    const masters = MASTERS[family.coverView];
    return [
      whole(
        stone,
        recipe,
        scaled(slotOf(slab), masters.slab.columns),
        recipe.quality ?? masters.slab.quality,
      ),
      near(stone.key, family, recipe, slotOf(close), recipe.quality ?? masters.close.quality),
      ...(recipe.others ?? []).map((seed, i) => {
        const slot = scaled(slotOf(others[i]), masters.other.columns);
        return whole(stone, { ...recipe, seed }, slot, masters.other.quality);
      }),
    ];
  });
  const heroes = heroStones(content).flatMap(([name, key]) => {
    const stone = content.stones.find((each) => each.key === key);
    const recipe = recipes.get(key);
    const family = stone && content.families.get(stone.family);
    return recipe && family ? [whole(stone, recipe, slotOf(name), HERO_QUALITY)] : [];
  });
  return [...stones, ...heroes];
}

/** The slabs that the home page opens with, and the one that stands for the whole site. */
function heroStones({ home: { slides } }: Content): [string, StoneKey][] {
  const heroes = slides.map(({ hero, stone }): [string, StoneKey] => [hero.picture, stone]);
  const first = slides.slice(0, 1).map(({ stone }): [string, StoneKey] => [SITE_PREVIEW, stone]);
  return [...heroes, ...first];
}

/** A slot of the same shape. */
function scaled(slot: PictureSlot, width: number): PictureSlot {
  return { ...slot, width, height: Math.round((slot.height / slot.width) * width) };
}

/** The slab in its whole width; a slot of another shape shows its middle. */
function whole(stone: Stone, recipe: Recipe, slot: PictureSlot, quality: number): Commission {
  const { width, height } = DRAWN;
  const mmPerPixel = width / slot.width;
  const top = (height - slot.height * mmPerPixel) / 2;
  const view = { left: 0, top, columns: slot.width, rows: slot.height, mmPerPixel };
  return { name: slot.name, quality, ...drawn(stone.key, recipe, view) };
}

/** The close view of a stone, drawn finer than the site shows it: for the renderer, whose cameras come nearer. */
export function closeUp(stone: StoneKey, family: Family, recipe: Recipe, fineness: number): Commission {
  const close = { ...family.close, mmPerPixel: family.close.mmPerPixel / fineness };
  const slot = {
    name: `stones/${stone}-close`,
    width: CLOSE.width * fineness,
    height: CLOSE.height * fineness,
  };
  return near(stone, { ...family, close }, recipe, slot, RENDERER_QUALITY);
}

function near(stone: StoneKey, family: Family, recipe: Recipe, slot: Named, quality: number): Commission {
  const { width, height } = DRAWN;
  const { mmPerPixel } = family.close;
  const [x, y] = recipe.close ?? [0.5, 0.5];
  const place = {
    left: Math.round(within(x * width, slot.width * mmPerPixel, width)),
    top: Math.round(within(y * height, slot.height * mmPerPixel, height)),
  };
  const view = { ...place, columns: slot.width, rows: slot.height, mmPerPixel };
  return { name: slot.name, quality, place, ...drawn(stone, recipe, view) };
}

/** Begin of a window about a middle that does not leave the slab. */
function within(middle: number, window: number, whole: number): number {
  return Math.min(Math.max(0, middle - window / 2), whole - window);
}

function drawn(stone: StoneKey, recipe: Recipe, view: View) {
  const seed = (textHash(stone) + (recipe.seed ?? 0) * 7919) | 0;
  return { stone, stack: stackOf(recipe), slab: { ...DRAWN, seed, view } };
}

/** Millimetres. */
const DRAWN = { width: DRAWN_SLAB.width * 10, height: DRAWN_SLAB.height * 10 };
