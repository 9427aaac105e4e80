import type { FileEdit } from "@stoneyard/catalogue/editing/file-edit.ts";
import { valueAt } from "@stoneyard/catalogue/files/value-at.ts";
import { useEffect, useRef, useState } from "react";
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
  const keys = useKeys(items);
  const list = useRef<HTMLOListElement>(null);
  const count = useRef(items.length);
  const pressed = useRef(0);
  // With an entry goes its ×: the next one's is pressed next.
  useEffect(() => {
    const isShorter = items.length < count.current;
    count.current = items.length;
    if (!isShorter || document.activeElement !== document.body) return;
    const next = list.current?.children[Math.min(pressed.current, items.length - 1)];
    next?.querySelector<HTMLElement>(":scope > :last-child > :last-child")?.focus();
  }, [items.length]);
  const action = (sign: string, label: string, edit: FileEdit, isOff = false) => (
    <button
      className={styles.action}
      type="button"
      aria-label={label}
      title={label}
      disabled={isOff}
      onClick={() => {
        if (edit.kind === "remove") pressed.current = Number(edit.path.at(-1));
        store.save([edit]);
      }}
    >
      {sign}
    </button>
  );
  return (
    <fieldset className={styles.list}>
      <legend className={styles.label}>{label}</legend>
      <Hint of={schema} />
      <ol ref={list} className={styles.items}>
        {items.map((item, i) => (
          <li key={keys[i]} className={styles.item}>
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

type Keyed = { texts: readonly string[]; keys: readonly number[]; next: number };

/** A key for each entry that goes with it where others are taken out or moved: what is being typed stays in its entry. */
function useKeys(items: readonly unknown[]): readonly number[] {
  const texts = items.map((item) => String(JSON.stringify(item)));
  const [kept, setKept] = useState<Keyed>({ texts, keys: [...texts.keys()], next: texts.length });
  if (JSON.stringify(kept.texts) === JSON.stringify(texts)) return kept.keys;
  const now = keyedAnew(kept, texts);
  setKept(now);
  return now.keys;
}

function keyedAnew({ texts: were, keys, next }: Keyed, texts: readonly string[]): Keyed {
  const isReordered = JSON.stringify(were.toSorted()) === JSON.stringify(texts.toSorted());
  // An entry was changed in its place.
  if (were.length === texts.length && !isReordered) return { texts, keys, next };
  const left = were.map((text, place) => ({ text, key: keys[place] ?? place }));
  let free = next;
  const found = texts.map((text) => {
    const at = left.findIndex((each) => each.text === text);
    return at < 0 ? free++ : (left.splice(at, 1)[0]?.key ?? free++);
  });
  return { texts, keys: found, next: free };
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
