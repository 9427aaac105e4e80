import { hintWords } from "../../words/hints.ts";
import { titleOfItem } from "../../words/title-of-item.ts";
import { useDesk } from "../desk-context.ts";
import { Field, type FieldProps } from "./field.tsx";
import { valueAt } from "./field-store.ts";
import styles from "./fields.module.css";
import { NewValue } from "./new-value.tsx";
import { ProblemsAt } from "./problems-at.tsx";
import { formOf, hintOf, type Schema, saysItself } from "./schema-form.ts";

/** A list of values, to add, remove and order. */
export function ListField({ schema, path, store, label, element }: FieldProps & { element: Schema }) {
  const { language, words } = useDesk();
  const found = valueAt(store.value, path);
  const items: unknown[] = Array.isArray(found) ? found : [];
  const hint = hintWords(hintOf(schema), language);
  return (
    <fieldset className={styles.list}>
      <legend className={styles.label}>{label}</legend>
      {hint && <p className={styles.hint}>{hint}</p>}
      <ol className={styles.items}>
        {items.map((item, i) => (
          // Items have no names; each change brings the whole list again.
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is what an item is changed by
          <li key={i} className={styles.item}>
            <Item
              {...{
                schema: element,
                path: [...path, i],
                store,
                label: titleOfItem(item, label, i, language),
              }}
            />
            <div className={styles.actions}>
              <Action
                label={words.up}
                sign="↑"
                isOff={i === 0}
                onPress={() => store.save([{ kind: "move", path, from: i, to: i - 1 }])}
              />
              <Action
                label={words.down}
                sign="↓"
                isOff={i === items.length - 1}
                onPress={() => store.save([{ kind: "move", path, from: i, to: i + 1 }])}
              />
              <Action
                label={words.remove}
                sign="×"
                onPress={() => store.save([{ kind: "remove", path: [...path, i] }])}
              />
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

function Action({
  label,
  sign,
  isOff = false,
  onPress,
}: {
  label: string;
  sign: string;
  isOff?: boolean;
  onPress: () => void;
}) {
  return (
    <button
      className={styles.action}
      type="button"
      aria-label={label}
      title={label}
      disabled={isOff}
      onClick={onPress}
    >
      {sign}
    </button>
  );
}
