import { useCallback, useEffect, useRef, useState } from "react";
import type { FileEdit } from "#catalogue/editing/file-edit.ts";
import type { Problem } from "#catalogue/problem.ts";
import type { Path } from "#catalogue/source.ts";
import type { ShownFile } from "../local-server/file-routes.ts";
import { kindOfFile } from "../words/kind-of-file.ts";
import { AnswerError, readFile, saveFile } from "./api.ts";
import { useDesk } from "./desk-context.ts";
import { faultWords } from "./fault-words.ts";
import { type Edits, editsFor, type FieldStore, valueAt } from "./fields/field-store.ts";

export type SaveState = "rest" | "saving" | "saved" | "refused";

/** A file of the content that is open: each change is saved at once, one after another. */
export function useFile(file: string, onSaved: () => void) {
  const { language } = useDesk();
  const [shown, setShown] = useState<ShownFile>();
  const [state, setState] = useState<SaveState>("rest");
  const [fault, setFault] = useState<string>();
  const [problems, setProblems] = useState<ReadonlyMap<string, readonly Problem[]>>(new Map());
  const latest = useRef<ShownFile>(undefined);
  const queue = useRef<Promise<void>>(Promise.resolve());

  const show = useCallback((now: ShownFile) => {
    latest.current = now;
    setShown(now);
  }, []);
  useEffect(() => {
    readFile(file).then(show, (error) => setFault(faultWords(error, language)));
  }, [file, language, show]);

  const save = async (made: Edits, seen: ShownFile) => {
    const opened = latest.current;
    const edits = opened ? editsFor(made, opened.value) : [];
    const key = keyOf(edits[0]);
    if (!opened || key === undefined) return;
    // Places in lists are those that were seen: pressed again before the screen shows the first press, × would take the next entry.
    if (made === edits && edits.some((edit) => isListChanged(edit, seen.value, opened.value))) return;
    setState("saving");
    try {
      const answer = await saveFile(file, opened.version, edits, language);
      const found = answer.state === "problems" ? answer.problems : [];
      setProblems((known) => new Map([...known, [key, found]]));
      setState(answer.state === "saved" ? "saved" : "refused");
      setFault(undefined);
      if (answer.state === "saved") {
        show(answer.shown);
        onSaved();
      }
    } catch (error) {
      setState("refused");
      setFault(faultWords(error, language));
      if (error instanceof AnswerError && error.status === 409) show(await readFile(file));
    }
  };

  const store: FieldStore | undefined = shown && {
    kind: kindOfFile(file),
    file,
    value: shown.value,
    samples: new Set(shown.samples),
    problemsAt: (path) => problems.get(JSON.stringify(path)) ?? [],
    save: (edits) => {
      queue.current = queue.current.then(() => save(edits, shown));
    },
  };
  return { store, shown, state, fault };
}

/** Whether the list in which an edit counts places is another one by now. */
function isListChanged({ kind, path }: FileEdit, seen: unknown, now: unknown): boolean {
  const isItem = kind === "remove" && typeof path.at(-1) === "number";
  if (!isItem && kind !== "insert" && kind !== "move") return false;
  const list = isItem ? path.slice(0, -1) : path;
  return JSON.stringify(valueAt(seen, list)) !== JSON.stringify(valueAt(now, list));
}

/** The place at which what is wrong with a change is told: the value that was changed, or is to be new. */
function keyOf(edit: FileEdit | undefined): string | undefined {
  if (!edit) return undefined;
  const path: Path =
    edit.kind === "insert" && typeof edit.value === "object" ? [...edit.path, edit.at] : edit.path;
  return JSON.stringify(path);
}
