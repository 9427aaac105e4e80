/** Units that are written after a number with a space. */
const UNITS = "mm|cm|m|km|mm²|cm²|m²|m³|g|kg|kg/m³|MPa|kB|MB|GB|°C|%|rsd|RSD|EUR|€";
/** The spaces of measures; a value of a message counts as a figure. */
const SPACES = new RegExp(
  [
    `(?<=[\\d}]) (?=(?:${UNITS})(?![\\p{L}\\d²³/]))`,
    "(?<=\\bEN) (?=\\d)",
    "(?<=Ø) (?=[\\d{])",
    "(?<=[\\d}]) (?=× [\\d{])",
    "(?<=[\\d}] ×) (?=[\\d{])",
  ].join("|"),
  "gu",
);

/** The text with no-break spaces in its measures and standards ("Ø 80 cm", "120 × 60 cm", "EN 15388"). */
export function withNoBreakSpaces(text: string): string {
  return text.replace(SPACES, "\u00a0");
}
