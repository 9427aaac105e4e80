import { shownNumber } from "@stoneyard/enquiry/number.ts";
import type { StoredFile } from "../store/files.ts";
import type { Answered, EnquiryRecord, Mail } from "../store/store.ts";
import { localMinute, TIME_ZONE } from "./dates.ts";

/** Letters of an ID that identify an enquiry among those of one business. */
export const SHORT_ID = 8;
/** Letters of a message that a line shows. */
const FIRST_WORDS = 40;

/**
 * All enquiries, one line each, and the state of the outbox.
 * @param sendsMail whether SMTP_URL is set, as far as this command is told: a server that tried a mail has its own
 */
export function formatList(records: EnquiryRecord[], sendsMail: boolean): string {
  if (records.length === 0) return "No enquiries yet.\n";
  const rows = records.map(({ enquiry, mails, answered }) => [
    nameOnLists(enquiry),
    localMinute(enquiry.receivedAt),
    nameOf(enquiry),
    enquiry.phone || enquiry.email,
    firstWords(enquiry.message),
    enquiry.visit.replace("T", " "),
    answeredIn(answered) ?? "no",
    stateOf(mails.find(({ kind }) => kind === "notice")),
    enquiry.suspicion.length > 0 ? `possible spam (${enquiry.suspicion.join(", ")})` : "",
  ]);
  const open = records.filter(({ answered }) => answered === null).length;
  const waiting = countNotices(records, ({ state }) => state === "waiting");
  const untried = countNotices(records, ({ state, attempts }) => state === "waiting" && attempts === 0);
  const failed = countNotices(records, ({ state }) => state === "failed");
  const remarks = [
    `${records.length} ${records.length === 1 ? "enquiry" : "enquiries"}, ${open} not answered yet, ${waiting} waiting to be mailed, ${failed} refused by the mail server`,
    ...(untried > 0 && !sendsMail ? [`${untried} wait because SMTP_URL is not set`] : []),
    ...(failed > 0 ? ["Send what was refused again with: npm run enquiries -- resend --failed"] : []),
  ];
  const head = [
    "Number",
    `Received (${TIME_ZONE})`,
    "From",
    "Phone",
    "Message",
    "Wants to come",
    "Answered",
    "Mail",
    "",
  ];
  return `${table(head, rows)}\n${remarks.join("\n")}\n`;
}

export function formatShort({ enquiry }: EnquiryRecord): string {
  const facts = [
    nameOnLists(enquiry),
    localMinute(enquiry.receivedAt),
    nameOf(enquiry),
    firstWords(enquiry.message),
  ];
  return printable(facts.filter(Boolean).join("  "));
}

export function formatRecord(
  { enquiry, mails, answered }: EnquiryRecord,
  files: readonly StoredFile[],
): string {
  const facts = [
    ["Number", shownNumber(enquiry.number ?? "")],
    ["ID", enquiry.id],
    ["Received", `${localMinute(enquiry.receivedAt)} (${TIME_ZONE})`],
    ["Answered", answeredIn(answered) ?? "not yet"],
    ["Name", enquiry.firstName],
    ["Last name", enquiry.lastName],
    ["Phone", enquiry.phone],
    ["E-mail", enquiry.email],
    ["About", enquiry.subject],
    ["Wants to come", enquiry.visit && `${enquiry.visit.replace("T", " ")} (by the clock of the yard)`],
    ["To see", enquiry.visitFor],
    ...files.map((file, place) => ["File", `${place + 1} ${formatFile(file)}`]),
    ["Language", enquiry.locale],
    ["Suspicion", enquiry.suspicion.join(", ")],
    ...mails.map((mail) => [mail.kind === "notice" ? "Mail" : "Receipt", stateOf(mail)]),
  ];
  const lines = facts.flatMap(([label = "", value]) =>
    value ? [`${label.padEnd(16)}${printable(value)}`] : [],
  );
  const chosen = enquiry.chosen === "" ? "" : `\nChosen:\n${printable(enquiry.chosen)}\n`;
  return `${lines.join("\n")}\n\n${printable(enquiry.message) || "(no message)"}\n${chosen}`;
}

const CLEANING = { waits: ", waits to be cleaned", cleaned: "", "as-sent": ", as the visitor sent it" };

function formatFile({ name, size, cleaning }: StoredFile): string {
  return `${name} (${Math.ceil(size / 1000)} kB${CLEANING[cleaning]})`;
}

function answeredIn(answered: Answered | null): string | null {
  if (answered === null) return null;
  return [localMinute(answered.at), answered.by && `by ${answered.by}`].filter(Boolean).join(" ");
}

/** The number; for older enquiries the beginning of the id. */
function nameOnLists({ number, id }: EnquiryRecord["enquiry"]): string {
  return number === null ? id.slice(0, SHORT_ID) : shownNumber(number);
}

/** Who wrote it: the name, else the way to reach them. */
export function nameOf({ firstName, lastName, email, phone }: EnquiryRecord["enquiry"]): string {
  return [firstName, lastName].filter(Boolean).join(" ") || email || phone;
}

function firstWords(message: string): string {
  const line = message.replace(/\s+/g, " ").trim();
  if (line.length <= FIRST_WORDS) return line;
  const cut = line.slice(0, FIRST_WORDS);
  // Cuts between words, and never through a surrogate pair.
  return `${cut.replace(/\s+\S*$/, "").replace(/[\uD800-\uDBFF]$/, "")} …`;
}

function stateOf(mail: Mail | undefined): string {
  if (mail === undefined) return "none";
  const { state, attempts, lastError, sentAt, resends, resentAt } = mail;
  const times = attempts === 1 ? "1 attempt" : `${attempts} attempts`;
  const stateText = {
    sent: () => `sent ${localMinute(sentAt ?? 0)}`,
    waiting: () => (attempts === 0 ? "waiting" : `waiting after ${times}: ${lastError ?? "under way"}`),
    failed: () => `refused: ${lastError ?? "no reason given"}`,
  }[state]();
  return resends === 0 ? stateText : `${stateText} (resent ${resends}x, last ${localMinute(resentAt ?? 0)})`;
}

function countNotices(records: EnquiryRecord[], isCounted: (notice: Mail) => boolean): number {
  return records.filter(({ mails }) => mails.some((mail) => mail.kind === "notice" && isCounted(mail)))
    .length;
}

function table(head: string[], rows: string[][]): string {
  const cells = [head, ...rows].map((row) => row.map((cell) => printable(cell).replace(/\s+/g, " ")));
  const widths = head.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  const lines = cells.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  "));
  return `${lines.map((line) => line.trimEnd()).join("\n")}\n`;
}

/** A mail server's words may contain terminal escape codes. */
export function printable(text: string): string {
  return text.replace(/(?![\n\t])\p{Cc}/gu, " ");
}
