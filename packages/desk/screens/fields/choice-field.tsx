import type { Referred } from "@stoneyard/catalogue/kinds/references.ts";
import type { Choice } from "../../local-server/referred.ts";
import { choiceWords } from "../../words/values.ts";
import controls from "../controls.module.css";
import { useDesk } from "../desk-context.ts";
import type { FieldProps } from "./field.tsx";
import { FieldFrame } from "./field-frame.tsx";
import { valueAt } from "./field-store.ts";
import { setEdits } from "./single-fields.tsx";

/** One of several values of the schema. */
export function ChoiceField(props: FieldProps & { values: readonly (string | number)[] }) {
  const { overview, language } = useDesk();
  const options = props.values.map((value) => ({
    value,
    label: choiceWords(props.path.at(-1), value, overview.words, language),
  }));
  return <SelectField {...props} options={options} />;
}

/** One of the stones, rooms, countries … that there are, by its title. */
export function ReferenceField({ to, ...props }: FieldProps & { to: Referred }) {
  const { path, store } = props;
  const options = useDesk().overview.referred[to].filter(
    ({ within }) => within === undefined || within === store.file || within === path.at(-1),
  );
  return <SelectField {...props} options={options} />;
}

function SelectField({ options, ...props }: FieldProps & { options: readonly Choice[] }) {
  const { words } = useDesk();
  const { path, store } = props;
  const value = valueAt(store.value, path);
  const isKnown = options.some((option) => option.value === value);
  return (
    <FieldFrame {...props}>
      {(ids) => (
        <select
          id={ids.id}
          className={controls.input}
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
