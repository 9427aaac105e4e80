import { z } from "zod";
import { filled } from "./text.ts";

export const SLAB_COLUMNS_FILE = "slab-columns.yaml";

/** What is told of slabs in a spreadsheet, in the order of its columns. */
export const SLAB_COLUMNS = [
  "number",
  "stone",
  "block",
  "width",
  "height",
  "thickness",
  "finish",
  "price",
  "vat",
  "state",
  "until",
  "reservedFor",
] as const;
export type SlabColumn = (typeof SLAB_COLUMNS)[number];

const heading = filled.max(100).optional();

/** content/slab-columns.yaml: how an owner's own spreadsheet of slabs calls its columns, where not as ours does. */
export const slabColumns = z.strictObject(
  Object.fromEntries(SLAB_COLUMNS.map((column) => [column, heading])) as Record<SlabColumn, typeof heading>,
);
export type SlabColumnsContent = z.infer<typeof slabColumns>;
