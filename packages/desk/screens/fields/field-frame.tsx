import type { Path } from "@stoneyard/catalogue/source.ts";
import { type ReactNode, useId } from "react";
import { hintWords } from "../../words/hints.ts";
import controls from "../controls.module.css";
import { useDesk } from "../desk-context.ts";
import type { FieldStore } from "./field-store.ts";
import styles from "./fields.module.css";
import { ProblemsAt } from "./problems-at.tsx";
import { hintOf, type Schema } from "./schema-form.ts";

export type FieldIds = { id: string; describedBy: string; isWrong: boolean };

/** Label, hint, mistakes and the mark of a sample around what is typed. */
export function FieldFrame({
  schema,
  path,
  store,
  label,
  said,
  children,
}: {
  schema: Schema;
  path: Path;
  store: FieldStore;
  label: string;
  /** The same text in another language. */
  said?: { text: string; lang: string } | undefined;
  children: (ids: FieldIds) => ReactNode;
}) {
  const { language } = useDesk();
  const id = useId();
  const hint = hintWords(hintOf(schema), language);
  const isWrong = store.problemsAt(path).length > 0;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {hint && <p className={styles.hint}>{hint}</p>}
      {said && (
        <p className={styles.hint} lang={said.lang}>
          {said.text}
        </p>
      )}
      {children({ id, describedBy: `${id}-said`, isWrong })}
      <ProblemsAt id={`${id}-said`} path={path} store={store} />
      <SampleMark path={path} store={store} />
    </div>
  );
}

/** Says that a value is a sample, and lets its owner say that it is true. */
function SampleMark({ path, store }: { path: Path; store: FieldStore }) {
  const { words } = useDesk();
  if (!store.samples.has(JSON.stringify(path))) return null;
  return (
    <p className={styles.sample}>
      <span>{words.sample}</span>
      <button
        className={controls.quiet}
        type="button"
        onClick={() => store.save([{ kind: "mark", path, isSample: false }])}
      >
        {words.confirm}
      </button>
    </p>
  );
}
