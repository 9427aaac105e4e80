import { isReplyAddress } from "#enquiry/enquiry.ts";
import { shownNumber } from "#enquiry/number.ts";
import type { Language, Languages } from "../languages.ts";
import type { LeasedMail, StoredEnquiry } from "../store/store.ts";
import { formatMoment } from "./moment.ts";

/** A mail ready for the transport. Header values hold no line break: `parseEnquiry` took them out. */
export type Letter = {
  from: string;
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
  messageId: string;
  headers: Record<string, string>;
};

/** Whom mail is from and to, the site it is about, and its languages. */
export type Correspondents = { from: string; to: string; siteUrl: string; languages: Languages };

/**
 * Writes a mail of the outbox, to the company too in the language its visitor wrote in. The same mail always has the same Message-ID, so that a mailbox that was handed it twice
 * can tell; one that the owner asked for again has another, or such a mailbox would drop it.
 */
export function compose(mail: LeasedMail, correspondents: Correspondents): Letter {
  return mail.kind === "receipt" ? composeReceipt(mail, correspondents) : composeNotice(mail, correspondents);
}

function composeNotice(mail: LeasedMail, { from, to, languages }: Correspondents): Letter {
  const { enquiry } = mail;
  const language = languages.byCode(enquiry.locale);
  const { say } = language;
  const name = [enquiry.firstName, enquiry.lastName].filter(Boolean).join(" ");
  const subject = [
    ...(enquiry.suspicion.length > 0 ? [say("server.mail.possibleSpam")] : []),
    [
      [say("server.mail.subject"), numberOf(enquiry)].filter(Boolean).join(" "),
      name || enquiry.email || enquiry.phone,
      enquiry.subject,
    ]
      .filter(Boolean)
      .join(" · "),
  ].join(" ");
  const isUsable = isReplyAddress(enquiry.email);
  // Before the @ other letters have no spelling in ASCII, and a mail server that wants that would refuse the whole mail.
  const canReply = isUsable && /^[!-~]+@/.test(enquiry.email);

  const facts = [
    [say("contact.fields.firstName"), enquiry.firstName],
    [say("contact.fields.lastName"), enquiry.lastName],
    [say("contact.fields.phone"), enquiry.phone],
    [say("contact.fields.email"), enquiry.email],
    // Of several things the subject has the names alone.
    [say("contact.fields.about"), enquiry.chosen === "" ? enquiry.subject : ""],
  ].flatMap(([label, value]) => (value ? [`${label}: ${value}`] : []));
  const remarks = [
    say(`server.mail.${canReply ? "replyGoesTo" : isUsable ? "writeToAddress" : "noReplyAddress"}`),
    say("server.mail.language"),
    ...enquiry.suspicion.map((flag) => say(`server.mail.suspicion.${flag}`)),
    ...(mail.resentAt === null
      ? []
      : [say("server.mail.resent", { times: mail.resends, when: formatMoment(mail.resentAt, language) })]),
    `${say("server.mail.received")}: ${formatMoment(enquiry.receivedAt, language)}`,
    `${say("server.mail.number")}: ${numberOf(enquiry) || enquiry.id}`,
  ];

  return {
    from,
    to,
    ...(canReply ? { replyTo: enquiry.email } : {}),
    subject,
    text: `${[facts.join("\n"), enquiry.message || say("server.mail.noMessage"), ...chosenIn(enquiry, language)].join("\n\n")}\n\n-- \n${remarks.join("\n")}\n`,
    messageId: messageId(mail.resends === 0 ? enquiry.id : `${enquiry.id}.${mail.resends}`, from),
    headers: headers(language, "auto-generated"),
  };
}

function numberOf({ number }: StoredEnquiry): string {
  return shownNumber(number ?? "");
}

function chosenIn({ chosen }: StoredEnquiry, { say }: Language): string[] {
  return chosen === "" ? [] : [`${say("contact.fields.chosen")}:\n${chosen}`];
}

/** Repeats nothing that was typed: a form must not become a way to write to strangers. */
function composeReceipt({ enquiry }: LeasedMail, { from, to, siteUrl, languages }: Correspondents): Letter {
  const language = languages.byCode(enquiry.locale);
  return {
    from,
    to: enquiry.email,
    replyTo: to,
    subject: language.say("server.mail.receiptSubject", { number: numberOf(enquiry) || enquiry.id }),
    text: language.say("server.mail.receipt", { site: siteUrl, number: numberOf(enquiry) || enquiry.id }),
    messageId: messageId(`${enquiry.id}.receipt`, from),
    headers: headers(language, "auto-replied"),
  };
}

function messageId(local: string, from: string): string {
  const domain = /@([^@>\s]+)>?$/.exec(from)?.[1] ?? "localhost";
  return `<${local}@${domain}>`;
}

/** `Auto-Submitted` keeps out-of-office robots from answering. */
function headers(language: Language, submitted: string): Record<string, string> {
  return { "Auto-Submitted": submitted, "Content-Language": language.htmlLang };
}
