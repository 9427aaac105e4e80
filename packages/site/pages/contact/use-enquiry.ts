import { NUMBER_PARAMETER } from "@stoneyard/enquiry/answer.ts";
import { FIELDS, type Field, type FieldProblem, newEnquiryId } from "@stoneyard/enquiry/enquiry.ts";
import {
  type Attempt,
  type DraftField,
  forgetDraft,
  hasBegun,
  keepAttempt,
  readDraft,
} from "@stoneyard/site/choice/enquiry-draft.ts";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { replaceQuery, withValue } from "@stoneyard/site/ui/browser/address-query.ts";
import { whenIdle } from "@stoneyard/site/ui/browser/when-idle.ts";
import { dismiss, type ToastOptions } from "@stoneyard/site/ui/toast/toast-store.ts";
import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import type { FileProblem } from "./files/upload-file.ts";
import type { Uploads } from "./files/use-uploads.ts";
import { type Failure, type Outcome, sendEnquiry } from "./send-enquiry.ts";

/** The server's message on a field, or on the whole; the browser's on the files. */
export type Problems = Partial<Record<Field | "visit" | "visitFor" | "form", FieldProblem["code"]>> & {
  files?: FileProblem;
};

/** What was typed and chosen in the form. */
export type Sent = Partial<Record<DraftField, string>> & { visit?: string; files?: string };

type Sending = {
  sending: boolean;
  problems: Problems;
  /** Why the last attempt failed, when no field is the reason. */
  failure?: Failure | undefined;
  /** The accepted enquiry, as long as the page is open. */
  sent?: Sent | undefined;
};

/** Sends the form without leaving the page; the input stays until the server has stored it. */
export function useEnquiry(form: RefObject<HTMLFormElement | null>, uploads: Uploads) {
  const toasts = useTranslations("contact.toast");
  /** When the page was asked for, milliseconds since 1970: nobody types an enquiry in two seconds. */
  const startedAt = useRef<number>(undefined);
  const attempt = useRef<Attempt>(null);
  const refusals = useRef<number[]>([]);
  const [state, setState] = useState<Sending>({ sending: false, problems: {} });

  useEffect(() => {
    if (form.current && !hasBegun(form.current)) startedAt.current = performance.timeOrigin;
    attempt.current = readDraft(Date.now())?.attempt ?? null;
    // Loaded ahead, as the visitor may be offline later.
    return whenIdle(() => void loadToast());
  }, [form]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state.sending || !form.current) return;
    const filled = fieldsOf(form.current);
    setState({ sending: true, problems: {} });
    const content = JSON.stringify(filled);
    let delivery = await deliver(filled, content);
    if (delivery && lacksFiles(delivery.outcome)) {
      uploads.sendAgain();
      delivery = await deliver(filled, content);
    }
    if (delivery === null) return fail({ files: "files-left-out" });
    const { files, outcome } = delivery;
    if ("number" in outcome) succeed(outcome.number, filled, content, files);
    else fail(byField(outcome.problems), outcome.failure);
  }

  /** Sends what was typed once its files are there. @returns null where a file is refused meanwhile */
  async function deliver(filled: Record<string, string>, content: string) {
    const files = await uploads.settled();
    if (files === null) return null;
    attempt.current = sameOrNewAttempt(attempt.current, JSON.stringify([content, files]));
    keepAttempt(attempt.current);
    const { id } = attempt.current;
    return { files, outcome: await sendEnquiry({ ...filled, files, id, startedAt: startedAt.current }) };
  }

  function succeed(number: string, filled: Sent, content: string, files: readonly string[]) {
    attempt.current = null;
    setState({ sending: false, problems: {}, sent: { ...filled, files: uploads.clear(files).join(", ") } });
    // Input made during sending belongs to the next enquiry.
    if (form.current && JSON.stringify(fieldsOf(form.current)) === content) {
      form.current.reset();
      forgetDraft();
    }
    replaceQuery(withValue(location.search, NUMBER_PARAMETER, number));
    // Notices of earlier attempts would contradict this one.
    for (const refusal of refusals.current.splice(0)) dismiss(refusal);
    void tell({ kind: "success", title: toasts("success"), description: toasts("sent") });
  }

  function fail(problems: Problems, failure?: Failure) {
    const first = SHOWN.find((field) => problems[field]);
    setState({ sending: false, problems, failure: first || problems.form ? undefined : failure });
    void tell({ kind: "danger", title: toasts("failure"), description: toasts("tryAgain") }).then((refusal) =>
      refusals.current.push(refusal),
    );
    if (!first) return;
    const field = form.current?.querySelector<HTMLElement>(
      `[name="${first}"]:not([type="hidden"]), [data-field="${first}"]`,
    );
    // What is folded away takes no focus.
    const fold = field?.closest("details");
    if (fold) fold.open = true;
    field?.focus();
  }

  /** What is changed is refused no longer: the server decides anew. */
  function mend(changed: string) {
    setState((before) => ({ ...before, problems: withoutMended(before.problems, changed) }));
  }

  function writeAnother() {
    setState({ sending: false, problems: {} });
    replaceQuery("");
  }

  return { ...state, submit, mend, writeAnother };
}

async function tell(notice: ToastOptions): Promise<number> {
  const { notify } = await loadToast();
  return notify(notice);
}

function loadToast() {
  return import("@stoneyard/site/ui/toast/toast.tsx");
}

function fieldsOf(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );
}

/** The same content keeps its id, so that a retry never arrives twice; changed content gets a new one. */
function sameOrNewAttempt(last: Attempt | null, content: string): Attempt {
  return last?.content === content ? last : { id: newEnquiryId(), content };
}

function lacksFiles(outcome: Outcome): boolean {
  return "problems" in outcome && outcome.problems.some(({ code }) => code === "files-gone");
}

/** Fields that show a reason; all other reasons stand by the button. */
const SHOWN = [...FIELDS, "visit", "visitFor", "files"] as const;

function byField(problems: FieldProblem[]): Problems {
  return Object.fromEntries(
    problems.map(({ field, code }) => {
      // What an empty form lacks first is the message.
      const place = code === "empty" ? "message" : field;
      return [SHOWN.find((shown) => shown === place) ?? "form", code];
    }),
  );
}

/** What is still wrong once a field is changed. Either of phone and e-mail may mend both. */
function withoutMended(problems: Problems, changed: string): Problems {
  const isMended = (field: string) =>
    field === "form" || field === changed || (isWay(field) && isWay(changed));
  return Object.fromEntries(
    Object.entries(problems).filter(([field, code]) => !isMended(field) && code !== "empty"),
  );
}

function isWay(field: string): boolean {
  return field === "phone" || field === "email";
}
