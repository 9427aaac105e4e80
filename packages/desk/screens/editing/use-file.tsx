import { useCallback, useSyncExternalStore } from "react";
import { kindOfFile } from "../../words/fields.ts";
import { useDesk } from "../desk-context.ts";
import { Fault, faultWords } from "../fault.tsx";
import type { FieldStore } from "../fields/field-store.ts";
import styles from "./file-screen.module.css";
import { openFile, type SaveState } from "./open-file.ts";

/** A file of the content in a form: what it holds, and how its changes are saved. */
export function useFile(file: string, onSaved?: () => void) {
  const { language, refreshLater } = useDesk();
  const open = openFile(file);
  const subscribe = useCallback((listener: () => void) => open.subscribe(listener), [open]);
  const { shown, state, fault, problems } = useSyncExternalStore(subscribe, () => open.view);
  const saved = () => {
    refreshLater();
    onSaved?.();
  };
  const store: FieldStore | undefined = shown && {
    kind: kindOfFile(file),
    file,
    value: shown.value,
    samples: new Set(shown.samples),
    problemsAt: (path) => problems.get(JSON.stringify(path)) ?? [],
    save: (edits) => open.save(edits, shown.value, language, saved),
  };
  return { store, shown, state, fault: fault === undefined ? undefined : faultWords(fault, language) };
}

/** Whether the last change is saved, and why not; visible wherever the form is scrolled. */
export function SaveLine({ state, fault }: { state: SaveState; fault: string | undefined }) {
  const { words } = useDesk();
  const notice = { rest: "", saving: words.saving, saved: words.saved, refused: words.notSaved }[state];
  return (
    <div className={styles.line}>
      <p className={styles.state} role="status">
        {notice}
      </p>
      <Fault text={fault} />
    </div>
  );
}
