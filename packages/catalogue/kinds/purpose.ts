import { z } from "zod";
import { label } from "./text.ts";

/** What a piece of stone is made for. */
export const PURPOSES = [
  "worktop",
  "vanity",
  "shower",
  "floor",
  "stairs",
  "outdoor",
  "facade",
  "sill",
  "fireplace",
  "table",
  "pool",
  "wall",
] as const;
export type Purpose = (typeof PURPOSES)[number];

/** The last part of the address of each use's page. */
export const PURPOSE_SLUGS: Readonly<Record<Purpose, string>> = {
  worktop: "kitchen-worktop",
  vanity: "vanity-top",
  shower: "shower",
  floor: "floor",
  stairs: "stairs",
  outdoor: "outdoor-stairs-and-paving",
  facade: "facade",
  sill: "window-sill",
  fireplace: "fireplace",
  table: "table",
  pool: "pool-edge",
  wall: "wall",
};

/** From the best to the worst. */
export const VERDICTS = ["well", "care", "not-advised"] as const;
export type Verdict = (typeof VERDICTS)[number];

/** How readily a stone takes in oil, wine and coffee before it is sealed. */
export const ABSORPTION = ["low", "medium", "high"] as const;
export type Absorption = (typeof ABSORPTION)[number];

export const judgement = z.strictObject({
  verdict: z.enum(VERDICTS),
  why: label.describe("The reason in one sentence, in the words of the trade."),
});

/** In a stone's file: where a rule is wrong for this stone. */
export const exceptions = z
  .partialRecord(z.enum(PURPOSES), judgement)
  .describe("Where a rule of suitability.yaml is wrong for this stone: the right verdict, and why.");
