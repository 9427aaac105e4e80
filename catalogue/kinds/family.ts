import { z } from "zod";
import { PURPOSES } from "./purpose.ts";
import { picture, slug, summary, text } from "./text.ts";

export const FAMILIES = ["marble", "onyx", "travertin", "granit", "sm-marble", "sm-quartz"] as const;
export const familyKey = z.enum(FAMILIES);
export type FamilyKey = z.infer<typeof familyKey>;

/** Whether a family's slabs are made of chips of stone and a binder instead of being cut; the trade calls both quartz. */
export function isEngineered(key: FamilyKey): boolean {
  return key === "sm-marble" || key === "sm-quartz";
}

/** The pictures of a stone that can stand for it. */
export const COVER_VIEWS = ["slab", "close"] as const;

/** A stone named by family and slug, for example marble/carrara. */
export const stoneKey = z.templateLiteral([familyKey, "/", slug]);
export type StoneKey = z.infer<typeof stoneKey>;

/** Centimetres. */
export const slabSize = z.strictObject({ width: z.int().positive(), height: z.int().positive() });

/** content/families/<family>.yaml: one listing of the catalogue. */
export const family = z.strictObject({
  title: text,
  lead: text.describe("One or two sentences under the heading of the index page."),
  description: summary.describe("What search engines and shared links say of the index page."),
  cover: slug.describe("The stone whose slab stands for the family on cards."),
  slab: slabSize
    .extend({ source: text.optional().describe("How you know.") })
    .describe("Size of a usual slab in centimetres, where the stone's own file says no other."),
  density: z
    .number()
    .min(1000, "must be kilograms per cubic metre, for example 2700")
    .max(4500, "must be kilograms per cubic metre, for example 2700")
    .optional()
    .describe("kg/m³, what is usual: weights are told by it where a stone's own file has none measured."),
  coverView: z
    .enum(COVER_VIEWS)
    .describe(
      "What tiles and heads show of a stone: the whole slab, or a close view where grains would vanish in the whole.",
    ),
  close: z
    .strictObject({ mmPerPixel: z.number().positive().describe("Millimetres of stone to a pixel.") })
    .describe("The scale of the project's own close views: one for the whole family."),
  rooms: z
    .array(
      picture.extend({
        stone: stoneKey,
        uses: z.array(z.enum(PURPOSES)).optional().describe("What the stone is used for in the picture."),
      }),
    )
    .length(6, "must be six pictures, of which a stone's page shows two")
    .optional()
    .describe("Six rooms of the family. Leave out where each stone has its own kitchen and bathroom."),
  stones: z.array(slug).min(1).describe("All stones of the family in the order of the index page."),
});
export type FamilyContent = z.infer<typeof family>;
