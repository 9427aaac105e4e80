/** Units that are written after a number with a space. */
const UNITS = "mm|cm|m|km|mm²|cm²|m²|m³|g|kg|kg/m³|MPa|kB|MB|GB|°C|%|rsd|RSD|EUR|€";
/** After a figure, or after a value that a message says. */
const BEFORE_UNIT = new RegExp(`(?<=[\\d}]) (?=(?:${UNITS})(?![\\p{L}\\d²³/]))`, "gu");

/** The text with no-break spaces between numbers and their units, so that no line ends between them. */
export function keepUnits(text: string): string {
  return text.replace(BEFORE_UNIT, "\u00a0");
}
