import { z } from "zod";
import { inEveryLanguage } from "../locales.ts";
import { type PluralForm, pluralForms } from "../plural-forms.ts";
import { PURPOSES } from "./purpose.ts";
import { label, picture, slug, summary, text } from "./text.ts";

/** A family is known by the name of its file, which is its address too. */
export const familyKey = slug.brand<"family">();
export type FamilyKey = z.infer<typeof familyKey>;

/** The pictures of a stone that can stand for it. */
export const COVER_VIEWS = ["slab", "close"] as const;

/** A stone named by family and slug, for example marble/carrara. */
export const stoneKey = z.templateLiteral([slug, "/", slug]);
export type StoneKey = z.infer<typeof stoneKey>;

/** Centimetres. */
export const slabSize = z.strictObject({ width: z.int().positive(), height: z.int().positive() });

const form = z.string().trim().min(1, "must not be empty");

/** A counted word in the plural forms of each language. */
export const noun = z
  .strictObject(
    inEveryLanguage((locale) =>
      z.strictObject({
        ...(Object.fromEntries(pluralForms(locale).map((name) => [name, form])) as Record<
          PluralForm,
          z.ZodString
        >),
        of: form
          .optional()
          .describe(
            "What follows the counted word, in the genitive: what is said of the stone stands between.",
          ),
      }),
    ),
  )
  .describe("What is counted.");
export type CountedNoun = z.infer<typeof noun>;

/** content/families/<family>.yaml: one listing of the catalogue. */
export const family = z.strictObject({
  position: z.int().positive().describe("Place among the families, from 1."),
  title: label,
  noun: noun.describe("Its stones as a sentence counts them: 3 marbles, 3 vrste mermera."),
  engineered: z
    .boolean()
    .default(false)
    .describe("Made of chips of stone and a binder; the trade calls it quartz. Measured by other standards."),
  line: label
    .optional()
    .describe("What it is for, in a line: beside other engineered families on the page of their types."),
  prose: slug.optional().describe("The text of content/prose that stands below the stones."),
  lead: label.describe("One or two sentences under the heading of the index page."),
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
  densitySource: text.optional().describe("How you know the density; told beside weights."),
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
    .min(2, "must be two pictures or more, of which a stone's page shows two")
    .optional()
    .describe("Rooms of the family. Leave out where each stone has its own kitchen and bathroom."),
  stones: z
    .array(slug)
    .describe("All stones of the family in the order of the index page; with none the family is not shown."),
  retired: z
    .array(
      z.strictObject({
        slug: slug.describe("The end of the address that it had."),
        instead: stoneKey
          .optional()
          .describe("The stone that visitors are led to; without it they come to the family."),
      }),
    )
    .optional()
    .describe("Stones that you no longer offer, so that their addresses lead somewhere."),
});
export type FamilyContent = z.infer<typeof family>;
