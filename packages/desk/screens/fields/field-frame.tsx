import type { Path } from "@stoneyard/catalogue/files/source.ts";
import { type ReactNode, useId } from "react";
import { hintWords } from "../../words/fields.ts";
import { problemWords } from "../../words/problems.ts";
import { Button } from "../controls.tsx";
import { useDesk } from "../desk-context.ts";
import { fileOf, ProblemPlace } from "../problem-list.tsx";
import type { FieldProps } from "./field.tsx";
import type { FieldStore } from "./field-store.ts";
import styles from "./fields.module.css";
import { hintOf, type Schema } from "./schema-form.ts";

type Place = { path: Path; store: FieldStore };
/** Attributes of what is typed, by which its label and mistakes belong to it. */
export type FieldIds = { id: string; "aria-describedby": string; "aria-invalid": true | undefined };

/** Label, hint, mistakes and the mark of a sample around what is typed. */
export function FieldFrame({
  schema,
  path,
  store,
  label,
  twinText,
  children,
}: FieldProps & {
  /** The same text in another language. */
  twinText?: { text: string; lang: string } | undefined;
  children: (ids: FieldIds) => ReactNode;
}) {
  const id = useId();
  const isWrong = store.problemsAt(path).length > 0;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <Hint of={schema} />
      {twinText && (
        <p className={styles.hint} lang={twinText.lang}>
          {twinText.text}
        </p>
      )}
      {children({ id, "aria-describedby": `${id}-said`, "aria-invalid": isWrong || undefined })}
      <ProblemsAt id={`${id}-said`} path={path} store={store} />
      <SampleMark path={path} store={store} />
    </div>
  );
}

/** What a schema says of its value. */
export function Hint({ of }: { of: Schema }) {
  const hint = hintWords(hintOf(of), useDesk().language);
  return hint ? <p className={styles.hint}>{hint}</p> : null;
}

/** Why the last change at a place was not saved, with a link where another file stands in its way. */
export function ProblemsAt({ path, store, id }: Place & { id?: string }) {
  const { language } = useDesk();
  return (
    <div id={id} aria-live="polite">
      {store.problemsAt(path).map((problem) => (
        <p key={`${problem.file} ${problem.line} ${problem.message}`} className={styles.problem}>
          {problemWords(problem, language)}
          {fileOf(problem) !== store.file && (
            <>
              {" "}
              <ProblemPlace problem={problem} />
            </>
          )}
        </p>
      ))}
    </div>
  );
}

/** Says that a value is a sample, and lets its owner say that it is true. */
function SampleMark({ path, store }: Place) {
  const { words } = useDesk();
  if (!store.samples.has(JSON.stringify(path))) return null;
  return (
    <p className={styles.sample}>
      <span>{words.sample}</span>
      <Button isQuiet onClick={() => store.save([{ kind: "mark", path, isSample: false }])}>
        {words.confirm}
      </Button>
    </p>
  );
}
