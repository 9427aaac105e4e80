import { z } from "zod";
import { picture, slug, text } from "./text.ts";

export const FAMILIES = ["marble", "onyx", "travertin", "granit", "sm-marble", "sm-quartz"] as const;
export const familyKey = z.enum(FAMILIES);
export type FamilyKey = z.infer<typeof familyKey>;

/** A stone named by family and slug, for example marble/carrara. */
export const stoneKey = z.templateLiteral([familyKey, "/", slug]);
export type StoneKey = z.infer<typeof stoneKey>;

/** content/families/<family>.yaml: one wall of the catalogue. */
export const family = z.strictObject({
  title: text,
  lead: text.describe("One or two sentences under the heading of the index page."),
  description: text.describe(
    "What search engines and shared links say of the index page, up to 160 characters.",
  ),
  cover: slug.describe("The stone whose slab stands for the family on cards."),
  slab: z
    .strictObject({ width: z.int().positive(), height: z.int().positive() })
    .describe("Size of a usual slab in centimetres."),
  rooms: z
    .array(picture.extend({ stone: stoneKey }))
    .length(6, "must be six pictures, of which a stone's page shows two")
    .optional()
    .describe("Six rooms of the family. Leave out where each stone has its own kitchen and bathroom."),
  stones: z.array(slug).min(1).describe("All stones of the family in the order of the index page."),
});
export type FamilyContent = z.infer<typeof family>;
