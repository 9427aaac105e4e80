import { FIELDS, isEnquiryId, isPhone, isReplyAddress, LIMITS } from "@stoneyard/enquiry/enquiry.ts";
import { compose } from "../mail/compose.ts";
import type { StoredEnquiry } from "../store/store.ts";
import { aMail, MAIL_CONTEXT } from "../testing/mail.ts";

type Answer = {
  status: number;
  headers: Record<string, string | string[] | number | undefined>;
  body: string;
};

const REFUSALS = [400, 413, 415, 422];

/**
 * Which rule the answer to `POST /api/contact` breaks, in a few words; null when it keeps them all, whatever was sent.
 * @param stored the enquiries that the request put into the store
 */
export function verdict(answer: Answer, stored: readonly StoredEnquiry[]): string | null {
  if (answer.status === 201 || answer.status === 303) {
    const [enquiry, ...more] = stored;
    if (enquiry === undefined || more.length > 0) return `${stored.length} enquiries stored for one`;
    return wrongEnquiry(enquiry) ?? (answer.status === 201 ? wrongAccepted(answer) : wrongRedirect(answer));
  }
  if (!REFUSALS.includes(answer.status)) return `answered with ${answer.status}`;
  if (stored.length > 0) return "stored, though refused";
  return answer.headers["content-type"] === "text/html; charset=utf-8"
    ? wrongPage(answer.body)
    : wrongProblem(answer);
}

function wrongEnquiry(enquiry: StoredEnquiry): string | null {
  for (const field of [...FIELDS, "subject"] as const) {
    const text = enquiry[field];
    if (text.length > LIMITS[field]) return `${field} is too long`;
    if (!text.isWellFormed()) return `${field} holds half a character`;
    const isLine = field !== "message";
    if ((isLine ? /[\p{Cc}\u2028\u2029]/u : /(?![\t\n])\p{Cc}/u).test(text)) {
      return `${field} holds a control character`;
    }
  }
  if (!isEnquiryId(enquiry.id)) return "the id is none";
  if (!isPhone(enquiry.phone) && !isReplyAddress(enquiry.email)) return "nobody could answer";
  return wrongLetter(enquiry);
}

function wrongLetter(enquiry: StoredEnquiry): string | null {
  const letter = compose(aMail(enquiry), MAIL_CONTEXT);
  const values = [letter.from, letter.to, letter.subject, letter.replyTo ?? "", letter.messageId];
  return values.some((value) => /[\r\n]/.test(value)) ? "a header of the mail has two lines" : null;
}

function wrongAccepted({ body }: Answer): string | null {
  return isEnquiryId(JSON.parse(body).id) ? null : "the answer has no id";
}

function wrongRedirect({ headers }: Answer): string | null {
  return /^\/api\/contact\/sent\?number=\d{4}-\d{4}&locale=\w+&from=%2F[\w%-]*$/i.test(
    String(headers.location),
  )
    ? null
    : `sent on to ${headers.location}`;
}

function wrongProblem({ status, headers, body }: Answer): string | null {
  if (!String(headers["content-type"]).startsWith("application/problem+json")) return "not a problem+json";
  const problem = JSON.parse(body);
  return problem.status === status && problem.title && problem.detail ? null : "an incomplete problem";
}

function wrongPage(html: string): string | null {
  // The page itself has neither; so what stands there was sent.
  return /<script|javascript:|<textarea[^>]*>[^<]*<(?!\/textarea>)/i.test(html)
    ? "what was sent became HTML"
    : null;
}
