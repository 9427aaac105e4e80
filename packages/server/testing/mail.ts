import type { MailContext } from "../mail/compose.ts";
import type { LeasedMail, NewEnquiry } from "../store/store.ts";
import { siteLanguages, VISITS } from "./built-site.ts";

export const MAIL_CONTEXT: MailContext = {
  from: "website@stoneyard.example",
  to: "office@stoneyard.example",
  siteUrl: "https://stoneyard.example",
  brand: "Test Stone",
  languages: await siteLanguages(),
  visits: VISITS,
};

export const mailVariables = (smtpUrl: string) => ({
  SMTP_URL: smtpUrl,
  MAIL_TO: MAIL_CONTEXT.to,
  MAIL_FROM: MAIL_CONTEXT.from,
});

/** A mail about an enquiry that is sent for the first time. */
export function aMail(enquiry: NewEnquiry, changes: Partial<LeasedMail> = {}): LeasedMail {
  return {
    id: 1,
    enquiryId: enquiry.id,
    kind: "notice",
    state: "waiting",
    attempts: 1,
    lastError: null,
    sentAt: null,
    resends: 0,
    resentAt: null,
    remindedAt: null,
    lease: "lease",
    enquiry: { ...enquiry, number: "48261793" },
    ...changes,
  };
}
