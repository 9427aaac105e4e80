import { useLocale, useLocalizedPath } from "#app/i18n/localized.tsx";
import { useTranslations } from "#app/i18n/translations.tsx";
import { useCompany } from "#app/shell/company.ts";
import { Link } from "#app/shell/link.tsx";
import typography from "#app/styles/typography.module.css";
import { FROM_PARAMETER, SENT_ANCHOR } from "#enquiry/answer.ts";
import { HONEYPOT } from "#enquiry/enquiry.ts";
import { ENQUIRY_ADDRESS } from "./enquiry-address.ts";
import { EnquiryField } from "./enquiry-field.tsx";
import styles from "./enquiry-form.module.css";
import type { Subjects } from "./subjects.server.ts";
import { type About, useAbout } from "./use-about.ts";
import { type Problems, useEnquiry } from "./use-enquiry.ts";

const SHORT_FIELDS = ["firstName", "lastName", "phone", "email"] as const;

type Props = {
  /** What an enquiry can be about, by what the address names. */
  subjects: Subjects;
};

/**
 * The enquiry: five fields, none of them checked here beyond the e-mail type, as the server decides what can be
 * answered. A native form, which also works without scripts; with them it stays on the page.
 */
export function EnquiryForm({ subjects }: Props) {
  const { sending, tried, problems, submit } = useEnquiry();
  const about = useAbout(subjects);
  return (
    <form className={styles.form} action={ENQUIRY_ADDRESS} method="post" onSubmit={submit}>
      {!tried && <SentNotice />}
      <Subject about={about} />
      <Trap />
      <div className={styles.short}>
        {SHORT_FIELDS.map((name) => (
          <EnquiryField key={name} name={name} problem={problems[name]} />
        ))}
      </div>
      <EnquiryField name="message" problem={problems.message} startsWith={about.message} />
      <Send sending={sending} problem={problems.form} />
    </form>
  );
}

/** Seen where the address points to it, which is where the server leads who sent the form without scripts. */
function SentNotice() {
  const t = useTranslations("contact.toast");
  return (
    <p id={SENT_ANCHOR} className={styles.sent} role="status">
      {t("success")}. {t("sent")}
    </p>
  );
}

/** What the enquiry is about where the address says so, and what the server must know besides the fields. */
function Subject({ about: { titles, stones, subject } }: { about: About }) {
  const fields = useTranslations("contact.fields");
  const locale = useLocale();
  const href = useLocalizedPath();
  return (
    <>
      {titles && (
        <p className={styles.about}>
          {fields("about")} <b className={typography.lead}>{titles}</b> {stones}
        </p>
      )}
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name={FROM_PARAMETER} value={href("/contact")} />
      <input type="hidden" name="subject" value={subject} />
    </>
  );
}

/** Only programs that fill every field see it. */
function Trap() {
  const t = useTranslations("contact.form");
  return (
    <div className={styles.trap}>
      <label>
        {t("leaveEmpty")}
        <input name={HONEYPOT} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

function Send({ sending, problem }: { sending: boolean; problem: Problems["form"] }) {
  const t = useTranslations("contact.form");
  const reasons = useTranslations("contact.problems");
  const { replyPromise } = useCompany();
  return (
    <div className={styles.send}>
      {problem && <p className={styles.problem}>{reasons(problem)}</p>}
      <button className={`${typography.button} ${typography.filled}`} type="submit" aria-disabled={sending}>
        {sending ? t("sending") : t("send")}
      </button>
      <p className={typography.label}>
        {replyPromise && `${replyPromise} `}
        <Link className={typography.link} to="/privacy">
          {t("privacy")}
        </Link>
      </p>
    </div>
  );
}
