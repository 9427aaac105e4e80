import type { Suspicion } from "@stoneyard/enquiry/enquiry.ts";
import { FILE_KINDS, type FileKind } from "@stoneyard/enquiry/files.ts";
import type { Row } from "./database.ts";
import type { StoredFile } from "./files.ts";
import type { EnquiryRecord, Mail, NewEnquiry, StoredEnquiry } from "./store.ts";

/** The columns of a stored enquiry, as parameters of both databases' statements. */
export function enquiryValues(
  enquiry: NewEnquiry,
  number: string,
): Record<keyof StoredEnquiry, string | number> {
  const { receivedAt, suspicion, ...rest } = enquiry;
  return { ...rest, number, receivedAt, suspicion: suspicion.join(",") };
}

export function toEnquiry(row: Row): StoredEnquiry {
  return {
    id: String(row.id),
    number: textOrNull(row.number),
    receivedAt: Number(row.received_at),
    locale: String(row.locale),
    firstName: String(row.first_name),
    lastName: String(row.last_name),
    phone: String(row.phone),
    email: String(row.email),
    message: String(row.message),
    subject: String(row.subject),
    chosen: String(row.chosen),
    visit: String(row.visit),
    visitFor: String(row.visit_for),
    suspicion: String(row.suspicion)
      .split(",")
      .filter((flag): flag is Suspicion => flag === "honeypot" || flag === "too-fast"),
  };
}

export function toMail(row: Row): Mail {
  return {
    id: Number(row.id),
    enquiryId: String(row.enquiry_id),
    kind: row.kind === "receipt" ? "receipt" : "notice",
    state: row.state === "sent" ? "sent" : row.state === "failed" ? "failed" : "waiting",
    attempts: Number(row.attempts),
    lastError: textOrNull(row.last_error),
    sentAt: numberOrNull(row.sent_at),
    resends: Number(row.resends),
    resentAt: numberOrNull(row.resent_at),
    remindedAt: numberOrNull(row.reminded_at),
  };
}

export function toFile(row: Row): StoredFile {
  const kind = Object.keys(FILE_KINDS).find((known): known is FileKind => known === row.kind);
  if (kind === undefined) throw new Error(`a file of an enquiry has the kind ${row.kind}`);
  const cleaning = row.cleaning === "cleaned" || row.cleaning === "as-sent" ? row.cleaning : "waits";
  return {
    id: String(row.id),
    name: String(row.name),
    kind,
    size: Number(row.size),
    cleaning,
    digest: String(row.digest),
  };
}

export function toRecord(enquiry: Row, mails: readonly Row[]): EnquiryRecord {
  return {
    enquiry: toEnquiry(enquiry),
    mails: mails.map(toMail),
    answered:
      enquiry.answered_at === null
        ? null
        : { at: Number(enquiry.answered_at), by: String(enquiry.answered_by) },
  };
}

function textOrNull(value: unknown): string | null {
  return value === null ? null : String(value);
}

function numberOrNull(value: unknown): number | null {
  return value === null ? null : Number(value);
}
