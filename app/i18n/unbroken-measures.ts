/** A title whose measures stay on one line: "120 × 60", "Ø 80". */
export function unbrokenMeasures(title: string): string {
  return title.replace(/Ø (?=\d)/g, "Ø\u00a0").replace(/ × (?=\d)/g, "\u00a0×\u00a0");
}
