import { type RefObject, useCallback, useEffect, useState } from "react";
import { replaceQuery } from "#app/ui/address-query.ts";
import { ABOUT_PARAMETER } from "#enquiry/answer.ts";
import {
  DRAFT_FIELDS,
  type Draft,
  type DraftField,
  forgetDraft,
  hasDraft,
  keepDraft,
  readDraft,
} from "./draft.ts";
import { loadDraftFiles, type Uploads } from "./use-uploads.ts";

/**
 * Keeps on this device what is typed and chosen, and puts it back when the visitor returns: `restored` is what it put back.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, uploads: Uploads) {
  const [restored, setRestored] = useState<Draft>();
  const { add, remove, uploads: files } = uploads;

  useEffect(() => {
    const draft = readDraft(Date.now());
    if (!draft && hasDraft()) {
      forgetDraft();
      void loadDraftFiles().then((files) => files?.keepFiles([]));
    }
    // The browser, or a visitor before the scripts ran, may have filled it in already.
    if (!draft || !form.current || Object.keys(typedInto(form.current)).length > 0) return;
    for (const field of DRAFT_FIELDS) {
      const input = inputOf(form.current, field);
      if (input) input.value = draft[field] ?? "";
    }
    // What the visitor came with now is what counts.
    if (draft.about && location.search === "") replaceQuery(`${ABOUT_PARAMETER}=${draft.about}`);
    if (draft.files) void loadDraftFiles().then((files) => files?.keptFiles().then(add));
    setRestored(draft);
  }, [form, add]);

  const keep = useCallback(() => {
    // What is chosen from a list is in its field once the page is drawn anew.
    setTimeout(() => {
      if (!form.current) return;
      const visit = new FormData(form.current).get("visit");
      const about = aboutInAddress();
      keepDraft(
        {
          ...typedInto(form.current),
          ...(typeof visit === "string" && { visit }),
          ...(about && { about }),
          files: files.length,
        },
        Date.now(),
      );
    });
  }, [form, files.length]);

  // Files come and go without a word of the form.
  const changed = files.map(({ id }) => id).join();
  useEffect(() => {
    if (changed !== "") keep();
  }, [changed, keep]);

  const clear = useCallback(() => {
    form.current?.reset();
    for (const { id } of files) remove(id);
    forgetDraft();
    setRestored(undefined);
  }, [form, files, remove]);

  return { restored, keep, clear };
}

/** As it is written there, escapes and all. */
function aboutInAddress(): string {
  return new RegExp(`[?&]${ABOUT_PARAMETER}=([^&]*)`).exec(location.search)?.[1] ?? "";
}

function typedInto(form: HTMLFormElement): Draft {
  return Object.fromEntries(
    DRAFT_FIELDS.flatMap((field) => {
      const value = inputOf(form, field)?.value;
      return value ? [[field, value]] : [];
    }),
  );
}

function inputOf(form: HTMLFormElement, field: DraftField) {
  const input = form.elements.namedItem(field);
  return input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement ? input : null;
}
