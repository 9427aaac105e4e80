/**
 * A table as CSV (RFC 4180), with the byte order mark by which spreadsheets know UTF-8.
 * @param separator a semicolon for locales with a decimal comma, such as Serbian; otherwise a comma
 */
export function csvText(lines: readonly (readonly string[])[], separator: ";" | ","): string {
  const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
  return `\uFEFF${lines.map((cells) => `${cells.map(quoted).join(separator)}\r\n`).join("")}`;
}

/**
 * A text with an apostrophe in front where a spreadsheet would read it as a formula, a number (phones lose their zeros) or a
 * date, or would take its own apostrophe away.
 */
export function asText(text: string): string {
  // Some spreadsheets treat full-width signs as plain ones; in some a bar begins a command.
  const isFormula = /^[\s'=+\-@|%]/.test(text.normalize("NFKC"));
  const isNumber = /^[\d\s.,:/()-]+$/.test(text);
  return isFormula || isNumber ? `'${text}` : text;
}
