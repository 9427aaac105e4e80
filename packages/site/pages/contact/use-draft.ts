import { type Draft, forgetDraft, keepForm, restoreForm } from "@stoneyard/site/choice/enquiry-draft.ts";
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import type { Uploads } from "./files/use-uploads.ts";

/** Stores what is typed and chosen on this device and restores it on return: `restored` is what was restored. */
export function useDraft(form: RefObject<HTMLFormElement | null>, uploads: Uploads) {
  const [restored, setRestored] = useState<Draft>();
  const { add, remove, uploads: files } = uploads;
  /** Whether there are changes that are not stored yet. */
  const unkept = useRef(false);

  useEffect(() => {
    if (form.current) setRestored(restoreForm(form.current, add));
  }, [form, add]);

  const keepNow = useCallback(() => {
    unkept.current = false;
    if (form.current) keepForm(form.current, files.length);
  }, [form, files.length]);

  // A chosen option is in its field after the next rendering.
  const keep = useCallback(() => {
    unkept.current = true;
    setTimeout(keepNow);
  }, [keepNow]);

  // The page may be left before that.
  useEffect(() => {
    const keepLast = () => unkept.current && keepNow();
    addEventListener("pagehide", keepLast);
    return () => removeEventListener("pagehide", keepLast);
  }, [keepNow]);

  // Files change without an event of the form.
  const changed = files.map(({ id }) => id).join();
  useEffect(() => {
    if (changed !== "") keep();
  }, [changed, keep]);

  function clear() {
    form.current?.reset();
    unkept.current = false;
    for (const { id } of files) remove(id);
    forgetDraft();
    setRestored(undefined);
  }

  return { restored, keep, clear };
}
