import { shownNumber } from "@stoneyard/enquiry/number.ts";
import { localMinute, TIME_ZONE } from "./local-time.ts";
import type { Dossier } from "./store/store.ts";

const HEAD = [
  "number",
  "id",
  `received (${TIME_ZONE})`,
  `answered (${TIME_ZONE})`,
  "answered by",
  "first name",
  "last name",
  "phone",
  "e-mail",
  "subject",
  "message",
  "chosen",
  "wants to come",
  "to see",
  "language",
  "suspicion",
  "mail",
];

/**
 * The enquiries for a spreadsheet, with the mark by which it knows UTF-8.
 * @param separator a semicolon where numbers have a decimal comma, as in Serbia; a comma elsewhere (RFC 4180)
 */
export function toCsv(dossiers: Dossier[], separator: ";" | ","): string {
  const rows = dossiers.map(({ enquiry, mails, answered }) => [
    shownNumber(enquiry.number ?? ""),
    enquiry.id,
    localMinute(enquiry.receivedAt),
    answered === null ? "" : localMinute(answered.at),
    asText(answered?.by ?? ""),
    ...[
      enquiry.firstName,
      enquiry.lastName,
      enquiry.phone,
      enquiry.email,
      enquiry.subject,
      enquiry.message,
      enquiry.chosen,
    ].map(asText),
    enquiry.visit.replace("T", " "),
    asText(enquiry.visitFor),
    enquiry.locale,
    enquiry.suspicion.join(" "),
    mails.find(({ kind }) => kind === "notice")?.state ?? "",
  ]);
  return `\uFEFF${[HEAD, ...rows].map((row) => `${row.map(quoted).join(separator)}\r\n`).join("")}`;
}

/**
 * What a visitor typed, with an apostrophe in front where a spreadsheet would not take it for text: a formula, a number (of
 * a phone the first zero would go, and the last digits), a date.
 */
function asText(value: string): string {
  // Full-width signs are taken for plain ones by some; a bar begins a command for others.
  const isFormula = /^\s*[=+\-@|%]/.test(value.normalize("NFKC"));
  const isNumber = /^[\d\s.,:/()-]+$/.test(value);
  return isFormula || isNumber ? `'${value}` : value;
}

function quoted(value: string): string {
  return `"${value.replaceAll('"', '""')}"`;
}
