import sharp from "sharp";
import type { Stone } from "#catalogue/catalogue.ts";
import type { PictureSlot } from "#catalogue/slots.ts";
import { BATHROOMS } from "./bathrooms.ts";
import type { Drawing } from "./drawing.ts";
import { stoneField } from "./field.ts";
import { KITCHENS } from "./kitchens.ts";
import { pick, randomFrom } from "./noise.ts";
import { OBJECTS } from "./objects.ts";
import { FACADES, FIREPLACES, PLACES } from "./places.ts";
import { Sheet, type StoneFill } from "./sheet.ts";
import { STAIRS } from "./stairs.ts";
import { posterOf, TABLES } from "./tables.ts";

/** Kinds that show nothing but stone. */
type Field = "slab" | "close" | "hero" | "social";
type Drawn = Exclude<PictureSlot["kind"], Field>;

const DRAWINGS: Readonly<Record<Drawn, readonly [Drawing, ...Drawing[]]>> = {
  kitchen: KITCHENS,
  bathroom: BATHROOMS,
  stairs: STAIRS,
  table: TABLES,
  fireplace: FIREPLACES,
  facade: FACADES,
  object: OBJECTS,
  place: PLACES,
};

/**
 * Draws the stand-in of a slot as a PNG: a field in the stone's colours for slabs, otherwise an elevation.
 * @param stones all stones of the catalogue, for slots that name none
 */
export async function drawSlot(slot: PictureSlot, stones: readonly Stone[]): Promise<Buffer> {
  const { kind, width, height } = slot;
  const shown = slot.stones.length > 0 ? slot.stones : stonesInWords(slot, stones);
  if (kind === "slab" || kind === "close" || kind === "hero" || kind === "social") {
    const [stone] = shown;
    if (!stone) throw new Error(`${slot.name} shows no stone: name one in content/${slot.asked.file}`);
    return sharp(await stoneField(stone, width))
      .resize(width, height, { fit: "cover" })
      .png()
      .toBuffer();
  }
  const drawing = slot.name.startsWith("tables/") ? posterOf(slot.name) : choose(DRAWINGS[kind], slot);
  const random = randomFrom(slot.name);
  const sheet = new Sheet(slot, height > width ? drawing.width * 0.72 : drawing.width, {
    stones: await Promise.all(shown.map(fill)),
    random,
    floor: drawing.floor,
    slab: drawing.slab,
  });
  drawing.draw(sheet, random, slot.name);
  return sharp(Buffer.from(sheet.svg()), { unlimited: true }).png({ compressionLevel: 0 }).toBuffer();
}

/** The composition that the words ask for, or one by the slot's name, so that neighbours differ. */
function choose(drawings: readonly [Drawing, ...Drawing[]], { name, alt, kind }: PictureSlot): Drawing {
  const asked = (words: string) => drawings.find(({ when }) => when?.test(words));
  if (kind !== "object") return asked(alt) ?? pick(randomFrom(`${name} composition`), drawings);
  const [model = "", category = ""] = name.split("/").reverse();
  return asked(model) ?? asked(category) ?? drawings.find(({ when }) => !when) ?? drawings[0];
}

const STONE_BY_WORD: readonly [RegExp, string][] = [
  [/green/, "marble/verde-guatemala"],
  [/brown/, "marble/emperador-dark"],
  [/blue/, "granit/azul-bahia"],
  [/gr[ae]y|pietra-grigio/, "sm-marble/grigio-carnico"],
  [/black/, "marble/nero-marquina"],
  [/mexican/, "granit/black-cosmic"],
];

/** Stones for what names none: by a colour in the name; for a yard full of slabs, a few of all. */
function stonesInWords({ name, kind }: PictureSlot, stones: readonly Stone[]): Stone[] {
  if (kind === "place") {
    const random = randomFrom(name);
    return Array.from({ length: 9 }, () => stones[Math.floor(random() * stones.length)]).flatMap(
      (each) => each ?? [],
    );
  }
  const key = STONE_BY_WORD.find(([word]) => word.test(name))?.[1] ?? "marble/carrara";
  return stones.filter((stone) => stone.key === key);
}

const fills = new Map<string, Promise<StoneFill>>();

/** A slab's picture ready to be laid into a drawing; made once a stone. */
function fill(stone: Stone): Promise<StoneFill> {
  const made = fills.get(stone.key) ?? makeFill(stone);
  fills.set(stone.key, made);
  return made;
}

async function makeFill(stone: Stone): Promise<StoneFill> {
  const jpeg = await sharp(await stoneField(stone, 1200))
    .jpeg({ quality: 90 })
    .toBuffer();
  return { href: `data:image/jpeg;base64,${jpeg.toString("base64")}` };
}
