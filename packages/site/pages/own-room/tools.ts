/** What a press on the photograph does: look at the result, move lines, rub over stone, strike things out, move the slab. */
export const TOOLS = ["look", "lines", "stone", "thing", "slab"] as const;
export type Tool = (typeof TOOLS)[number];

/** Tools that draw strokes. */
export const isBrush = (tool: Tool): tool is "stone" | "thing" => tool === "stone" || tool === "thing";
