import type { FileEdit } from "@stoneyard/catalogue/editing/file-edit.ts";
import type { Value } from "@stoneyard/catalogue/editing/marked-value.ts";
import type { Path } from "@stoneyard/catalogue/files/source.ts";
import { useRef, useState } from "react";
import { problemWords } from "../../words/problems.ts";
import { Button } from "../controls.tsx";
import { useDesk } from "../desk-context.ts";
import { Field } from "./field.tsx";
import { editedValue, editsFor, type FieldStore } from "./field-store.ts";
import styles from "./fields.module.css";
import { emptyValue, type Schema } from "./schema-form.ts";

type Draft = Readonly<Record<string, Value>>;

/** A value that is not in the file yet: filled in first, kept in this tab meanwhile, then saved as a whole. */
export function NewValue({
  schema,
  store,
  label,
  toEdit,
  pathOfNew,
}: {
  schema: Schema;
  store: FieldStore;
  label: string;
  toEdit: (value: Value) => FileEdit;
  /** Its place in the file, by which mistakes are reported. */
  pathOfNew: Path;
}) {
  const { words, language } = useDesk();
  const name = String(pathOfNew.at(-1));
  // Until this tab is closed.
  const kept = `draft ${store.file} ${JSON.stringify(pathOfNew)}`;
  const [draft, setDraft] = useState<Draft | undefined>(() => {
    const text = store.isDraft ? null : sessionStorage.getItem(kept);
    return text === null ? undefined : JSON.parse(text);
  });
  // Fields change it once more while they are taken away.
  const latest = useRef(draft);
  const change = (next: Draft | undefined) => {
    latest.current = next;
    setDraft(next);
  };
  if (!draft) {
    return (
      <Button isQuiet className={styles.add} onClick={() => change({ [name]: emptyValue(schema) })}>
        + {label}
      </Button>
    );
  }
  const problems = store.problemsAt(pathOfNew);
  const inFile = (path: Path) => [...pathOfNew, ...path.slice(1)];
  const local: FieldStore = {
    kind: store.kind,
    file: store.file,
    isDraft: true,
    value: draft,
    samples: new Set(),
    problemsAt: (path) => problems.filter((problem) => samePath(problem.path, inFile(path))),
    save: (edits) => {
      const now = latest.current;
      change(now && (editedValue(now, editsFor(edits, now)) as Draft));
      if (latest.current && !store.isDraft) sessionStorage.setItem(kept, JSON.stringify(latest.current));
    },
  };
  const add = async () => {
    // Until then it may be refused, or the desk may have ended.
    if (await store.save([toEdit(draft[name] ?? null)])) sessionStorage.removeItem(kept);
  };
  const cancel = () => {
    sessionStorage.removeItem(kept);
    change(undefined);
  };
  return (
    <div className={styles.new}>
      <Field schema={schema} path={[name]} store={local} label={label} />
      {problems
        .filter(({ path }) => !path || path.length <= pathOfNew.length)
        .map((problem) => (
          <p key={problem.message} className={styles.problem} role="alert">
            {problemWords(problem, language)}
          </p>
        ))}
      <div className={styles.actions}>
        <Button onClick={add}>{words.add}</Button>
        <Button isQuiet onClick={cancel}>
          {words.cancel}
        </Button>
      </div>
    </div>
  );
}

function samePath(a: Path | undefined, b: Path): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
