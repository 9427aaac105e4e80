/** Units that are written after a number with a space. */
const UNITS = "mm|cm|m|km|mm²|cm²|m²|m³|g|kg|kg/m³|MPa|kB|MB|GB|°C|%|rsd|RSD|EUR|€";
/** Where a measure's spaces are; a value that a message says stands for a figure. */
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

/** The text with no-break spaces in its measures and standards ("Ø 80 cm", "120 × 60 cm", "EN 15388"), so that no line ends within them. */
export function withNoBreakSpaces(text: string): string {
  return text.replace(SPACES, "\u00a0");
}
