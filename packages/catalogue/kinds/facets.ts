import { z } from "zod";
import { inEveryLanguage } from "../languages/locales.ts";
import { pluralForms } from "../languages/plural-forms.ts";
import { AVAILABLE } from "../stones/facet-names.ts";
import { noun } from "./family.ts";
import { FINISHES } from "./finishes.ts";
import { ABSORPTION, PURPOSES } from "./purpose.ts";
import { ACID, COLOUR_GROUPS, FROST, PATTERNS } from "./stone.ts";
import { LIGHTNESS } from "./suitability.ts";
import { filled, label } from "./text.ts";

/** In a sentence of one stone, of several, and of none where that differs; each but `other` only where it has its own form. */
const forms = z.strictObject({
  one: filled.optional(),
  other: filled,
  none: filled.optional(),
  without: filled.optional().describe("After “leaving out”: bez žila."),
  light: filled.optional().describe("A colour that is light, in one word: svetlosivog."),
  dark: filled.optional().describe("A colour that is dark, in one word: tamnosivog."),
});
export type PhraseForms = z.infer<typeof forms>;

const phrase = z.strictObject(inEveryLanguage(() => z.union([filled, forms])));
export type Phrase = z.infer<typeof phrase>;

const value = z.strictObject({
  label,
  phrase: phrase.optional().describe("The wording in the sentence; if it is left out, the label is used."),
});

const sentence = z.strictObject(inEveryLanguage(() => filled.includes("{values}", "must hold {values}")));
const exception = sentence.optional().describe("The words after “leaving out”: those with veins.");

const facet = <Value extends string>(values: readonly [Value, ...Value[]]) =>
  z.strictObject({ title: label, values: z.record(z.enum(values), value) });

/** content/facets.yaml: by what visitors choose, and the sentence that says what they chose. */
export const facets = z.strictObject({
  noun: noun.describe(
    "How stones of several families are counted; for a single family, its own file says so.",
  ),
  none: label,
  formOfNone: z
    .strictObject(inEveryLanguage((locale) => z.enum(pluralForms(locale))))
    .describe("The plural form of the noun when there are none: no stones, nijedna vrsta."),
  or: label,
  and: label,
  except: sentence
    .optional()
    .describe("What is left out where everything else is chosen: leaving out marble."),
  bearing: sentence.describe(
    "The end of the sentence, which says what the stones must resist: that resist lemon.",
  ),
  use: facet(PURPOSES).extend({ sentence }),
  acid: facet(ACID),
  frost: facet(FROST),
  stains: facet(ABSORPTION),
  colour: facet(COLOUR_GROUPS),
  lightness: facet(LIGHTNESS),
  pattern: facet(PATTERNS).extend({ sentence, exception }),
  family: z.strictObject({ title: label, sentence }),
  rock: z.strictObject({ title: label, sentence }),
  finish: facet(FINISHES).extend({ sentence }),
  thickness: facet(["2", "3"]).extend({ sentence }),
  origin: z.strictObject({ title: label, sentence, exception }),
  available: facet([AVAILABLE])
    .optional()
    .describe("Stones of which slabs are in stock; leave it out if you keep no stock here."),
});
export type FacetsContent = z.infer<typeof facets>;
