import { type RefObject, useCallback, useEffect, useState } from "react";
import type { Draft } from "./draft.ts";
import { loadDraft } from "./load-draft.ts";
import type { Uploads } from "./use-uploads.ts";

/**
 * Keeps on this device what is typed and chosen, and puts it back when the visitor returns: `restored` is what it put back.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, uploads: Uploads) {
  const [restored, setRestored] = useState<Draft>();
  const { add, remove, uploads: files } = uploads;

  useEffect(() => {
    void loadDraft().then((draft) => form.current && setRestored(draft?.restoreForm(form.current, add)));
  }, [form, add]);

  // What is chosen from a list is in its field once the page is drawn anew.
  const keep = useCallback(() => {
    setTimeout(() => {
      void loadDraft().then((draft) => form.current && draft?.keepForm(form.current, files.length));
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
    void loadDraft().then((draft) => draft?.forgetDraft());
    setRestored(undefined);
  }, [form, files, remove]);

  return { restored, keep, clear };
}
