import { valueWords } from "../../words/values.ts";
import { useDesk } from "../desk-context.ts";
import type { FieldProps } from "./field.tsx";
import { FieldFrame } from "./field-frame.tsx";
import { valueAt } from "./field-store.ts";
import styles from "./fields.module.css";
import { setEdits } from "./single-fields.tsx";

/** One of several values. */
export function ChoiceField(props: FieldProps & { values: readonly (string | number)[] }) {
  const { overview, language, words } = useDesk();
  const { path, store, values } = props;
  const value = valueAt(store.value, path);
  const isKnown = values.some((each) => each === value);
  return (
    <FieldFrame {...props}>
      {(ids) => (
        <select
          id={ids.id}
          className={styles.input}
          aria-describedby={ids.describedBy}
          value={String(value ?? "")}
          onChange={(event) => {
            const chosen = values.find((each) => String(each) === event.target.value);
            if (chosen !== undefined) store.save(setEdits(store, path, chosen));
          }}
        >
          {!isKnown && <option value={String(value ?? "")}>{String(value || words.choose)}</option>}
          {values.map((each) => (
            <option key={each} value={String(each)}>
              {overview.words[each] ?? valueWords(each, language)}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
