import {
  type Draft,
  forgetDraft,
  keepAbout,
  keepForm,
  restoreForm,
} from "@stoneyard/site/choice/enquiry-draft.ts";
import { subscribeToQuery } from "@stoneyard/site/ui/browser/address-query.ts";
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import type { Uploads } from "./files/use-uploads.ts";

/** Stores what is typed and chosen on this device and restores it on return: `restored` is what was restored. */
export function useDraft(form: RefObject<HTMLFormElement | null>, uploads: Uploads) {
  const [restored, setRestored] = useState<Draft>();
  const { restore: restoreFiles, remove, uploads: files } = uploads;
  /** Whether there are changes that are not stored yet. */
  const unkept = useRef(false);

  function keepNow() {
    unkept.current = false;
    if (form.current) keepForm(form.current, files.length);
  }

  // A chosen option is in its field after the next rendering.
  function keep() {
    unkept.current = true;
    setTimeout(keepNow);
  }

  const restore = useEffectEvent(() => form.current && setRestored(restoreForm(form.current, restoreFiles)));
  // The page may be left before what is typed is kept.
  const keepLast = useEffectEvent(() => unkept.current && keepNow());
  useEffect(() => {
    restore();
    const leave = () => keepLast();
    addEventListener("pagehide", leave);
    // Things are taken out, added and counted in the address.
    const unsubscribe = subscribeToQuery(keepAbout);
    return () => {
      removeEventListener("pagehide", leave);
      unsubscribe();
    };
  }, []);

  // Files change without an event of the form.
  const changed = files.map(({ id }) => id).join();
  const keepFiles = useEffectEvent(keep);
  useEffect(() => {
    if (changed !== "") keepFiles();
  }, [changed]);

  function clear() {
    form.current?.reset();
    unkept.current = false;
    for (const { id } of files) remove(id);
    forgetDraft();
  }

  /** The form was emptied, by the visitor or because it was sent. */
  const emptied = () => setRestored(undefined);

  return { restored, keep, clear, emptied };
}
