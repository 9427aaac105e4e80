import type { FileEdit } from "@stoneyard/catalogue/editing/file-edit.ts";
import { valueAt } from "@stoneyard/catalogue/files/value-at.ts";
import { titleOfItem } from "../../words/title-of-item.ts";
import { useDesk } from "../desk-context.ts";
import { Field, type FieldProps } from "./field.tsx";
import { Hint, ProblemsAt } from "./field-frame.tsx";
import styles from "./fields.module.css";
import { NewValue } from "./new-value.tsx";
import { formOf, type Schema, saysItself } from "./schema-form.ts";

/** A list of values, to add, remove and order. */
export function ListField({ schema, path, store, label, element }: FieldProps & { element: Schema }) {
  const { language, words } = useDesk();
  const found = valueAt(store.value, path);
  const items: unknown[] = Array.isArray(found) ? found : [];
  const action = (sign: string, label: string, edit: FileEdit, isOff = false) => (
    <button
      className={styles.action}
      type="button"
      aria-label={label}
      title={label}
      disabled={isOff}
      onClick={() => store.save([edit])}
    >
      {sign}
    </button>
  );
  return (
    <fieldset className={styles.list}>
      <legend className={styles.label}>{label}</legend>
      <Hint of={schema} />
      <ol className={styles.items}>
        {items.map((item, i) => (
          // Items have no names; each change brings the whole list again.
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is what an item is changed by
          <li key={i} className={styles.item}>
            <Item
              schema={element}
              path={[...path, i]}
              store={store}
              label={titleOfItem(item, label, i, language)}
            />
            <div className={styles.actions}>
              {action("↑", words.up, { kind: "move", path, from: i, to: i - 1 }, i === 0)}
              {action("↓", words.down, { kind: "move", path, from: i, to: i + 1 }, i === items.length - 1)}
              {action("×", words.remove, { kind: "remove", path: [...path, i] })}
            </div>
          </li>
        ))}
      </ol>
      <ProblemsAt path={path} store={store} />
      <NewValue
        key={items.length}
        schema={element}
        store={store}
        label={`${words.add}: ${label}`}
        toEdit={(value) => ({ kind: "insert", path, at: items.length, value })}
        pathOfNew={[...path, items.length]}
      />
    </fieldset>
  );
}

/** A group of at most this many values stays open. */
const SMALL = 2;

/** Longer groups are closed, as most lists are long. */
function Item(props: FieldProps) {
  const form = formOf(props.schema, valueAt(props.store.value, props.path));
  if (saysItself(form)) return <Field {...props} />;
  const isSmall = form.form !== "group" || form.entries.length <= SMALL;
  return (
    <div className={styles.several}>
      {isSmall ? (
        <Field {...props} />
      ) : (
        <details className={styles.details}>
          <summary className={styles.summary}>{props.label}</summary>
          <Field {...props} />
        </details>
      )}
      <ProblemsAt path={props.path} store={props.store} />
    </div>
  );
}
