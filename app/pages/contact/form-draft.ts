import {
  DRAFT_FIELDS,
  type Draft,
  type DraftField,
  forgetDraft,
  hasDraft,
  keepDraft,
  readDraft,
} from "#app/choice/enquiry-draft.ts";
import { replaceQuery } from "#app/ui/address-query.ts";
import { ABOUT_PARAMETER } from "#enquiry/answer.ts";
import { keepFiles, keptFiles } from "./draft-files.ts";

export { forgetDraft, keepFiles };

/** Puts a draft back into the form, its files by `addFiles`; tells what was put back of what the visitor had said here. */
export function restoreForm(
  form: HTMLFormElement,
  addFiles: (files: readonly File[]) => void,
): Draft | undefined {
  const draft = readDraft(Date.now());
  if (!draft && hasDraft()) {
    forgetDraft();
    void keepFiles([]);
  }
  // The browser, or a visitor before the scripts ran, may have filled it in already.
  if (!draft || Object.keys(typedInto(form)).length > 0) return undefined;
  for (const field of DRAFT_FIELDS) {
    const input = inputOf(form, field);
    if (input) input.value = draft[field] ?? "";
  }
  // What the visitor came with now is what counts.
  if (draft.about && location.search === "") replaceQuery(`${ABOUT_PARAMETER}=${draft.about}`);
  if (draft.files) void keptFiles().then(addFiles);
  // Files alone may come from another page.
  return Object.keys(draft).some((name) => name !== "files") ? draft : undefined;
}

/** Keeps what is typed and chosen. @param files how many are chosen */
export function keepForm(form: HTMLFormElement, files: number): void {
  const visit = new FormData(form).get("visit");
  const about = aboutInAddress();
  keepDraft(
    { ...typedInto(form), ...(typeof visit === "string" && { visit }), ...(about && { about }), files },
    Date.now(),
  );
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
