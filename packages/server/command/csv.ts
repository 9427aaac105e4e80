import { asText, csvText } from "@stoneyard/enquiry/csv.ts";
import { shownNumber } from "@stoneyard/enquiry/number.ts";
import type { EnquiryRecord } from "../store/store.ts";
import { localMinute, TIME_ZONE } from "./dates.ts";

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
 * Enquiries as CSV with a byte order mark.
 * @param separator a semicolon for locales with a decimal comma, such as Serbian; otherwise a comma (RFC 4180)
 */
export function toCsv(records: EnquiryRecord[], separator: ";" | ","): string {
  const rows = records.map(({ enquiry, mails, answered }) => [
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
  return csvText([HEAD, ...rows], separator);
}
