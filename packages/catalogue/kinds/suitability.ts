import { z } from "zod";
import { familyKey } from "./family.ts";
import { FINISHES } from "./finishes.ts";
import { ABSORPTION, judgement, PURPOSES } from "./purpose.ts";
import { references } from "./references.ts";
import { ACID, COLOUR_GROUPS, FROST, PATTERNS } from "./stone.ts";
import { label, slug } from "./text.ts";

export const LIGHTNESS = ["light", "medium", "dark"] as const;
export type Lightness = (typeof LIGHTNESS)[number];

const rockKey = slug.clone().register(references, { to: "rock" });

/** One of the sources that the same file lists. */
export const sourceKey = slug.clone().register(references, { to: "source" });

/** What a stone must be for a rule: every line that is written, any value of each. */
export const condition = z.strictObject({
  family: z.array(familyKey).min(1).optional(),
  rock: z.array(rockKey).min(1).optional().describe("Keys of groups in rocks.yaml."),
  colour: z.array(z.enum(COLOUR_GROUPS)).min(1).optional(),
  pattern: z.array(z.enum(PATTERNS)).min(1).optional(),
  lightness: z.array(z.enum(LIGHTNESS)).min(1).optional(),
  acid: z.array(z.enum(ACID)).min(1).optional(),
  frost: z.array(z.enum(FROST)).min(1).optional(),
  stains: z.array(z.enum(ABSORPTION)).min(1).optional(),
  withoutFinish: z
    .array(z.enum(FINISHES))
    .min(1)
    .optional()
    .describe("The stone has none of these finishes."),
});
export type Condition = z.infer<typeof condition>;

const stainRule = z.strictObject({
  when: condition,
  polished: z.enum(ABSORPTION),
  other: z.enum(ABSORPTION).describe("In every finish except polished."),
  source: sourceKey.describe("Key of a source."),
});

const rule = z.strictObject({
  when: condition.optional().describe("Only the last rule of a use has no condition."),
  ...judgement.shape,
  finishes: z.array(z.enum(FINISHES)).min(1).optional().describe("In place of those of the use."),
});

const purpose = z.strictObject({
  title: label,
  matters: label.describe("What matters here, in one or two sentences."),
  finishes: z.array(z.enum(FINISHES)).min(1).describe("The finishes that are suitable here."),
  sources: z.array(sourceKey).min(1).describe("Keys of sources."),
  rules: z.array(rule).min(1).describe("The first one that fits a stone decides."),
});

/** content/suitability.yaml: what kinds of stone are good for, and why. */
export const suitability = z.strictObject({
  sources: z.array(z.strictObject({ key: slug, title: label })).min(1),
  stains: z.array(stainRule),
  uses: z.record(z.enum(PURPOSES), purpose),
});
export type SuitabilityContent = z.infer<typeof suitability>;
