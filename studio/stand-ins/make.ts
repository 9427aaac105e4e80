import { parseArgs } from "node:util";
import sharp, { type AvifOptions } from "sharp";
import type { Stone } from "#catalogue/catalogue.ts";
import { readContent } from "#catalogue/read.ts";
import { type PictureSlot, pictureSlots } from "#catalogue/slots.ts";
import { Masters } from "../masters.ts";
import { drawSlot } from "./draw.ts";

/** As many drawings at once as a small machine has cores. */
const AT_ONCE = 2;
/** Fine grain costs most and gains least, so slabs are kept coarser than line drawings. */
const SLAB_SETTINGS = { quality: 18, effort: 2, chromaSubsampling: "4:2:0" };
const HERO_SETTINGS = { quality: 40, effort: 2 };
const DRAWING_SETTINGS = { quality: 38, effort: 2 };

/**
 * Draws a stand-in for every picture that the content must have and that is not there, and lists it in made.yaml.
 * @param again draws the stand-ins that are there anew as well; other pictures are never touched
 * @returns the number of pictures drawn
 */
export async function makeStandIns(
  contentDir: string,
  { again = false, onProgress }: { again?: boolean; onProgress?: (done: number, total: number) => void } = {},
): Promise<number> {
  const content = await readContent(contentDir);
  const masters = await Masters.open(contentDir);
  const slots: PictureSlot[] = [];
  for (const slot of pictureSlots(content)) {
    if (slot.optional) continue;
    const isOurs = async () => (await masters.ours(slot.name))?.made === "stand-in";
    if (!masters.has(slot.name) || (again && (await isOurs()))) slots.push(slot);
  }
  let done = 0;
  const queue = slots.values();
  const work = async () => {
    for (const slot of queue) {
      await masters.write(slot.name, await standIn(slot, content.stones), { made: "stand-in" });
      onProgress?.(++done, slots.length);
    }
  };
  sharp.concurrency(1);
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return slots.length;
}

async function standIn(slot: PictureSlot, stones: readonly Stone[]): Promise<Uint8Array> {
  return sharp(await drawSlot(slot, stones))
    .avif(settingsOf(slot))
    .toBuffer();
}

function settingsOf({ kind }: PictureSlot): AvifOptions {
  if (kind === "slab") return SLAB_SETTINGS;
  return kind === "hero" || kind === "social" ? HERO_SETTINGS : DRAWING_SETTINGS;
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { again: { type: "boolean" } } });
  const drawn = await makeStandIns("content", {
    again: values.again ?? false,
    onProgress: (done, total) => {
      if (done % 50 === 0 || done === total) console.log(`Stand-ins ${done}/${total}`);
    },
  });
  console.log(drawn === 0 ? "Every picture is there already." : `${drawn} stand-ins drawn.`);
}
