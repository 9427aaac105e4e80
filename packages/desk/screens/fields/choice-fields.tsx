import type { Path } from "@stoneyard/catalogue/files/source.ts";
import { valueAt } from "@stoneyard/catalogue/files/value-at.ts";
import type { Referred } from "@stoneyard/catalogue/kinds/references.ts";
import { useId } from "react";
import type { Choice } from "../../local-server/referred.ts";
import { choiceWords } from "../../words/values.ts";
import controls from "../controls.module.css";
import { useDesk } from "../desk-context.ts";
import type { FieldProps } from "./field.tsx";
import { FieldFrame, Hint, ProblemsAt } from "./field-frame.tsx";
import styles from "./fields.module.css";
import { setEdits } from "./use-typed.ts";

type Values = FieldProps & { values: readonly (string | number)[] };

/** One of several values of the schema. */
export function ChoiceField(props: Values) {
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
          {...ids}
          className={controls.input}
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

/** Any of several values, each a button that is pressed or not; they stand in the order of the schema. */
export function ChipsField({ schema, path, store, label, values }: Values) {
  const { overview, language } = useDesk();
  const id = useId();
  const chosen = listAt(store.value, path);
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
      <Hint of={schema} />
      <div className={controls.choices}>
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
