import { z } from "zod";
import { FINISHES } from "./finishes.ts";
import { condition, sourceKey } from "./suitability.ts";
import { label, slug, summary } from "./text.ts";

const head = {
  slug: slug.describe("Last part of the page’s address."),
  title: label,
  lead: label,
  description: summary.describe("What search engines and shared links show for the page."),
};
const advice = {
  daily: z.array(label).min(1).describe("How it is cleaned every day."),
  stains: z
    .array(z.strictObject({ cause: label, remedy: label }))
    .min(1)
    .describe("What to do, by cause of the stain."),
  sealing: label,
};
const end = {
  ruins: z.array(label).min(1).describe("What damages it for good."),
  call: z.array(label).min(1).describe("When it is time to call a mason."),
  sources: z.array(sourceKey).min(1).describe("Keys of sources."),
};

const guide = z.strictObject({
  ...head,
  when: condition.describe(
    "The stones that this guide covers; if several guides fit a stone, the first applies.",
  ),
  ...advice,
  finishes: z
    .array(
      z.strictObject({
        title: label,
        finishes: z.array(z.enum(FINISHES)).min(1),
        advice: label,
      }),
    )
    .default([])
    .describe("What differs from finish to finish."),
  ...end,
});
export type CareGuide = z.infer<typeof guide>;

const finishGuide = z.strictObject({
  ...head,
  finishes: z.array(z.enum(FINISHES)).min(1).describe("The finishes that this guide covers."),
  ...advice,
  ...end,
});
export type FinishGuide = z.infer<typeof finishGuide>;

/** content/care.yaml: how stone is looked after, kind by kind. */
export const care = z.strictObject({
  sources: z.array(z.strictObject({ key: slug, title: label })).min(1),
  rules: z.array(label).min(1).describe("Advice that applies to every stone."),
  poultice: z.array(label).min(1).describe("How a stain is drawn out of stone, step by step."),
  guides: z.array(guide),
  finishGuides: z
    .array(finishGuide)
    .default([])
    .describe("The care that a group of finishes needs, whatever the stone."),
});
export type CareContent = z.infer<typeof care>;
