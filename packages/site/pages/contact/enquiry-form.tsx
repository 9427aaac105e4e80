import { FROM_PARAMETER, NUMBER_PARAMETER } from "@stoneyard/enquiry/answer.ts";
import { type Field, HONEYPOT, LIMITS } from "@stoneyard/enquiry/enquiry.ts";
import { readNumber, shownNumber } from "@stoneyard/enquiry/number.ts";
import type { VisitRules } from "@stoneyard/enquiry/visits.ts";
import type { Subjects } from "@stoneyard/site/choice/items.server.ts";
import { useLocale, useLocalizedPath } from "@stoneyard/site/i18n/localized.tsx";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { useCompany } from "@stoneyard/site/shell/company.ts";
import { Link } from "@stoneyard/site/shell/link.tsx";
import grid from "@stoneyard/site/styles/grid.module.css";
import typography from "@stoneyard/site/styles/typography.module.css";
import { keepingFocus } from "@stoneyard/site/ui/browser/keep-focus.ts";
import { useAddressQuery } from "@stoneyard/site/ui/browser/use-address-query.ts";
import { classes } from "@stoneyard/site/ui/classes.ts";
import { type FormEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { ChosenThings } from "./chosen/chosen-things.tsx";
import { useChosen } from "./chosen/use-chosen.ts";
import { ENQUIRY_ADDRESS } from "./enquiry-address.ts";
import styles from "./enquiry-form.module.css";
import field from "./field.module.css";
import { FileFields } from "./files/file-fields.tsx";
import { isOnItsWay, useUploads } from "./files/use-uploads.ts";
import type { Failure } from "./send-enquiry.ts";
import { EnquirySent } from "./sent/enquiry-sent.tsx";
import { useDraft } from "./use-draft.ts";
import { type Problems, useEnquiry } from "./use-enquiry.ts";
import { VisitFields } from "./visit-fields.tsx";

const SHORT_FIELDS = ["firstName", "lastName", "phone", "email"] as const;

type Props = {
  /** What an enquiry can be about, by what the address names. */
  subjects: Subjects;
  /** When one may come; null where no visits are taken. */
  visitRules: VisitRules | null;
};

/**
 * The enquiry form: five fields, of which only the e-mail's type is checked here, as the server decides. It works without
 * scripts; with them it stays on the page and is replaced by the answer.
 */
export function EnquiryForm({ subjects, visitRules }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const uploads = useUploads();
  const { sending, problems, failure, sent, submit, mend, writeAnother } = useEnquiry(form, uploads);
  const draft = useDraft(form, uploads);
  const chosen = useChosen(subjects);
  const number = useNumber();
  const fields = useTranslations("contact.fields");
  const visits = useTranslations("contact.visit");

  function mendChanged({ target }: FormEvent<HTMLFormElement>) {
    if (target instanceof HTMLElement) mend(target.getAttribute("name") ?? target.dataset.field ?? "");
  }

  return (
    <>
      {number !== undefined && (
        <EnquirySent
          number={number}
          chosen={chosen.things}
          sent={sent}
          onAnother={() => keepingFocus(writeAnother, form)}
        />
      )}
      <form
        ref={form}
        tabIndex={-1}
        className={styles.form}
        action={ENQUIRY_ADDRESS}
        method="post"
        encType="multipart/form-data"
        hidden={number !== undefined}
        onSubmit={submit}
        onInput={draft.keep}
        // Drawn anew at an input, a list of choices would forget what was just chosen.
        onChange={mendChanged}
        onReset={draft.emptied}
      >
        {draft.restored && <DraftNotice onClear={() => keepingFocus(draft.clear, form)} />}
        <ChosenThings chosen={chosen} />
        <Hidden />
        <div className={styles.short}>
          {SHORT_FIELDS.map((name) => (
            <EnquiryField key={name} name={name} problem={problems[name]} />
          ))}
        </div>
        <EnquiryField name="message" problem={problems.message} />
        <Fold title={fields("files")} open={uploads.uploads.length > 0 || problems.files !== undefined}>
          <FileFields uploads={uploads} problem={problems.files} onRemoved={() => mend("files")} />
        </Fold>
        {visitRules && (
          <Fold
            title={visits("title")}
            open={Boolean(draft.restored?.visit || problems.visit || problems.visitFor)}
          >
            <VisitFields rules={visitRules} wish={draft.restored?.visit} problems={problems} />
          </Fold>
        )}
        <Send
          sending={sending}
          filesOnTheirWay={uploads.uploads.some(isOnItsWay)}
          problem={problems.form}
          failure={failure}
        />
      </form>
    </>
  );
}

const AUTOCOMPLETE = {
  firstName: "given-name",
  lastName: "family-name",
  phone: "tel",
  email: "email",
  message: "off",
} as const satisfies Record<Field, string>;

type FieldProps = {
  name: Field;
  problem: Problems[Field];
};

/**
 * A field with its label and, when the server refused it, the reason below. Over the phone field stands that one way to
 * reply is enough.
 */
function EnquiryField({ name, problem }: FieldProps) {
  const t = useTranslations("contact.form");
  const fields = useTranslations("contact.fields");
  const reasons = useTranslations("contact.problems");
  const id = useId();
  const props = {
    id,
    name,
    className: `${typography.field} ${typography.lineField}`,
    placeholder: fields(name),
    autoComplete: AUTOCOMPLETE[name],
    "aria-invalid": problem ? (true as const) : undefined,
    "aria-describedby": problem ? `${id}-problem` : name === "phone" ? `${id}-hint` : undefined,
  };
  return (
    <div className={classes(field.field, name === "message" && styles.message)}>
      {name === "phone" && (
        <p className={styles.hint} id={`${id}-hint`}>
          {t("wayToReply")}
        </p>
      )}
      <label htmlFor={id}>{fields(name)}</label>
      {name === "message" ? (
        <textarea {...props} rows={6} />
      ) : (
        <input
          {...props}
          type={name === "email" ? "email" : "text"}
          inputMode={name === "phone" ? "tel" : undefined}
        />
      )}
      {problem && (
        <p className={field.problem} id={`${id}-problem`}>
          {reasons(problem, { limit: LIMITS[name] })}
        </p>
      )}
    </div>
  );
}

/** Rarely needed fields: folded, and open when they have content. */
function Fold({ title, open, children }: { title: string; open: boolean; children: ReactNode }) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (open && details.current) details.current.open = true;
  }, [open]);
  return (
    <details ref={details} className={styles.fold}>
      <summary className={typography.plainSummary}>{title}</summary>
      {children}
    </details>
  );
}

/** The number of the last enquiry, from the address, formatted. */
function useNumber(): string | undefined {
  const number = readNumber(useAddressQuery().get(NUMBER_PARAMETER) ?? "");
  return number === null ? undefined : shownNumber(number);
}

function DraftNotice({ onClear }: { onClear: () => void }) {
  const t = useTranslations("contact.draft");
  return (
    <p className={`${typography.label} ${styles.draft}`}>
      {t("restored")}{" "}
      <button type="button" className={typography.link} onClick={onClear}>
        {t("clear")}
      </button>
    </p>
  );
}

/** Hidden fields, and one that only robots fill in. */
function Hidden() {
  const t = useTranslations("contact.form");
  const locale = useLocale();
  const href = useLocalizedPath();
  return (
    <>
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name={FROM_PARAMETER} value={href("/contact")} />
      <div className={styles.trap}>
        <label>
          {t("leaveEmpty")}
          <input name={HONEYPOT} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
}

type SendProps = {
  sending: boolean;
  filesOnTheirWay: boolean;
  problem: Problems["form"];
  failure: Failure | undefined;
};

function Send({ sending, filesOnTheirWay, problem, failure }: SendProps) {
  const t = useTranslations("contact.form");
  const reasons = useTranslations("contact.problems");
  const failures = useTranslations("contact.failure");
  const { replyPromise } = useCompany();
  const reason = problem
    ? reasons(problem)
    : typeof failure === "string"
      ? failures(failure)
      : (failure?.detail ?? "");
  return (
    <div className={`${grid.ways} ${styles.send}`}>
      {reason && <p className={classes(field.problem, styles.reason)}>{reason}</p>}
      <button className={`${typography.button} ${typography.filled}`} type="submit" aria-disabled={sending}>
        {sending ? t(filesOnTheirWay ? "sendingFiles" : "sending") : t("send")}
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
