/**
 * The number of an enquiry: eight digits, the first not 0, said and written in two groups (4826-1793). Digits, because they
 * are read out alike in every language. The server draws it by lot; it opens nothing, it only names the enquiry to the owner.
 */
const DIGITS = 8;
const FIRST = 10 ** (DIGITS - 1);

/** A number by lot, as it is kept: digits alone. */
export function newNumber(): string {
  const span = 10 ** DIGITS - FIRST;
  // Values beyond the last whole range would make small numbers likelier.
  const fair = Math.floor(2 ** 32 / span) * span;
  for (;;) {
    const [drawn = fair] = crypto.getRandomValues(new Uint32Array(1));
    if (drawn < fair) return String(FIRST + (drawn % span));
  }
}

/** As people read it. */
export function shownNumber(number: string): string {
  return number.replace(/^(\d{4})(\d{4})$/, "$1-$2");
}

/** The digits of a typed number, with any signs between; null when it is none. */
export function readNumber(text: string): string | null {
  const digits = text.trim().replace(/(?<=\d)[\s.·–-]{1,3}(?=\d)/g, "");
  return /^[1-9]\d{7}$/.test(digits) ? digits : null;
}
