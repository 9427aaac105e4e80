import { useId } from "react";
import { useTranslations } from "#app/i18n/translations.tsx";
import typography from "#app/styles/typography.module.css";
import { type Field, LIMITS } from "#enquiry/enquiry.ts";
import styles from "./enquiry-form.module.css";
import type { Problems } from "./use-enquiry.ts";

const AUTOCOMPLETE = {
  firstName: "given-name",
  lastName: "family-name",
  phone: "tel",
  email: "email",
  message: "off",
} as const satisfies Record<Field, string>;

type Props = {
  name: Field;
  problem: Problems[Field];
  /** What stands in it at first. */
  startsWith?: string;
};

/** A field with its name above it and, where the server refused it, the reason below. */
export function EnquiryField({ name, problem, startsWith }: Props) {
  const fields = useTranslations("contact.fields");
  const reasons = useTranslations("contact.problems");
  const id = useId();
  const props = {
    id,
    name,
    className: typography.field,
    placeholder: fields(name),
    autoComplete: AUTOCOMPLETE[name],
    "aria-invalid": problem ? (true as const) : undefined,
    "aria-describedby": problem ? `${id}-problem` : undefined,
  };
  return (
    <div className={name === "message" ? `${styles.field} ${styles.message}` : styles.field}>
      <label htmlFor={id}>{fields(name)}</label>
      {name === "message" ? (
        <textarea {...props} rows={6} defaultValue={startsWith} />
      ) : (
        <input
          {...props}
          type={name === "email" ? "email" : "text"}
          inputMode={name === "phone" ? "tel" : undefined}
        />
      )}
      {problem && (
        <p className={styles.problem} id={`${id}-problem`}>
          {reasons(problem, { limit: LIMITS[name] })}
        </p>
      )}
    </div>
  );
}
