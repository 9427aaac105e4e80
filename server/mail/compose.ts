import { isReplyAddress } from "#enquiry/enquiry.ts";
import { FIELD_NAMES } from "../field-names.ts";
import type { LeasedMail } from "../store/store.ts";
import { formatMoment, MAIL_TEXTS } from "./texts.ts";

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

/** Whom mail is from and to, and the site it is about. */
export type Correspondents = { from: string; to: string; siteUrl: string };

/**
 * Writes a mail of the outbox. The same mail always has the same Message-ID, so that a mailbox that was handed it twice
 * can tell; one that the owner asked for again has another, or such a mailbox would drop it.
 */
export function compose(mail: LeasedMail, correspondents: Correspondents): Letter {
  return mail.kind === "receipt" ? composeReceipt(mail, correspondents) : composeNotice(mail, correspondents);
}

function composeNotice(mail: LeasedMail, { from, to }: Correspondents): Letter {
  const { enquiry } = mail;
  const texts = MAIL_TEXTS[enquiry.locale];
  const names = FIELD_NAMES[enquiry.locale];
  const name = [enquiry.firstName, enquiry.lastName].filter(Boolean).join(" ");
  const subject = [
    ...(enquiry.suspicion.length > 0 ? [texts.possibleSpam] : []),
    [texts.subject, name || enquiry.email || enquiry.phone, enquiry.subject].filter(Boolean).join(" · "),
  ].join(" ");
  const isUsable = isReplyAddress(enquiry.email);
  // Before the @ other letters have no spelling in ASCII, and a mail server that wants that would refuse the whole mail.
  const canReply = isUsable && /^[!-~]+@/.test(enquiry.email);

  const facts = [
    [names.firstName, enquiry.firstName],
    [names.lastName, enquiry.lastName],
    [names.phone, enquiry.phone],
    [names.email, enquiry.email],
    [texts.about, enquiry.subject],
  ].flatMap(([label, value]) => (value ? [`${label}: ${value}`] : []));
  const remarks = [
    canReply ? texts.replyGoesTo : isUsable ? texts.writeToAddress : texts.noReplyAddress,
    texts.language,
    ...enquiry.suspicion.map((flag) => texts.suspicion[flag]),
    ...(mail.resentAt === null
      ? []
      : [texts.resent(mail.resends, formatMoment(mail.resentAt, enquiry.locale))]),
    `${texts.received}: ${formatMoment(enquiry.receivedAt, enquiry.locale)}`,
    `${texts.number}: ${enquiry.id}`,
  ];

  return {
    from,
    to,
    ...(canReply ? { replyTo: enquiry.email } : {}),
    subject,
    text: `${facts.join("\n")}\n\n${enquiry.message || texts.noMessage}\n\n-- \n${remarks.join("\n")}\n`,
    messageId: messageId(mail.resends === 0 ? enquiry.id : `${enquiry.id}.${mail.resends}`, from),
    headers: headers(enquiry.locale, "auto-generated"),
  };
}

/** Repeats nothing that was typed: a form must not become a way to write to strangers. */
function composeReceipt({ enquiry }: LeasedMail, { from, to, siteUrl }: Correspondents): Letter {
  const texts = MAIL_TEXTS[enquiry.locale];
  return {
    from,
    to: enquiry.email,
    replyTo: to,
    subject: texts.receiptSubject,
    text: texts.receipt(siteUrl),
    messageId: messageId(`${enquiry.id}.receipt`, from),
    headers: headers(enquiry.locale, "auto-replied"),
  };
}

function messageId(local: string, from: string): string {
  const domain = /@([^@>\s]+)>?$/.exec(from)?.[1] ?? "localhost";
  return `<${local}@${domain}>`;
}

/** `Auto-Submitted` keeps out-of-office robots from answering. */
function headers(locale: "en" | "sr", submitted: string): Record<string, string> {
  return { "Auto-Submitted": submitted, "Content-Language": locale === "sr" ? "sr-Latn" : "en" };
}
