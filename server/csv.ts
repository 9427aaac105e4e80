import type { Dossier } from "./store/store.ts";

const HEAD = [
  "id",
  "received",
  "first name",
  "last name",
  "phone",
  "e-mail",
  "subject",
  "message",
  "language",
  "suspicion",
  "mail",
];

/** The enquiries as CSV (RFC 4180), with the mark by which a spreadsheet knows UTF-8. */
export function toCsv(dossiers: Dossier[]): string {
  const rows = dossiers.map(({ enquiry, mails }) => [
    enquiry.id,
    new Date(enquiry.receivedAt).toISOString(),
    enquiry.firstName,
    enquiry.lastName,
    enquiry.phone,
    enquiry.email,
    enquiry.subject,
    enquiry.message,
    enquiry.locale,
    enquiry.suspicion.join(" "),
    mails.find(({ kind }) => kind === "notice")?.state ?? "",
  ]);
  return `\uFEFF${[HEAD, ...rows].map((row) => `${row.map(cell).join(",")}\r\n`).join("")}`;
}

/** A cell that a spreadsheet would take for a formula gets an apostrophe in front; phone numbers with + too. */
function cell(value: string): string {
  const harmless = /^\s*[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return `"${harmless.replaceAll('"', '""')}"`;
}
