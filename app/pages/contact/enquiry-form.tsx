import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { useLocale, useLocalizedPath } from "#app/i18n/localized.tsx";
import { useTranslations } from "#app/i18n/translations.tsx";
import { useCompany } from "#app/shell/company.ts";
import { Link } from "#app/shell/link.tsx";
import typography from "#app/styles/typography.module.css";
import { notify } from "#app/ui/toast/toast.tsx";
import { useAddressQuery } from "#app/ui/use-address-query.ts";
import { ABOUT_PARAMETER, FROM_PARAMETER, SENT_ANCHOR } from "#enquiry/answer.ts";
import { FIELDS, type Field, type FieldProblem, HONEYPOT, LIMITS, newEnquiryId } from "#enquiry/enquiry.ts";
import { ENQUIRY_ADDRESS } from "./enquiry-address.ts";
import styles from "./enquiry-form.module.css";
import { sendEnquiry } from "./send-enquiry.ts";

const AUTOCOMPLETE = {
  firstName: "given-name",
  lastName: "family-name",
  phone: "tel",
  email: "email",
  message: "off",
} as const satisfies Record<Field, string>;

type Problems = Partial<Record<Field | "form", FieldProblem["code"]>>;
type Attempt = { id: string; content: string };

/**
 * The enquiry: five fields, none of them checked here beyond the e-mail type, as the server decides what can be
 * answered. A native form, which also works without scripts; with them it stays on the page, and what was typed is
 * kept until the server has it.
 */
export function EnquiryForm({ subjects }: { subjects: Record<string, string> }) {
  const t = useTranslations("contact.form");
  const fields = useTranslations("contact.fields");
  const toasts = useTranslations("contact.toast");
  const reasons = useTranslations("contact.problems");
  const { replyPromise } = useCompany();
  const locale = useLocale();
  const href = useLocalizedPath();
  const form = useRef<HTMLFormElement>(null);
  const startedAt = useStartedAt();
  const attempt = useRef<Attempt>(null);
  const [sending, setSending] = useState(false);
  const [tried, setTried] = useState(false);
  const [problems, setProblems] = useState<Problems>({});
  const prefix = useId();

  const subject = useAddressQuery().get(ABOUT_PARAMETER) ?? "";
  const [key = ""] = subject.split("?");
  const about = Object.hasOwn(subjects, key) ? subjects[key] : undefined;

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending) return;
    const sent = event.currentTarget;
    const filled = fieldsOf(sent);
    const content = JSON.stringify(filled);
    attempt.current = sameOrNewAttempt(attempt.current, content);
    setSending(true);
    setTried(true);
    setProblems({});
    const outcome = await sendEnquiry({ ...filled, id: attempt.current.id, startedAt: startedAt.current });
    setSending(false);
    if (outcome.sent) {
      attempt.current = null;
      // Words typed while the enquiry was on its way belong to the next one.
      if (JSON.stringify(fieldsOf(sent)) === content) sent.reset();
      notify({ kind: "success", title: toasts("success"), description: toasts("sent") });
      return;
    }
    const found = byField(outcome.problems);
    setProblems(found);
    notify({ kind: "danger", title: toasts("failure"), description: toasts("tryAgain") });
    const first = FIELDS.find((field) => found[field]);
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  }

  function field(name: Field) {
    const problem = problems[name];
    return {
      id: `${prefix}-${name}`,
      name,
      placeholder: fields(name),
      autoComplete: AUTOCOMPLETE[name],
      "aria-invalid": problem ? (true as const) : undefined,
      "aria-describedby": problem ? `${prefix}-${name}-problem` : undefined,
    };
  }

  function problem(name: Field) {
    const code = problems[name];
    return (
      code && (
        <p className={styles.problem} id={`${prefix}-${name}-problem`}>
          {reasons(code, { limit: LIMITS[name] })}
        </p>
      )
    );
  }

  return (
    <form ref={form} className={styles.form} action={ENQUIRY_ADDRESS} method="post" onSubmit={submit}>
      {!tried && (
        <p id={SENT_ANCHOR} className={styles.sent} role="status">
          {toasts("success")}. {toasts("sent")}
        </p>
      )}
      {about && (
        <p className={styles.about}>
          {fields("about")} <b className={typography.lead}>{about}</b>
        </p>
      )}
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name={FROM_PARAMETER} value={href("/contact")} />
      <input type="hidden" name="subject" value={about ? `${about} (${subject})` : ""} />
      <div className={styles.trap}>
        <label>
          {t("leaveEmpty")}
          <input name={HONEYPOT} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div className={styles.short}>
        {(["firstName", "lastName", "phone", "email"] as const).map((name) => (
          <div key={name} className={styles.field}>
            <label htmlFor={`${prefix}-${name}`}>{fields(name)}</label>
            <input
              {...field(name)}
              className={typography.field}
              type={name === "email" ? "email" : "text"}
              inputMode={name === "phone" ? "tel" : undefined}
            />
            {problem(name)}
          </div>
        ))}
      </div>
      <div className={`${styles.field} ${styles.message}`}>
        <label htmlFor={`${prefix}-message`}>{fields("message")}</label>
        <textarea {...field("message")} className={typography.field} rows={6} />
        {problem("message")}
      </div>
      <div className={styles.send}>
        {problems.form && <p className={styles.problem}>{reasons(problems.form)}</p>}
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
    </form>
  );
}

function fieldsOf(form: HTMLFormElement) {
  return Object.fromEntries(new FormData(form));
}

/** When the form appeared, milliseconds since 1970: nobody types an enquiry in two seconds. */
function useStartedAt() {
  const startedAt = useRef(0);
  useEffect(() => {
    startedAt.current = Date.now();
  }, []);
  return startedAt;
}

/** The same words sent again are the same enquiry, so that a retry never arrives twice; changed words are a new one. */
function sameOrNewAttempt(last: Attempt | null, content: string): Attempt {
  return last?.content === content ? last : { id: newEnquiryId(), content };
}

function byField(problems: FieldProblem[]): Problems {
  return Object.fromEntries(problems.map(({ field, code }) => [field === "subject" ? "form" : field, code]));
}
