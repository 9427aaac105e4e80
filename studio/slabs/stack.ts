import { z } from "zod";
import { bands, bandsSettings } from "./layers/bands.ts";
import { blocks, blocksSettings } from "./layers/blocks.ts";
import { bodies, bodiesSettings } from "./layers/bodies.ts";
import { chips, chipsSettings } from "./layers/chips.ts";
import { clouds, cloudsSettings } from "./layers/clouds.ts";
import { crystals, crystalsSettings } from "./layers/crystals.ts";
import { fossils, fossilsSettings } from "./layers/fossils.ts";
import { fragments, fragmentsSettings } from "./layers/fragments.ts";
import { giantCrystals, giantCrystalsSettings } from "./layers/giant-crystals.ts";
import { glassyQuartz, glassyQuartzSettings } from "./layers/glassy-quartz.ts";
import { grains, grainsSettings } from "./layers/grains.ts";
import { ground, groundSettings } from "./layers/ground.ts";
import { growth, growthSettings } from "./layers/growth.ts";
import { intergrowth, intergrowthSettings } from "./layers/intergrowth.ts";
import { network, networkSettings } from "./layers/network.ts";
import { ovoids, ovoidsSettings } from "./layers/ovoids.ts";
import { pores, poresSettings } from "./layers/pores.ts";
import { rubble, rubbleSettings } from "./layers/rubble.ts";
import { sand, sandSettings } from "./layers/sand.ts";
import { still, stillSettings } from "./layers/still.ts";
import { stylolites, stylolitesSettings } from "./layers/stylolites.ts";
import { tone, toneSettings } from "./layers/tone.ts";
import { veinlets, veinletsSettings } from "./layers/veinlets.ts";
import { veins, veinsSettings } from "./layers/veins.ts";
import { warp, warpSettings } from "./layers/warp.ts";
import type { Layer, Slab } from "./slab.ts";

/** A layer of a stone, lowest first in the stack. */
export const layerSettings = z.discriminatedUnion("layer", [
  groundSettings,
  cloudsSettings,
  bandsSettings,
  growthSettings,
  veinletsSettings,
  veinsSettings,
  networkSettings,
  fragmentsSettings,
  grainsSettings,
  intergrowthSettings,
  giantCrystalsSettings,
  glassyQuartzSettings,
  blocksSettings,
  bodiesSettings,
  ovoidsSettings,
  poresSettings,
  stylolitesSettings,
  fossilsSettings,
  rubbleSettings,
  sandSettings,
  chipsSettings,
  crystalsSettings,
  warpSettings,
  stillSettings,
  toneSettings,
]);
export type LayerSettings = z.infer<typeof layerSettings>;

/** Prepares the layers of a stone for one slab. Each has a seed of its own, by its place or its path. */
export function prepareStack(stack: readonly LayerSettings[], slab: Slab): Layer[] {
  return stack.map((settings, place) => {
    const path = "path" in settings ? settings.path : undefined;
    const seed = (slab.seed + (path ? 7717 * path : 1013 * place)) | 0;
    return prepare(settings, slab, seed);
  });
}

function prepare(settings: LayerSettings, slab: Slab, seed: number): Layer {
  switch (settings.layer) {
    case "ground":
      return ground(settings, slab, seed);
    case "clouds":
      return clouds(settings, slab, seed);
    case "bands":
      return bands(settings, slab, seed);
    case "veinlets":
      return veinlets(settings, slab, seed);
    case "veins":
      return veins(settings, slab, seed);
    case "network":
      return network(settings, slab, seed);
    case "fragments":
      return fragments(settings, slab, seed);
    case "grains":
      return grains(settings, slab, seed);
    case "intergrowth":
      return intergrowth(settings, slab, seed);
    case "giant-crystals":
      return giantCrystals(settings, slab, seed);
    case "glassy-quartz":
      return glassyQuartz(settings, slab, seed);
    case "blocks":
      return blocks(settings, slab, seed);
    case "bodies":
      return bodies(settings, slab, seed);
    case "ovoids":
      return ovoids(settings, slab, seed);
    case "pores":
      return pores(settings, slab, seed);
    case "fossils":
      return fossils(settings, slab, seed);
    case "growth":
      return growth(settings, slab, seed);
    case "stylolites":
      return stylolites(settings, slab, seed);
    case "rubble":
      return rubble(settings, slab, seed);
    case "sand":
      return sand(settings, slab, seed);
    case "chips":
      return chips(settings, slab, seed);
    case "crystals":
      return crystals(settings, slab, seed);
    case "warp":
      return warp(settings, slab, seed);
    case "still":
      return still();
    case "tone":
      return tone(settings);
  }
}
