import { z } from "zod";
import { slugOf } from "../slug-of.ts";
import { amounts } from "./amounts.ts";
import { slabSize } from "./family.ts";
import { FINISHES } from "./finishes.ts";
import { date } from "./technical.ts";
import { filled, pictureName, price, text } from "./text.ts";

const vat = z.enum(["included", "excluded"]);
const thickness = z.union([z.literal(2), z.literal(3)]);
/** Where something lies on a slab. */
const distance = z.number().nonnegative("must not be below 0").register(amounts, { unit: "size" });

/** The price of a square metre. */
export const squareMetrePrice = z
  .strictObject({
    from: price,
    to: price.optional().describe("The highest price, where the price depends on the slab or the thickness."),
    thickness: thickness.optional().describe("The thickness to which the price applies, in cm."),
    vat,
  })
  .refine(({ from, to = Number.POSITIVE_INFINITY }) => to > from, {
    path: ["to"],
    error: "must be more than from, or be left out",
  });

const OF_A_COUNT = "is of counted slabs: add slabs, or take it out";

/** What lies in the yard, where slabs are counted rather than listed, and how soon more can come. */
export const stock = z
  .strictObject({
    slabs: z
      .int()
      .nonnegative()
      .register(amounts, { unit: "count" })
      .optional()
      .describe("Leave it out if your slabs are listed with their numbers; they are then counted."),
    squareMetres: z.number().positive("must be above 0").register(amounts, { unit: "size" }).optional(),
    date: date.optional().describe("The date of the count."),
    orderWeeks: z.int().min(1).max(52).optional().describe("How many weeks it takes to order it."),
  })
  .refine(({ slabs, orderWeeks }) => slabs !== undefined || orderWeeks !== undefined, {
    error: "needs slabs or orderWeeks",
    abort: true,
  })
  .refine(({ slabs, squareMetres }) => slabs !== undefined || squareMetres === undefined, {
    path: ["squareMetres"],
    error: OF_A_COUNT,
  })
  .refine(({ slabs, date }) => slabs !== undefined || date === undefined, {
    path: ["date"],
    error: OF_A_COUNT,
  })
  .refine(({ slabs, date }) => slabs === undefined || date !== undefined, {
    path: ["date"],
    error: "is missing: a count needs its day",
  });

export const SLAB_STATES = ["in-stock", "reserved", "sold"] as const;
export type SlabState = (typeof SLAB_STATES)[number];

const SLAB_FAULTS = ["crack", "hole", "chip", "stain", "scratch", "repair"] as const;

const fault = z.strictObject({
  kind: z.enum(SLAB_FAULTS),
  left: distance.describe("How far from the left edge of the slab, in centimetres."),
  top: distance.describe("How far from the upper edge of the slab, in centimetres."),
  note: text.optional(),
});

/** A slab that is there. Its first picture shows it whole. */
export const singleSlab = slabSize
  .extend({
    number: filled
      .max(40)
      .refine((number) => slugOf(number) !== "", "must have a letter or a digit")
      .optional()
      .describe("As it is written on the slab. No two slabs of the yard have the same."),
    block: filled.max(40).optional().describe("The block it was sawn from."),
    thickness: thickness.optional().describe("In centimetres."),
    finish: z.enum(FINISHES).optional(),
    price: z
      .strictObject({ perSquareMetre: price, vat })
      .optional()
      .describe("In whole dinars, if this slab has a price of its own."),
    state: z.enum(SLAB_STATES).optional().describe("If you leave it out, the slab is in stock."),
    until: date
      .optional()
      .describe("The last day of the reservation. From the next day on, the slab is in stock again."),
    reservedFor: filled.max(80).optional().describe("Only you read it here; no page shows it."),
    picture: z
      .union([z.literal(1), z.literal(2), z.literal(3)])
      .optional()
      .describe("Which photograph of the stone shows it: the first, or the one whose name ends in -2 or -3."),
    pictures: z
      .array(pictureName)
      .optional()
      .describe(
        "Photographs of this slab alone; the first shows the whole slab unless the line above names one.",
      ),
    faults: z.array(fault).optional(),
  })
  .refine(({ state, until }) => until === undefined || state === "reserved", {
    path: ["until"],
    error: "is the end of a reservation, but the slab is not reserved",
  })
  .refine(({ state, reservedFor }) => reservedFor === undefined || state === "reserved", {
    path: ["reservedFor"],
    error: "is who it is reserved for, but the slab is not reserved",
  })
  .refine(
    ({ faults = [], width, height }) => faults.every(({ left, top }) => left <= width && top <= height),
    {
      path: ["faults"],
      error: "one of them lies outside the slab",
    },
  );
export type SingleSlab = z.infer<typeof singleSlab>;
