import { z } from "zod";
import { FINISHES } from "./finishes.ts";
import { condition } from "./suitability.ts";
import { label, slug, summary } from "./text.ts";

const guide = z.strictObject({
  slug: slug.describe("Last part of the page's address."),
  title: label,
  lead: label,
  description: summary.describe("What search engines and shared links say of the page."),
  when: condition.describe(
    "The stones that it is for; of several guides that fit a stone the first is its own.",
  ),
  daily: z.array(label).min(1).describe("How it is cleaned from day to day."),
  stains: z
    .array(z.strictObject({ cause: label, remedy: label }))
    .min(1)
    .describe("What to do, by what was spilt."),
  sealing: label,
  finishes: z
    .array(
      z.strictObject({
        title: label,
        finishes: z.array(z.enum(FINISHES)).min(1),
        advice: label,
      }),
    )
    .default([])
    .describe("What is different by the finish of the surface."),
  ruins: z.array(label).min(1).describe("What it does not survive."),
  call: z.array(label).min(1).describe("When it is time to call a mason."),
  sources: z.array(slug).min(1).describe("Keys of sources."),
});
export type CareGuide = z.infer<typeof guide>;

/** content/care.yaml: how stone is looked after, kind by kind. */
export const care = z.strictObject({
  sources: z.array(z.strictObject({ key: slug, title: label })).min(1),
  rules: z.array(label).min(1).describe("What holds for every stone."),
  poultice: z.array(label).min(1).describe("How a stain is drawn out of stone, step by step."),
  guides: z.array(guide),
});
export type CareContent = z.infer<typeof care>;
