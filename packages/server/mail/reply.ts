import { isReplyAddress } from "@stoneyard/enquiry/enquiry.ts";
import { shownNumber } from "@stoneyard/enquiry/number.ts";
import { formatVisit } from "../command/dates.ts";
import type { Language } from "../languages.ts";
import type { StoredEnquiry } from "../store/store.ts";

/** A prepared reply to an enquiry. `to` is null when there is no address to write to. */
type Reply = { to: string | null; subject: string; text: string };

/** Windows passes no longer addresses to mail programs. */
const LONGEST_MAILTO = 1900;

/** Begins a reply in the enquiry's language, above the quoted enquiry. */
export function beginReply(enquiry: StoredEnquiry, language: Language, brand: string): Reply {
  const { say, intlLocale } = language;
  const day = new Intl.DateTimeFormat(intlLocale, { dateStyle: "medium" }).format(enquiry.receivedAt);
  const asked = [
    enquiry.chosen || enquiry.subject,
    enquiry.visit && `${say("server.mail.visit.when")}: ${formatVisit(enquiry.visit, language)}`,
    enquiry.message,
  ].filter(Boolean);
  return {
    to: isReplyAddress(enquiry.email) ? enquiry.email : null,
    subject: say("server.mail.reply.subject", { number: shownNumber(enquiry.number ?? "") }).trim(),
    text: `${say("server.mail.reply.opening", { day })}\n\n\n${brand}\n\n${asked.join("\n\n").replace(/^/gm, "> ")}\n`,
  };
}

/** The `mailto:` address of a reply, its text cut to the permitted length; null without an address. */
export function mailtoOf({ to, subject, text }: Reply): string | null {
  if (to === null) return null;
  const start = `mailto:${encodeURIComponent(to)}?subject=${encodeURIComponent(subject)}&body=`;
  let body = "";
  for (const letter of text.replaceAll("\n", "\r\n")) {
    const more = encodeURIComponent(letter.isWellFormed() ? letter : "�");
    if (start.length + body.length + more.length > LONGEST_MAILTO) return `${start}${body}%E2%80%A6`;
    body += more;
  }
  return start + body;
}
