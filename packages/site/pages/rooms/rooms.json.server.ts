import { usualSlab } from "@stoneyard/catalogue/stones/slab-pictures.ts";
import { catalogue } from "@stoneyard/site/content/catalogue.server.ts";
import { laidSize } from "@stoneyard/site/content/laid-size.ts";
import { slabViews } from "@stoneyard/site/content/picture.server.ts";
import { type PictureView, smallestSource, sourcesOf } from "@stoneyard/site/ui/picture.tsx";
import type { RoomsData, SlabChoice } from "./rooms-data.ts";

/** Narrower than this a slab looks coarse on a worktop, px. */
const WIDE = 1200;

/**
 * /rooms.json: every stone that can be laid, fetched when a visitor comes near a room. It says nothing that depends on a
 * language.
 */
export async function data(): Promise<RoomsData> {
  const { stones, families } = await catalogue();
  const choices = await Promise.all(
    stones.map(async (stone) => {
      const { slab, others } = await slabViews(stone);
      const family = families.get(stone.family);
      if (!family) throw new Error(`There is no family ${stone.family}.`);
      const choiceOf = (picture: PictureView) => slabChoice(picture, usualSlab(stone, family));
      const engineered = family.engineered && { engineered: true as const };
      const further = others.length > 0 && { others: others.map(choiceOf) };
      return [stone.key, { title: stone.title, ...choiceOf(slab), ...engineered, ...further }] as const;
    }),
  );
  return { stones: Object.fromEntries(choices) };
}

function slabChoice(picture: PictureView, usual: { width: number; height: number }): SlabChoice {
  const wide = sourcesOf(picture).find(({ width }) => width >= WIDE)?.url ?? picture.src;
  return { narrow: smallestSource(picture), wide, size: laidSize(picture, usual) };
}
