/**
 * One line of text as a visitor meant it: composed letters (NFC), no control or direction characters, no
 * line break (so it can stand in a mail header), white space collapsed and trimmed.
 */
export function cleanLine(text: string): string {
  return visible(text).replace(/\s+/gu, " ").trim();
}

/** Text of several lines: as `cleanLine`, but line breaks (as `\n`), tabs and inner spaces stay. */
export function cleanText(text: string): string {
  return visible(text).trim();
}

// Control characters but tab and line feed; direction marks that can turn a text around to deceive; the
// zero-width space and the byte-order mark. The joiners stay: scripts and emoji need them.
const INVISIBLE = /(?![\t\n])\p{Cc}|[\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/gu;
const LINE_BREAK = /\r\n?|[\u2028\u2029\u0085]/gu;

/** More than any language writes on one letter (UAX #15, 12.1): composing thousands of them takes seconds. */
const TOO_MANY_MARKS = /(?<=\p{M}{30})\p{M}+/gu;

function visible(text: string): string {
  return text
    .toWellFormed()
    .replace(LINE_BREAK, "\n")
    .replace(INVISIBLE, "")
    .replace(TOO_MANY_MARKS, "")
    .normalize("NFC");
}
