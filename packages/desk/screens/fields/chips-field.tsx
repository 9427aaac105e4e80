import type { Path } from "@stoneyard/catalogue/source.ts";
import { useId } from "react";
import { hintWords } from "../../words/hints.ts";
import { choiceWords } from "../../words/values.ts";
import controls from "../controls.module.css";
import { useDesk } from "../desk-context.ts";
import type { FieldProps } from "./field.tsx";
import { valueAt } from "./field-store.ts";
import styles from "./fields.module.css";
import { ProblemsAt } from "./problems-at.tsx";
import { hintOf } from "./schema-form.ts";

/** Any of several values, each a button that is pressed or not; they stand in the order of the schema. */
export function ChipsField({
  schema,
  path,
  store,
  label,
  values,
}: FieldProps & { values: readonly (string | number)[] }) {
  const { overview, language } = useDesk();
  const id = useId();
  const chosen = listAt(store.value, path);
  const hint = hintWords(hintOf(schema), language);
  // Pressed twice before the first save, the value is unchanged.
  const toggle = (value: string | number) =>
    store.save((file) => {
      const there = listAt(file, path);
      const at = there.indexOf(value);
      if (at >= 0) return [{ kind: "remove", path: [...path, at] }];
      const later: readonly unknown[] = values.slice(values.indexOf(value) + 1);
      const before = there.findIndex((each) => later.includes(each));
      return [{ kind: "insert", path, at: before < 0 ? there.length : before, value }];
    });
  return (
    <fieldset className={styles.field} aria-describedby={id}>
      <legend className={styles.label}>{label}</legend>
      {hint && <p className={styles.hint}>{hint}</p>}
      <div className={`${controls.choices} ${styles.chips}`}>
        {values.map((value) => (
          <button
            key={value}
            className={`${controls.choice} ${styles.chip}`}
            type="button"
            aria-pressed={chosen.includes(value)}
            onClick={() => toggle(value)}
          >
            {choiceWords(path.at(-1), value, overview.words, language)}
          </button>
        ))}
      </div>
      <ProblemsAt id={id} path={path} store={store} />
    </fieldset>
  );
}

function listAt(value: unknown, path: Path): unknown[] {
  const found = valueAt(value, path);
  return Array.isArray(found) ? found : [];
}
