import { type Field, LIMITS } from "@stoneyard/enquiry/enquiry.ts";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import typography from "@stoneyard/site/styles/typography.module.css";
import { classes } from "@stoneyard/site/ui/classes.ts";
import { useId } from "react";
import styles from "./enquiry-form.module.css";
import field from "./field.module.css";
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
};

/**
 * A field with its label and, when the server refused it, the reason below. Over the phone field stands that one way to
 * reply is enough.
 */
export function EnquiryField({ name, problem }: Props) {
  const form = useTranslations("contact.form");
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
    "aria-describedby": problem ? `${id}-problem` : name === "phone" ? `${id}-hint` : undefined,
  };
  return (
    <div className={classes(field.field, name === "message" && styles.message)}>
      {name === "phone" && (
        <p className={styles.hint} id={`${id}-hint`}>
          {form("wayToReply")}
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
