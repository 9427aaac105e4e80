import { z } from "zod";
import { inEveryLanguage } from "../languages/locales.ts";
import { type PluralForm, pluralForms } from "../languages/plural-forms.ts";
import { amounts } from "./amounts.ts";
import { PURPOSES } from "./purpose.ts";
import { references } from "./references.ts";
import { filled, label, picture, slug, summary, text } from "./text.ts";

/** A family is known by the name of its file, which is its address too. */
export const familyKey = slug.clone().brand<"family">().register(references, { to: "family" });
export type FamilyKey = z.infer<typeof familyKey>;

/** The pictures of a stone that can stand for it. */
const COVER_VIEWS = ["slab", "close"] as const;

/** A stone named by family and slug, for example marble/carrara. */
export const stoneKey = z.templateLiteral([slug, "/", slug]).register(references, { to: "stone" });
export type StoneKey = z.infer<typeof stoneKey>;

const ownStone = slug.clone().register(references, { to: "familyStone" });

/** Centimetres; what is above was typed in millimetres. */
export const LONGEST_SLAB = 600;
const centimetres = z.int().positive().max(LONGEST_SLAB).register(amounts, { unit: "size" });
export const slabSize = z.strictObject({ width: centimetres, height: centimetres });

/** A counted word in the plural forms of each language. */
export const noun = z
  .strictObject(
    inEveryLanguage((locale) =>
      z.strictObject({
        ...(Object.fromEntries(pluralForms(locale).map((name) => [name, filled])) as Record<
          PluralForm,
          z.ZodString
        >),
        of: filled
          .optional()
          .describe(
            "What follows the counted word, in the genitive; the description of the stone goes between the two.",
          ),
      }),
    ),
  )
  .describe("What is counted.");
export type CountedNoun = z.infer<typeof noun>;

/** content/families/<family>.yaml: one listing of the catalogue. */
export const family = z.strictObject({
  position: z.int().positive().describe("Position among the families, starting from 1."),
  title: label,
  noun: noun.describe("How its stones are counted in a sentence: 3 marbles, 3 vrste mermera."),
  engineered: z
    .boolean()
    .default(false)
    .describe(
      "Made of stone chips and a binder; the trade calls it quartz. It is tested to different standards.",
    ),
  line: label
    .optional()
    .describe(
      "What it is for, in one line; shown beside the other engineered families on the page of quartz types.",
    ),
  prose: slug
    .clone()
    .register(references, { to: "prose" })
    .optional()
    .describe("The text from content/prose that is shown below the stones."),
  lead: label.describe("One or two sentences under the heading of the index page."),
  description: summary.describe("What search engines and shared links show for the index page."),
  cover: ownStone.describe("The stone whose slab represents the family on cards."),
  slab: slabSize
    .extend({ source: text.optional().describe("The source of this size.") })
    .describe("Usual slab size in centimetres, unless the stone’s own file gives another."),
  density: z
    .number()
    .min(1000, "must be kilograms per cubic metre, for example 2700")
    .max(4500, "must be kilograms per cubic metre, for example 2700")
    .optional()
    .describe(
      "The usual value in kg/m³. Weights are worked out from it where a stone’s own file has no measured value.",
    ),
  densitySource: text.optional().describe("The source of the density."),
  coverView: z
    .enum(COVER_VIEWS)
    .describe(
      "What cards and page headers show of a stone: the whole slab, or a close-up if the grain is too fine to see on a whole slab.",
    ),
  close: z
    .strictObject({ mmPerPixel: z.number().positive().describe("Millimetres of stone per pixel.") })
    .describe("The scale of the close-ups that come with the site; it is the same for the whole family."),
  rooms: z
    .array(
      picture.extend({
        stone: stoneKey,
        uses: z.array(z.enum(PURPOSES)).optional().describe("What the stone is used for in the picture."),
      }),
    )
    .min(2, "must be two pictures or more, of which a stone's page shows two")
    .optional()
    .describe(
      "Rooms shown with stones of the family. Leave this out where each stone has its own kitchen and bathroom.",
    ),
  stones: z
    .array(ownStone)
    .describe(
      "All stones of the family, in the order of the index page. If there are none, the family is not shown.",
    ),
  retired: z
    .array(
      z.strictObject({
        slug: slug.describe("The last part of its former address."),
        instead: stoneKey
          .optional()
          .describe(
            "The stone that visitors are sent to; if you leave it out, they are sent to the family, or to all stones when it has none left.",
          ),
      }),
    )
    .optional()
    .describe("Stones that you no longer offer, listed so that their old addresses still lead somewhere."),
});
export type FamilyContent = z.infer<typeof family>;
