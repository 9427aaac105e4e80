import { z } from "zod";
import { slabSize } from "./family.ts";
import { FINISHES } from "./finishes.ts";
import { ABSORPTION, exceptions } from "./purpose.ts";
import { ROOM_KINDS } from "./room.ts";
import { singleSlab, squareMetrePrice, stock, technical } from "./technical.ts";
import { slug, text } from "./text.ts";

export const COLOUR_GROUPS = [
  "white",
  "beige",
  "yellow",
  "brown",
  "red",
  "pink",
  "green",
  "blue",
  "grey",
  "black",
  "multicolour",
] as const;
export type ColourGroup = (typeof COLOUR_GROUPS)[number];

export const PATTERNS = [
  "veined",
  "brecciated",
  "clouded",
  "banded",
  "fine-grained",
  "coarse-grained",
  "speckled",
  "flowing",
  "plain",
  "fossil",
] as const;
export type Pattern = (typeof PATTERNS)[number];

export const FROST = ["resistant", "limited", "sensitive"] as const;
export type Frost = (typeof FROST)[number];

export const ACID = ["resistant", "sensitive"] as const;
export type Acid = (typeof ACID)[number];

const mmPerPixel = z.number().positive("must be above 0, for example 1.2").optional();

export const hexColour = z.string().regex(/^#[0-9a-f]{6}$/, "must be a colour such as #e4e6e6");

/** content/stones/<family>/<slug>.yaml: one stone. */
export const stone = z.strictObject({
  title: z.string().min(1).describe("The trade name; the same in every language."),
  aliases: z.array(z.string().min(1)).describe("Other names of the same stone, for the search."),
  formerAddresses: z
    .array(slug)
    .optional()
    .describe("What its address ended in before: visitors who come there are led here."),
  rock: text.describe("The kind of rock in the geologist's words."),
  origin: z
    .strictObject({
      country: z.string().regex(/^[A-Z]{2}$/, "must be a country code of two letters, for example IT"),
      place: text.optional().describe("Region or quarry, without the country."),
    })
    .optional()
    .describe("Only where the origin is well known; otherwise leave it out."),
  description: text,
  photograph: z
    .strictObject({
      mmPerPixel: mmPerPixel.describe("Leave it out where the photograph shows the slab's whole width."),
      closeMmPerPixel: mmPerPixel.describe("Without it the close view is shown, but without a ruler."),
    })
    .optional()
    .describe("How many millimetres of stone there are to a pixel of the owner's own photographs."),
  look: z
    .literal("invented")
    .optional()
    .describe("Marks an engineered stone whose picture is our own idea of it, not the maker's."),
  colours: z
    .strictObject({ ground: hexColour, second: hexColour, accent: hexColour })
    .describe("What covers most, next, veins or specks."),
  colourGroup: z.enum(COLOUR_GROUPS),
  pattern: z.enum(PATTERNS),
  finishes: z.array(z.enum(FINISHES)).min(1),
  slab: slabSize
    .optional()
    .describe("Size of a usual slab in centimetres, where it differs from the family's."),
  thicknesses: z
    .array(z.union([z.literal(2), z.literal(3)]))
    .min(1)
    .describe("Stock thicknesses in centimetres."),
  rooms: z
    .partialRecord(z.enum(ROOM_KINDS), z.string().min(1))
    .optional()
    .describe(
      "The room of a kind that suits this stone, say kitchen: kitchen-1. Without it one is drawn by its name.",
    ),
  frost: z.enum(FROST).describe("Outdoors in a continental winter with de-icing salt."),
  acid: z.enum(ACID).describe("Does lemon juice or vinegar etch the polish?"),
  stains: z
    .enum(ABSORPTION)
    .optional()
    .describe("How readily it takes in oil and wine, where the rule in suitability.yaml is wrong for it."),
  suitability: exceptions.optional(),
  technical: technical
    .optional()
    .describe("Only what was measured on your stone, from a test report or a declaration of performance."),
  singleSlabs: z
    .array(singleSlab)
    .optional()
    .describe("Slabs that you sell one by one; their photographs are -2 and -3 besides the first."),
  stock: stock.optional().describe("Only where you keep it up to date."),
  price: squareMetrePrice
    .optional()
    .describe("Of a square metre, in whole dinars. Leave it out to show none."),
});
export type StoneContent = z.infer<typeof stone>;
