import { z } from "zod";
import { mineral } from "../layers/minerals.ts";
import { hex, positive, share } from "../layers/settings.ts";
import type { LayerSettings } from "../stack.ts";
import { colour, shades } from "./shades.ts";

/** Rapakivi: round potassium feldspars, most of them mantled by plagioclase, in a dark coarse matrix. */
export const orbicularRecipe = z.strictObject({
  model: z.literal("orbicular"),
  /** Distance of grain centres in the matrix, mm, and its minerals. */
  grain: positive,
  minerals: z.array(mineral.omit({ colours: true }).extend({ colour })).min(2),
  ovoids: z.strictObject({
    colour,
    /** Half the length of the smallest and the largest, mm; where they meet they are flat. */
    radius: z.tuple([positive, positive]),
    spacing: positive,
    presence: share.optional(),
    /** The mantle: its colour and its width in mm. */
    rim: z.strictObject({ colour, width: positive }),
    /** Specks of dark minerals caught as it grew. */
    inclusions: z.strictObject({ cover: share, colour: hex }).optional(),
  }),
  /** Smaller ovoids and broken feldspars without a mantle, between the large ones. */
  bare: z
    .strictObject({ colour, radius: positive, spacing: positive, presence: share.optional() })
    .optional(),
  /** Clots of hornblende and biotite. */
  clots: z
    .strictObject({ colour, radius: positive, spacing: positive, presence: share.optional() })
    .optional(),
});
type Orbicular = z.infer<typeof orbicularRecipe>;

export function orbicular(recipe: Orbicular): LayerSettings[] {
  return [
    {
      layer: "grains",
      size: recipe.grain,
      unevenness: 0.6,
      warp: 0.12,
      border: { strength: 0.3, width: 0.4 },
      clumps: { strength: 0.55, size: recipe.grain * 2 },
      minerals: recipe.minerals.map(({ colour, ...rest }) => ({
        variation: 1,
        cloudiness: 0.22,
        ...rest,
        colours: shades(colour),
      })),
    },
    ...bareFeldspars(recipe.bare),
    ...ovoids(recipe.ovoids),
    ...clots(recipe.clots),
    { layer: "crystals", contrast: 0.06, size: 0.6 },
  ];
}

function ovoids(settings: Orbicular["ovoids"]): LayerSettings[] {
  const { inclusions, rim } = settings;
  return [
    {
      layer: "ovoids",
      colours: shades(settings.colour),
      size: settings.spacing,
      radius: settings.radius,
      presence: settings.presence ?? 0.97,
      mantle: { width: rim.width, colours: shades(rim.colour) },
      ...(inclusions ? { inclusions } : {}),
    },
  ];
}

function bareFeldspars(settings: Orbicular["bare"]): LayerSettings[] {
  if (!settings) return [];
  return [
    {
      layer: "bodies",
      colours: shades(settings.colour),
      spacing: settings.spacing,
      radius: [settings.radius * 0.3, settings.radius],
      outline: "ellipse",
      aspect: 1.3,
      presence: settings.presence ?? 0.7,
      warp: 0.08,
      cloudiness: 0.25,
      variation: 0.9,
    },
  ];
}

function clots(settings: Orbicular["clots"]): LayerSettings[] {
  if (!settings) return [];
  return [
    {
      layer: "bodies",
      colours: shades(settings.colour, 0.03),
      spacing: settings.spacing,
      radius: [settings.radius * 0.25, settings.radius],
      outline: "polygon",
      presence: settings.presence ?? 0.4,
      mask: { size: settings.spacing * 2.5, cover: 0.35 },
    },
  ];
}
