import { type RefObject, useCallback, useEffect, useState } from "react";
import { FIELDS, type Field } from "#enquiry/enquiry.ts";
import { type Draft, forgetDraft, keepDraft, readDraft } from "./draft.ts";

/**
 * Keeps on this device what is typed into the form, and puts it back when the visitor returns; `restored` tells that it did.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>) {
  const [restored, setRestored] = useState(false);

  useEffect(() => {
    const draft = readDraft(Date.now());
    // The browser, or a visitor before the scripts ran, may have filled it in already.
    if (!draft || !form.current || Object.keys(typedInto(form.current)).length > 0) return;
    for (const field of FIELDS) {
      const input = inputOf(form.current, field);
      if (input) input.value = draft[field] ?? "";
    }
    setRestored(true);
  }, [form]);

  const keep = useCallback(() => {
    if (form.current) keepDraft(typedInto(form.current), Date.now());
  }, [form]);

  const clear = useCallback(() => {
    form.current?.reset();
    forgetDraft();
    setRestored(false);
  }, [form]);

  return { restored, keep, clear };
}

function typedInto(form: HTMLFormElement): Draft {
  return Object.fromEntries(
    FIELDS.flatMap((field) => {
      const value = inputOf(form, field)?.value;
      return value ? [[field, value]] : [];
    }),
  );
}

function inputOf(form: HTMLFormElement, field: Field) {
  const input = form.elements.namedItem(field);
  return input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement ? input : null;
}
