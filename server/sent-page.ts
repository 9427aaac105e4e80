import { NUMBER_PARAMETER, NUMBER_PLACE } from "#enquiry/answer.ts";
import { readNumber, shownNumber } from "#enquiry/number.ts";

const LONGEST_QUERY = 200;

/** The number of an enquiry in the address to which a native form is sent back, as people read it. */
export function sentNumber(query: string): string | undefined {
  if (query.length < 2 || query.length > LONGEST_QUERY) return undefined;
  const number = readNumber(new URLSearchParams(query).get(NUMBER_PARAMETER) ?? "");
  return number === null ? undefined : shownNumber(number);
}

/** The page with the number in its place, for readers without scripts. */
export function withNumber(html: string, number: string): string {
  return html.replace(PLACE, (tag) => tag + number);
}

const PLACE = new RegExp(`<\\w+ [^>]*\\b${NUMBER_PLACE}\\b[^>]*>`);
