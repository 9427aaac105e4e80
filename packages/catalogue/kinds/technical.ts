import { z } from "zod";
import { amounts } from "./amounts.ts";
import { FINISHES } from "./finishes.ts";
import { text } from "./text.ts";

export const date = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, {
    error: 'must be a date in quotes such as "2026-03-31"',
    abort: true,
  })
  .refine((written) => new Date(written).toJSON()?.startsWith(written), "is not a day in the calendar");

const percent = z.number().min(0, "must not be below 0").max(100, "must not be above 100");
const frictionValue = z.int().min(0, "must not be below 0").max(150, "must not be above 150");

/** Classes to DIN 51130: each is less slippery than the one before. */
export const SLIP_CLASSES = ["R9", "R10", "R11", "R12", "R13"] as const;

const slip = z
  .strictObject({
    dry: frictionValue.optional().describe("Slip resistance value (SRV) of the dry surface, to EN 14231."),
    wet: frictionValue.optional().describe("Slip resistance value (SRV) of the wet surface, to EN 14231."),
    class: z.enum(SLIP_CLASSES).optional().describe("Class to DIN 51130."),
  })
  .refine((said) => Object.keys(said).length > 0, "needs dry, wet or class");

/** What was measured on a stone. Only what stands in a test report or a declaration belongs here. */
export const technical = z
  .strictObject({
    source: text.describe("The report or declaration, with its issuer and number."),
    date: date.describe("The date of the report."),
    density: z
      .number()
      .min(1000, "must be kilograms per cubic metre, for example 2710")
      .max(4500, "must be kilograms per cubic metre, for example 2710")
      .register(amounts, { unit: "size" })
      .optional()
      .describe("In kg/m³."),
    absorption: percent.optional().describe("Water absorption as a percentage of the weight."),
    flexuralStrength: z
      .number()
      .positive("must be above 0")
      .max(120, "must be megapascals, for example 14.5")
      .optional()
      .describe("In MPa, under concentrated load."),
    frostCycles: z
      .int()
      .positive("must be above 0")
      .optional()
      .describe("The number of cycles that it withstood."),
    abrasion: z
      .number()
      .positive("must be above 0")
      .max(60, "must be millimetres of the wide wheel, for example 18.5")
      .optional()
      .describe("Width of the groove in mm, in the wide-wheel test."),
    slip: z.partialRecord(z.enum(FINISHES), slip).optional().describe("For each finish."),
  })
  .refine(
    ({ source: _, date: __, ...measured }) => Object.keys(measured).length > 0,
    "has a source, but nothing measured: write density, absorption, flexuralStrength, frostCycles, abrasion or slip",
  );
