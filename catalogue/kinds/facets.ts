import { z } from "zod";
import { noun } from "./family.ts";
import { FINISHES } from "./finishes.ts";
import { ABSORPTION, PURPOSES } from "./purpose.ts";
import { ACID, COLOUR_GROUPS, FROST, PATTERNS } from "./stone.ts";
import { LIGHTNESS } from "./suitability.ts";
import { text } from "./text.ts";

const form = z.string().trim().min(1, "must not be empty");

const phrase = z.strictObject({
  en: z.union([form, z.strictObject({ one: form, other: form })]),
  sr: form,
});
export type Phrase = z.infer<typeof phrase>;

const value = z.strictObject({
  label: text,
  phrase: phrase.optional().describe("In the sentence; left out, it is the label."),
});

const sentence = z.strictObject({
  en: form.includes("{values}", "must hold {values}"),
  sr: form.includes("{values}", "must hold {values}"),
});

const facet = <Value extends string>(values: readonly [Value, ...Value[]]) =>
  z.strictObject({ title: text, values: z.record(z.enum(values), value) });

/** content/facets.yaml: by what visitors choose, and the sentence that says what they chose. */
export const facets = z.strictObject({
  noun: noun.describe("The stones of several families; of one alone its own file says how they are counted."),
  none: text,
  or: text,
  and: text,
  use: facet(PURPOSES).extend({ sentence }),
  acid: facet(ACID),
  frost: facet(FROST),
  stains: facet(ABSORPTION),
  colour: facet(COLOUR_GROUPS),
  lightness: facet(LIGHTNESS),
  pattern: facet(PATTERNS).extend({ sentence }),
  family: z.strictObject({ title: text, sentence }),
  rock: z.strictObject({ title: text, sentence }),
  finish: facet(FINISHES).extend({ sentence }),
  thickness: facet(["2", "3"]).extend({ sentence }),
  origin: z.strictObject({ title: text, sentence }),
});
export type FacetsContent = z.infer<typeof facets>;
