import { z } from "zod";
import { slabSize } from "./family.ts";
import { FINISHES } from "./finishes.ts";
import { ABSORPTION, exceptions } from "./purpose.ts";
import { references } from "./references.ts";
import { ROOM_KINDS } from "./room.ts";
import { singleSlab, squareMetrePrice, stock } from "./slab.ts";
import { technical } from "./technical.ts";
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
  aliases: z.array(z.string().min(1)).default([]).describe("Other names of the same stone, for the search."),
  formerAddresses: z
    .array(slug)
    .optional()
    .describe("Earlier versions of the last part of its address; visitors who use one are sent here."),
  rock: text.describe("The kind of rock, as a geologist would name it."),
  origin: z
    .strictObject({
      country: z
        .string()
        .regex(/^[A-Z]{2}$/, "must be a country code of two letters, for example IT")
        .register(references, { to: "country" }),
      place: text.optional().describe("Region or quarry, without the country."),
    })
    .optional()
    .describe("Only if the origin is well known; otherwise leave it out."),
  description: text,
  photograph: z
    .strictObject({
      mmPerPixel: mmPerPixel.describe("Leave it out if the photograph shows the slab’s whole width."),
      closeMmPerPixel: mmPerPixel.describe("If you leave it out, the close-up is shown without a scale bar."),
    })
    .optional()
    .describe("The scale of your own photographs, in millimetres of stone per pixel."),
  look: z
    .literal("invented")
    .optional()
    .describe(
      "Marks an engineered stone whose picture is an interpretation of the colour, not the maker’s own picture.",
    ),
  colours: z
    .strictObject({ ground: hexColour, second: hexColour, accent: hexColour })
    .describe("First the colour of the ground, then the second colour, then that of the veins or specks."),
  colourGroup: z.enum(COLOUR_GROUPS),
  pattern: z.enum(PATTERNS),
  finishes: z.array(z.enum(FINISHES)).min(1),
  slab: slabSize.optional().describe("Usual slab size in centimetres, where it differs from the family’s."),
  thicknesses: z
    .array(z.union([z.literal(2), z.literal(3)]))
    .min(1)
    .describe("Stock thicknesses in centimetres."),
  rooms: z
    .partialRecord(z.enum(ROOM_KINDS), z.string().min(1).register(references, { to: "room" }))
    .optional()
    .describe(
      "The room of each kind that suits this stone, for example kitchen: kitchen-1. If you leave a kind out, a room is chosen automatically.",
    ),
  frost: z.enum(FROST).describe("How it withstands a continental winter outdoors, with de-icing salt."),
  acid: z.enum(ACID).describe("Does lemon juice or vinegar etch the polish?"),
  stains: z
    .enum(ABSORPTION)
    .optional()
    .describe(
      "How readily it absorbs oil and wine, if the rule in suitability.yaml is wrong for this stone.",
    ),
  suitability: exceptions.optional(),
  technical: technical
    .optional()
    .describe("Only what was measured on your stone, from a test report or a declaration of performance."),
  singleSlabs: z
    .array(singleSlab)
    .optional()
    .describe(
      "Slabs that you sell individually. Those with a number have a page each and are counted as your stock.",
    ),
  stock: stock.optional().describe("Fill this in only if you keep it up to date."),
  price: squareMetrePrice
    .optional()
    .describe("Per square metre, in whole dinars. If you leave it out, the price is on request."),
});
export type StoneContent = z.infer<typeof stone>;
