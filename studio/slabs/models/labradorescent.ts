import { z } from "zod";
import { mask, positive, share } from "../layers/settings.ts";
import type { LayerSettings } from "../stack.ts";
import { colour, shades } from "./shades.ts";

/** Stone of large interlocking feldspars, some of which flash: larvikite, anorthosite, labradorite. */
/** A flash is dull where it is faint, and pale where it is bright: its tones lie far apart. */
const FLASH = 0.09;

export const labradorescentRecipe = z.strictObject({
  model: z.literal("labradorescent"),
  /** From the darkest to the lightest plate, without its flash. */
  feldspar: colour,
  /** Mean size of a plate, mm, and its length to width. */
  size: positive,
  aspect: positive.optional(),
  unevenness: z.number().min(0).max(1).optional(),
  /** Contrast of the fine lines of twinning along a plate. */
  twinning: share.optional(),
  cloudiness: share.optional(),
  /** Strength of the dark border between plates. */
  border: share.optional(),
  /** Each kind of flash, and the share of the plates that show it. */
  flashes: z
    .array(z.strictObject({ colour, share, strength: share.optional(), evenness: share.optional() }))
    .min(1),
  /** Where flashes gather; everywhere alike if left out. */
  patches: mask.optional(),
  /** Pyroxene and ore between the plates. */
  pyroxene: z.strictObject({ colour, share }),
  /** Small clots of dark minerals on the plates, percent of the area. */
  clots: z
    .strictObject({ colour, parts: positive, size: positive.optional(), clump: positive.optional() })
    .optional(),
  /** Splinters that flash between the large plates. */
  splinters: z
    .strictObject({ colour, radius: positive, spacing: positive, presence: share.optional() })
    .optional(),
});

export function labradorescent(recipe: z.infer<typeof labradorescentRecipe>): LayerSettings[] {
  const { size, twinning = 0.2, cloudiness, border = 0.3 } = recipe;
  return [
    {
      layer: "plates",
      colours: shades(recipe.feldspar),
      size,
      aspect: recipe.aspect ?? 1.6,
      unevenness: recipe.unevenness ?? 0.7,
      warp: 0.028,
      variation: 0.8,
      gradient: 0.5,
      cloudiness: cloudiness ?? 0.2,
      lamellae: { contrast: twinning, distance: 1.2 },
      border: { strength: border, width: 0.7 },
      flashes: recipe.flashes.map(({ colour, ...rest }) => ({ ...rest, colours: shades(colour, FLASH) })),
      ...(recipe.patches ? { flashMask: recipe.patches } : {}),
      gaps: { colours: shades(recipe.pyroxene.colour, 0.04), share: recipe.pyroxene.share },
    },
    ...clots(recipe.clots),
    ...splinters(recipe.splinters),
    { layer: "crystals", contrast: 0.05, size: 0.6 },
  ];
}

function clots(settings: z.infer<typeof labradorescentRecipe>["clots"]): LayerSettings[] {
  if (!settings) return [];
  const { size = 3.4, clump = size * 4, parts } = settings;
  return [
    {
      layer: "grains",
      size,
      unevenness: 0.9,
      warp: 0.1,
      border: { strength: 0.2, width: 0.4 },
      clumps: { strength: 0.85, size: clump },
      minerals: [{ colours: shades(settings.colour, 0.03), parts, variation: 1 }, { parts: 100 - parts }],
    },
  ];
}

function splinters(settings: z.infer<typeof labradorescentRecipe>["splinters"]): LayerSettings[] {
  if (!settings) return [];
  return [
    {
      layer: "bodies",
      colours: shades(settings.colour, FLASH),
      spacing: settings.spacing,
      radius: [settings.radius * 0.25, settings.radius],
      outline: "lath",
      aspect: 2,
      presence: settings.presence ?? 0.35,
      softness: 0.3,
      opacity: 0.7,
      opacityVariation: 0.8,
      warp: 0.18,
      mask: { size: settings.spacing * 5, cover: 0.4 },
    },
  ];
}
