import { type FormEvent, useEffect, useRef, useState } from "react";
import { useTranslations } from "#app/i18n/translations.tsx";
import { notify } from "#app/ui/toast/toast.tsx";
import { FIELDS, type Field, type FieldProblem, newEnquiryId } from "#enquiry/enquiry.ts";
import { sendEnquiry } from "./send-enquiry.ts";

/** What the server says of a field, or of the whole. */
export type Problems = Partial<Record<Field | "form", FieldProblem["code"]>>;

type Sending = { sending: boolean; tried: boolean; problems: Problems };
type Attempt = { id: string; content: string };

/** Sends the form without leaving the page; what was typed is kept until the server has it. */
export function useEnquiry() {
  const toasts = useTranslations("contact.toast");
  const startedAt = useStartedAt();
  const attempt = useRef<Attempt>(null);
  const [state, setState] = useState<Sending>({ sending: false, tried: false, problems: {} });

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state.sending) return;
    const form = event.currentTarget;
    const filled = fieldsOf(form);
    const content = JSON.stringify(filled);
    attempt.current = sameOrNewAttempt(attempt.current, content);
    setState({ sending: true, tried: true, problems: {} });
    const outcome = await sendEnquiry({ ...filled, id: attempt.current.id, startedAt: startedAt.current });
    if (outcome.sent) succeed(form, content);
    else fail(form, byField(outcome.problems));
  }

  function succeed(form: HTMLFormElement, content: string) {
    attempt.current = null;
    setState({ sending: false, tried: true, problems: {} });
    // Words typed while the enquiry was on its way belong to the next one.
    if (JSON.stringify(fieldsOf(form)) === content) form.reset();
    notify({ kind: "success", title: toasts("success"), description: toasts("sent") });
  }

  function fail(form: HTMLFormElement, problems: Problems) {
    setState({ sending: false, tried: true, problems });
    notify({ kind: "danger", title: toasts("failure"), description: toasts("tryAgain") });
    const first = FIELDS.find((field) => problems[field]);
    if (first) form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  }

  return { ...state, submit };
}

/** When the form appeared, milliseconds since 1970: nobody types an enquiry in two seconds. */
function useStartedAt() {
  const startedAt = useRef(0);
  useEffect(() => {
    startedAt.current = Date.now();
  }, []);
  return startedAt;
}

function fieldsOf(form: HTMLFormElement) {
  return Object.fromEntries(new FormData(form));
}

/** The same words sent again are the same enquiry, so that a retry never arrives twice; changed words are a new one. */
function sameOrNewAttempt(last: Attempt | null, content: string): Attempt {
  return last?.content === content ? last : { id: newEnquiryId(), content };
}

function byField(problems: FieldProblem[]): Problems {
  return Object.fromEntries(problems.map(({ field, code }) => [field === "subject" ? "form" : field, code]));
}
