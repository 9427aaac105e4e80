import type { Dossier, Mail } from "./store/store.ts";

/** All enquiries, a line each, and what waits. `sendsMail` tells whether SMTP_URL is set. */
export function formatList(dossiers: Dossier[], sendsMail: boolean): string {
  if (dossiers.length === 0) return "No enquiries yet.\n";
  const rows = dossiers.map(({ enquiry, mails }) => [
    enquiry.id,
    minute(enquiry.receivedAt),
    [enquiry.firstName, enquiry.lastName].filter(Boolean).join(" ") || enquiry.email || enquiry.phone,
    stateOf(mails.find(({ kind }) => kind === "notice")),
    enquiry.suspicion.length > 0 ? `possible spam (${enquiry.suspicion.join(", ")})` : "",
  ]);
  const waiting = countNotices(dossiers, "waiting");
  const failed = countNotices(dossiers, "failed");
  const remarks = [
    `${dossiers.length} ${dossiers.length === 1 ? "enquiry" : "enquiries"}, ${waiting} waiting to be mailed, ${failed} refused by the mail server`,
    ...(waiting > 0 && !sendsMail ? [`${waiting} wait because SMTP_URL is not set`] : []),
    ...(failed > 0 ? ["Send what was refused again with: npm run enquiries -- resend --failed"] : []),
  ];
  return `${table(["ID", "Received (UTC)", "From", "Mail", ""], rows)}\n${remarks.join("\n")}\n`;
}

/** One enquiry with everything that is known of it. */
export function formatDossier({ enquiry, mails }: Dossier): string {
  const facts = [
    ["ID", enquiry.id],
    ["Received (UTC)", minute(enquiry.receivedAt)],
    ["Name", enquiry.firstName],
    ["Last name", enquiry.lastName],
    ["Phone", enquiry.phone],
    ["E-mail", enquiry.email],
    ["About", enquiry.subject],
    ["Language", enquiry.locale],
    ["Suspicion", enquiry.suspicion.join(", ")],
    ...mails.map((mail) => [mail.kind === "notice" ? "Mail" : "Receipt", stateOf(mail)]),
  ];
  const lines = facts.flatMap(([label = "", value]) =>
    value ? [`${label.padEnd(16)}${printable(value)}`] : [],
  );
  return `${lines.join("\n")}\n\n${printable(enquiry.message) || "(no message)"}\n`;
}

function stateOf(mail: Mail | undefined): string {
  if (mail === undefined) return "none";
  const { state, attempts, lastError, sentAt, resends, resentAt } = mail;
  const times = attempts === 1 ? "1 attempt" : `${attempts} attempts`;
  const told = {
    sent: () => `sent ${minute(sentAt ?? 0)}`,
    waiting: () => (attempts === 0 ? "waiting" : `waiting after ${times}: ${lastError ?? "under way"}`),
    failed: () => `refused: ${lastError ?? "no reason given"}`,
  }[state]();
  return resends === 0 ? told : `${told} (resent ${resends}x, last ${minute(resentAt ?? 0)})`;
}

function countNotices(dossiers: Dossier[], state: Mail["state"]): number {
  return dossiers.filter(({ mails }) => mails.some((mail) => mail.kind === "notice" && mail.state === state))
    .length;
}

function table(head: string[], rows: string[][]): string {
  const cells = [head, ...rows].map((row) => row.map((cell) => printable(cell).replace(/\s+/g, " ")));
  const widths = head.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  const lines = cells.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  "));
  return `${lines.map((line) => line.trimEnd()).join("\n")}\n`;
}

function minute(at: number): string {
  return new Date(at).toISOString().slice(0, 16).replace("T", " ");
}

/** A mail server's words may hold what would move the cursor of a terminal. */
function printable(text: string): string {
  return text.replace(/(?![\n\t])\p{Cc}/gu, " ");
}
