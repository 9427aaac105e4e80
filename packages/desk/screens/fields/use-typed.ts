import type { FileEdit } from "@stoneyard/catalogue/editing/file-edit.ts";
import type { Value } from "@stoneyard/catalogue/editing/marked-value.ts";
import type { Path } from "@stoneyard/catalogue/files/source.ts";
import { valueAt } from "@stoneyard/catalogue/files/value-at.ts";
import { useEffect, useEffectEvent, useState } from "react";
import type { FieldStore } from "./field-store.ts";

/** A change by the owner removes the mark of a sample. */
export function setEdits(store: FieldStore, path: Path, value: Value): FileEdit[] {
  const isSample = store.samples.has(JSON.stringify(path));
  return [
    { kind: "set", path, value },
    ...(isSample ? [{ kind: "mark" as const, path, isSample: false }] : []),
  ];
}

/** The typed text until it is saved: on blur, or by Enter in a single line. */
export function useTyped(store: FieldStore, path: Path, read: (typed: string) => Value, mayBeEmpty = false) {
  const saved = valueAt(store.value, path);
  const shown = saved === undefined || saved === null ? "" : String(saved);
  const [typed, setTyped] = useState(shown);
  const [known, setKnown] = useState(shown);
  const [sent, setSent] = useState(shown);
  // While it is drawn, as an effect would overwrite what is typed before it runs.
  if (known !== shown) {
    setKnown(shown);
    if (typed === sent) {
      setTyped(shown);
      setSent(shown);
    }
  }
  const save = () => {
    if (typed === shown && typed === sent) return;
    setSent(typed);
    const isGone = mayBeEmpty && typed.trim() === "";
    store.save(isGone ? [{ kind: "remove", path }] : setEdits(store, path, read(typed)));
  };
  const leave = useEffectEvent(() => {
    if (typed !== sent) save();
  });
  // A browser's way back takes the form away without leaving its line first, and a reload the page.
  useEffect(() => {
    const hide = () => leave();
    addEventListener("pagehide", hide);
    return () => {
      removeEventListener("pagehide", hide);
      leave();
    };
  }, []);
  return { typed, setTyped, save };
}
