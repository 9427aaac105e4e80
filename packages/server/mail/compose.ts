import { domainToASCII } from "node:url";
import type { BuiltVisits } from "@stoneyard/enquiry/built-site.ts";
import { isReplyAddress } from "@stoneyard/enquiry/enquiry.ts";
import { FILE_KINDS } from "@stoneyard/enquiry/files.ts";
import { shownNumber } from "@stoneyard/enquiry/number.ts";
import { formatMoment, formatVisit } from "../command/dates.ts";
import { nameOf } from "../command/listing.ts";
import type { Language, Languages } from "../languages.ts";
import type { StoredFile } from "../store/files.ts";
import type { LeasedMail, StoredEnquiry } from "../store/store.ts";
import { type Invitation, type Mailbox, visitReminder, visitRequest } from "./invitation.ts";

/** A mail ready for the transport. Header values hold no line break: `parseEnquiry` took them out. */
type Letter = {
  from: string;
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
  messageId: string;
  headers: Record<string, string>;
  attachments?: { filename: string; contentType: string; content: Buffer }[];
  icalEvent?: { method: string; filename: string; content: string };
};

/** Sender, recipient, brand, site, languages and opening hours of all mails. */
export type MailContext = {
  from: string;
  to: string;
  brand: string;
  siteUrl: string;
  languages: Languages;
  visits: BuiltVisits | null;
};

/**
 * Writes a mail of the outbox, to the company too in the visitor's language. The same mail keeps its Message-ID, so that a
 * mailbox that gets it twice can tell; a mail that the owner sends again has a new one, or the mailbox would drop it.
 */
export function compose(mail: LeasedMail, mailContext: MailContext, files: MailFiles = NO_FILES): Letter {
  return mail.kind === "receipt"
    ? composeReceipt(mail, mailContext)
    : composeNotice(mail, mailContext, files);
}

/** The files of an enquiry, and which of them are attached. */
export type MailFiles = { all: readonly StoredFile[]; attached: readonly AttachedFile[] };
type AttachedFile = StoredFile & { bytes: Buffer };

const NO_FILES: MailFiles = { all: [], attached: [] };

function composeNotice(
  mail: LeasedMail,
  { from, to, brand, languages, visits }: MailContext,
  files: MailFiles,
): Letter {
  const { enquiry } = mail;
  const language = languages.byCode(enquiry.locale);
  const text = [
    factsOf(enquiry, files, language).join("\n"),
    enquiry.message || language.say("server.mail.noMessage"),
    ...chosenIn(enquiry, language),
  ];
  const reply = canReply(enquiry) ? { name: nameOf(enquiry), email: enquiry.email } : null;
  return {
    from: senderOf(from, brand),
    to: withQuotedName(to),
    ...(reply && { replyTo: reply.email }),
    subject: subjectOf(mail, language),
    text: `${text.join("\n\n")}\n\n-- \n${remarksOf(mail, files, language).join("\n")}\n`,
    messageId: messageId(mail.resends === 0 ? enquiry.id : `${enquiry.id}.${mail.resends}`, from),
    headers: headers(language, "auto-generated"),
    ...(files.attached.length > 0 && {
      attachments: files.attached.map(({ name, kind, bytes }) => ({
        filename: name,
        contentType: FILE_KINDS[kind].type,
        content: bytes,
      })),
    }),
    // Not for suspected robots: some calendars accept a request by themselves.
    ...(enquiry.visit !== "" && visits !== null && enquiry.suspicion.length === 0
      ? invitation(
          visitRequest({ enquiry, visits, language, uid: uidOf(enquiry, from), company: mailbox(to) }, reply),
        )
      : {}),
  };
}

/** Before the @ non-ASCII letters have no ASCII form: some mail servers would refuse the whole mail. */
function canReply({ email }: StoredEnquiry): boolean {
  return isReplyAddress(email) && /^[!-~]+@/.test(email);
}

/** A notice that the owner asked for again is no reminder. */
function isReminder({ remindedAt, resentAt }: LeasedMail): boolean {
  return remindedAt !== null && remindedAt === resentAt;
}

function subjectOf(mail: LeasedMail, { say }: Language): string {
  const { enquiry } = mail;
  const about = [
    [say("server.mail.subject"), numberOf(enquiry)].filter(Boolean).join(" "),
    nameOf(enquiry),
    enquiry.subject,
  ];
  return [
    ...(enquiry.suspicion.length > 0 ? [say("server.mail.possibleSpam")] : []),
    ...(isReminder(mail) ? [say("server.mail.unanswered")] : []),
    about.filter(Boolean).join(" · "),
  ].join(" ");
}

/** What the visitor filled in, a line each. */
function factsOf(enquiry: StoredEnquiry, { all }: MailFiles, language: Language): string[] {
  const { say } = language;
  return [
    [say("contact.fields.firstName"), enquiry.firstName],
    [say("contact.fields.lastName"), enquiry.lastName],
    [say("contact.fields.phone"), enquiry.phone],
    [say("contact.fields.email"), enquiry.email],
    [say("server.mail.visit.when"), enquiry.visit && formatVisit(enquiry.visit, language)],
    [say("server.mail.visit.see"), enquiry.visitFor],
    [
      say("server.mail.files.label"),
      all.map(({ name, size }) => `${name} (${kilobytes(size)} kB)`).join(", "),
    ],
    // With several things the subject has only their names.
    [say("contact.fields.about"), enquiry.chosen === "" ? enquiry.subject : ""],
  ].flatMap(([label, value]) => (value ? [`${label}: ${value}`] : []));
}

/** What the owner should know before answering, a line each. */
function remarksOf(mail: LeasedMail, { all, attached }: MailFiles, language: Language): string[] {
  const { say } = language;
  const { enquiry } = mail;
  const asSent = all.filter(({ cleaning }) => cleaning === "as-sent").map(({ name }) => name);
  const command = (name: string) => ({ command: `npm run enquiries -- ${name} ${reference(enquiry)}` });
  const remarks: string[] = [];
  if (all.length > 0)
    remarks.push(say(`server.mail.files.${attached.length > 0 ? "attached" : "stored"}`, command("files")));
  if (asSent.length > 0) remarks.push(say("server.mail.files.asSent", { names: asSent.join(", ") }));
  if (enquiry.visit !== "") remarks.push(say("server.mail.visit.wish"));
  remarks.push(say(`server.mail.${replyRemark(enquiry)}`), say("server.mail.language"));
  remarks.push(...enquiry.suspicion.map((flag) => say(`server.mail.suspicion.${flag}`)));
  if (isReminder(mail)) remarks.push(say("server.mail.reminder", command("answered")));
  else if (mail.resentAt !== null)
    remarks.push(
      say("server.mail.resent", { times: mail.resends, when: formatMoment(mail.resentAt, language) }),
    );
  remarks.push(
    `${say("server.mail.received")}: ${formatMoment(enquiry.receivedAt, language)}`,
    `${say("server.mail.number")}: ${reference(enquiry)}`,
  );
  return remarks;
}

function replyRemark(enquiry: StoredEnquiry) {
  if (canReply(enquiry)) return "replyGoesTo";
  return isReplyAddress(enquiry.email) ? "writeToAddress" : "noReplyAddress";
}

function kilobytes(size: number): number {
  return Math.ceil(size / 1000);
}

function numberOf({ number }: StoredEnquiry): string {
  return shownNumber(number ?? "");
}

function reference(enquiry: StoredEnquiry): string {
  return numberOf(enquiry) || enquiry.id;
}

function chosenIn({ chosen }: StoredEnquiry, { say }: Language): string[] {
  return chosen === "" ? [] : [`${say("contact.fields.chosen")}:\n${chosen}`];
}

/** Repeats nothing that was typed, so that the form cannot be used to write to strangers. */
function composeReceipt({ enquiry }: LeasedMail, mailContext: MailContext): Letter {
  const { from, to, brand, siteUrl, languages, visits } = mailContext;
  const language = languages.byCode(enquiry.locale);
  const number = reference(enquiry);
  const text = [language.say("server.mail.receipt", { site: siteUrl, number })];
  if (enquiry.visit !== "")
    text.push(language.say("server.mail.visit.receipt", { when: formatVisit(enquiry.visit, language) }));
  text.push(`${brand}\n${siteUrl}\n`);
  return {
    from: senderOf(from, brand),
    to: enquiry.email,
    replyTo: withQuotedName(to),
    subject: language.say("server.mail.receiptSubject", { number }),
    text: text.join("\n"),
    messageId: messageId(`${enquiry.id}.receipt`, from),
    headers: headers(language, "auto-replied"),
    ...(enquiry.visit !== "" && visits !== null
      ? invitation(
          visitReminder({ enquiry, visits, language, uid: uidOf(enquiry, from), company: mailbox(to) }),
        )
      : {}),
  };
}

/** An address without a name gets the brand's. */
function senderOf(from: string, brand: string): string {
  return from.includes("<") ? withQuotedName(from) : `"${brand.replace(/["\\\r\n]/g, "")}" <${from}>`;
}

/** Signs that part addresses in a header, such as a colon, are letters of the name within quotes. */
function withQuotedName(address: string): string {
  const [, name = "", rest = ""] = /^([^<]*[(),:;@[\]\\.][^<]*)(<.*)$/.exec(address) ?? [];
  return name === "" ? address : `"${name.trim().replaceAll("\\", "\\\\")}" ${rest}`;
}

function invitation({ method, content }: Invitation): Pick<Letter, "icalEvent"> {
  return { icalEvent: { method, filename: "visit.ics", content } };
}

/** The same in all mails of an enquiry, so that a calendar has one event. */
function uidOf({ id }: StoredEnquiry, from: string): string {
  return `${id}@${domainOf(from)}`;
}

function mailbox(text: string): Mailbox {
  const [, name = "", email = text] = /^([^<]*)<([^>]+)>$/.exec(text) ?? [];
  return { name: name.trim() || email, email };
}

function messageId(local: string, from: string): string {
  return `<${local}@${domainOf(from)}>`;
}

/** In ASCII: some mail servers refuse a mail with other letters in its head. */
function domainOf(from: string): string {
  return domainToASCII(/@([^@>\s]+)>?$/.exec(from)?.[1] ?? "") || "localhost";
}

/** `Auto-Submitted` keeps auto-responders from answering. */
function headers(language: Language, submitted: string): Record<string, string> {
  return { "Auto-Submitted": submitted, "Content-Language": language.htmlLang };
}
