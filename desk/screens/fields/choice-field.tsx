import { valueWords } from "../../words/values.ts";
import { useDesk } from "../desk-context.ts";
import type { FieldProps } from "./field.tsx";
import { FieldFrame } from "./field-frame.tsx";
import { valueAt } from "./field-store.ts";
import styles from "./fields.module.css";
import { setEdits } from "./single-fields.tsx";

type Option = { value: string | number; label: string };

/** One of several values of the schema. */
export function ChoiceField(props: FieldProps & { values: readonly (string | number)[] }) {
  const { overview, language } = useDesk();
  const options = props.values.map((value) => ({
    value,
    label: overview.words[value] ?? valueWords(value, language),
  }));
  return <SelectField {...props} options={options} />;
}

/** One of the stones that there are. */
export function StoneField(props: FieldProps) {
  return <SelectField {...props} options={useDesk().overview.stones} />;
}

function SelectField({ options, ...props }: FieldProps & { options: readonly Option[] }) {
  const { words } = useDesk();
  const { path, store } = props;
  const value = valueAt(store.value, path);
  const isKnown = options.some((option) => option.value === value);
  return (
    <FieldFrame {...props}>
      {(ids) => (
        <select
          id={ids.id}
          className={styles.input}
          aria-describedby={ids.describedBy}
          value={String(value ?? "")}
          onChange={(event) => {
            const chosen = options.find((option) => String(option.value) === event.target.value);
            if (chosen) store.save(setEdits(store, path, chosen.value));
          }}
        >
          {!isKnown && <option value={String(value ?? "")}>{String(value || words.choose)}</option>}
          {options.map((option) => (
            <option key={option.value} value={String(option.value)}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
