import type { Path } from "#catalogue/source.ts";
import { fieldLabel } from "../../words/fields.ts";
import { useDesk } from "../desk-context.ts";
import { FieldFrame } from "./field-frame.tsx";
import { type FieldStore, valueAt } from "./field-store.ts";
import styles from "./fields.module.css";
import { anyText } from "./schema-form.ts";
import { TextArea } from "./single-fields.tsx";

/** Prose, and the words of pages: texts by their names, without a schema. */
export function TextTree({ path, store }: { path: Path; store: FieldStore }) {
  const { words, language } = useDesk();
  const value = valueAt(store.value, path);
  if (typeof value !== "object" || value === null) {
    const label = path.length === 0 ? words.wholeText : fieldLabel(String(path.at(-1)), language);
    return (
      <FieldFrame schema={anyText} path={path} store={store} label={label}>
        {(ids) => <TextArea ids={ids} path={path} store={store} />}
      </FieldFrame>
    );
  }
  const inner = Object.keys(value).map((key) => <TextTree key={key} path={[...path, key]} store={store} />);
  if (path.length === 0) return inner;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.label}>{fieldLabel(String(path.at(-1)), language)}</legend>
      {inner}
    </fieldset>
  );
}
