import { useCallback, useSyncExternalStore } from "react";
import { kindOfFile } from "../words/kind-of-file.ts";
import { useDesk } from "./desk-context.ts";
import type { FieldStore } from "./fields/field-store.ts";
import { openFile } from "./open-file.ts";

/** A file of the content in a form: what it holds, and how its changes are saved. */
export function useFile(file: string, onSaved: () => void) {
  const { language } = useDesk();
  const open = openFile(file);
  const subscribe = useCallback(
    (listener: () => void) => open.subscribe(listener, language),
    [open, language],
  );
  const { shown, state, fault, problems } = useSyncExternalStore(subscribe, () => open.view);
  const store: FieldStore | undefined = shown && {
    kind: kindOfFile(file),
    file,
    value: shown.value,
    samples: new Set(shown.samples),
    problemsAt: (path) => problems.get(JSON.stringify(path)) ?? [],
    save: (edits) => open.save(edits, shown.value, language, onSaved),
  };
  return { store, shown, state, fault };
}
