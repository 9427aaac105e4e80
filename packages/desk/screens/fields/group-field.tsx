import type { Path } from "@stoneyard/catalogue/files/source.ts";
import { valueAt } from "@stoneyard/catalogue/files/value-at.ts";
import { fieldLabel } from "../../words/fields.ts";
import { choiceWords } from "../../words/values.ts";
import { Button } from "../controls.tsx";
import { useDesk } from "../desk-context.ts";
import { Field, type FieldProps } from "./field.tsx";
import { ProblemsAt } from "./field-frame.tsx";
import type { FieldStore } from "./field-store.ts";
import styles from "./fields.module.css";
import { NewValue } from "./new-value.tsx";
import { formOf, isOptional, type Schema, saysItself } from "./schema-form.ts";

type Entries = readonly (readonly [string, Schema])[];

/** Several values under one heading. */
export function GroupField({ path, store, label, entries }: FieldProps & { entries: Entries }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.label}>{label}</legend>
      <GroupEntries path={path} store={store} entries={entries} />
    </fieldset>
  );
}

/** The fields of a group; absent optional ones are offered. */
export function GroupEntries({ path, store, entries }: { path: Path; store: FieldStore; entries: Entries }) {
  const { language, overview, words } = useDesk();
  const group = valueAt(store.value, path);
  const order = entries.map(([key]) => key);
  // In facets.yaml the values of a facet stand one step deeper.
  const namer = path.at(-1) === "values" ? path.at(-2) : path.at(-1);
  return entries.map(([key, schema]) => {
    const inner = [...path, key];
    const known = fieldLabel(key, language, store.kind);
    const label = known === key ? choiceWords(namer, key, overview.words, language) : known;
    const isThere = typeof group === "object" && group !== null && key in group;
    if (!isThere) {
      return (
        <NewValue
          key={key}
          schema={schema}
          store={store}
          label={label}
          toEdit={(value) => ({ kind: "set", path: inner, value, order })}
          pathOfNew={inner}
        />
      );
    }
    return (
      <div key={key} className={styles.entry}>
        <Field schema={schema} path={inner} store={store} label={label} />
        {!saysItself(formOf(schema, valueAt(store.value, inner))) && (
          <ProblemsAt path={inner} store={store} />
        )}
        {isOptional(schema) && (
          <Button
            isQuiet
            className={styles.leaveOut}
            aria-label={`${words.leaveOut}: ${label}`}
            onClick={() => store.save([{ kind: "remove", path: inner }])}
          >
            {words.leaveOut}
          </Button>
        )}
      </div>
    );
  });
}
