import { indexedStore } from "@stoneyard/site/ui/browser/indexed-store.ts";
import { useEffect, useRef, useState } from "react";
import type { VisitorPhotoState } from "./visitor-photo-state.ts";

/** A photograph at its working size, lossless and without metadata, and what was drawn over it. */
export type SavedPhotograph = {
  photograph: Blob;
  state: VisitorPhotoState;
  /** Tells it from one that another window has chosen, ms; a former version of the page kept none. */
  chosenAt?: number | undefined;
};

/** Keys of the saved room, and of the names of files that it brought into an enquiry's draft. */
const ONLY = "only";
const BROUGHT = "brought";
/** Faster changes are stored together, ms. */
const SETTLED_MS = 400;

/** Named as when the first photographs were kept. */
const inStore = indexedStore("own-room", "rooms");

/** What is stored; undefined without it, or where the browser stores nothing. */
const read = <Value>(key: string): Promise<Value | undefined> =>
  inStore<Value>("readonly", (store) => store.get(key)).catch(() => undefined);

/** Whether the browser stored it: a private window or a full store may not. */
const write = (key: string, value: unknown): Promise<boolean> =>
  inStore("readwrite", (store) => store.put(value, key)).then(
    () => true,
    () => false,
  );

/** Whether it is stored in the place of its former state: what another window has deleted must not come back. */
async function replace(saved: SavedPhotograph): Promise<boolean> {
  const isSame = (found: IDBCursorWithValue | null) => found?.value.chosenAt === saved.chosenAt;
  try {
    const found = await inStore("readwrite", (store) => {
      const finding = store.openCursor(ONLY);
      finding.addEventListener("success", () => isSame(finding.result) && finding.result?.update(saved));
      return finding;
    });
    return found !== null && isSame(found);
  } catch {
    return false;
  }
}

export const savedPhotograph = (): Promise<SavedPhotograph | undefined> => read(ONLY);

export async function deleteSavedPhotograph(): Promise<void> {
  await inStore("readwrite", (store) => store.delete(ONLY));
}

/** Names of this page's files in the enquiry's draft: they depend on the language. */
export const broughtFiles = async (): Promise<readonly string[]> => (await read<string[]>(BROUGHT)) ?? [];

/** Without these names the files could not be removed again. @returns whether the browser stored them */
export const noteBroughtFiles = (names: readonly string[]): Promise<boolean> => write(BROUGHT, names);

/**
 * Stores photograph and state on this device.
 * @param opened what was stored of it before
 * @returns whether the browser stored them; undefined until it has answered
 */
export function useSavedPhotograph(
  photograph: HTMLCanvasElement,
  state: VisitorPhotoState,
  opened?: SavedPhotograph,
): boolean | undefined {
  const [saved, setSaved] = useState<boolean>();
  const [chosenAt] = useState(() => (opened ? opened.chosenAt : Date.now()));
  const isThere = useRef(opened !== undefined);
  const file = useRef<Promise<Blob | null>>(undefined);
  useEffect(() => {
    let wanted = true;
    const timer = setTimeout(async () => {
      // Lossless, though JPEG has a third to a fifth of the bytes: with other pixels strokes find other things.
      file.current ??= new Promise((resolve) => photograph.toBlob(resolve, "image/png"));
      const blob = await file.current;
      // A deleted photograph must not come back.
      if (!wanted) return;
      if (!blob) return setSaved(false);
      const all = { photograph: blob, state, chosenAt };
      const isKept = await (isThere.current ? replace(all) : write(ONLY, all));
      isThere.current ||= isKept;
      setSaved(isKept);
    }, SETTLED_MS);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [photograph, state, chosenAt]);
  return saved;
}
