import type { Value } from "@stoneyard/catalogue/editing/marked-value.ts";
import type { Path } from "@stoneyard/catalogue/files/source.ts";
import { valueAt } from "@stoneyard/catalogue/files/value-at.ts";
import { amounts } from "@stoneyard/catalogue/kinds/amounts.ts";
import { LANGUAGES, LOCALES } from "@stoneyard/catalogue/languages/locales.ts";
import { fieldLabel } from "../../words/fields.ts";
import controls from "../controls.module.css";
import { useDesk } from "../desk-context.ts";
import type { FieldProps } from "./field.tsx";
import { FieldFrame, type FieldIds, Hint } from "./field-frame.tsx";
import type { FieldStore } from "./field-store.ts";
import styles from "./fields.module.css";
import { anyText, bareSchema, mayLack } from "./schema-form.ts";
import { numberIn, phoneIn, priceIn, sizeIn, timeIn } from "./typed-values.ts";
import { setEdits, useTyped } from "./use-typed.ts";

/** How each kind of line reads what is typed. */
const READERS = {
  text: (typed: string) => typed,
  number: numberIn,
  price: priceIn,
  time: timeIn,
  phone: phoneIn,
};

/** A single line: a text, a number, a price, a time of the day, or a telephone number as it is dialled. */
export function LineField({ kind, ...props }: FieldProps & { kind: keyof typeof READERS }) {
  const { schema, path, store } = props;
  const read = kind === "number" && amounts.get(bareSchema(schema)) ? sizeIn : READERS[kind];
  const { typed, setTyped, save } = useTyped(store, path, read);
  return (
    <FieldFrame {...props}>
      {(ids) => (
        <input
          {...ids}
          className={controls.input}
          inputMode={kind === "number" || kind === "price" ? "decimal" : undefined}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={save}
          onKeyDown={(event) => event.key === "Enter" && save()}
        />
      )}
    </FieldFrame>
  );
}

/** Texts of any length: as high as what is written. */
export function TextArea({
  ids,
  path,
  store,
  lang,
  mayBeEmpty = false,
}: {
  ids: FieldIds;
  path: Path;
  store: FieldStore;
  lang?: string;
  /** An empty field removes the value. */
  mayBeEmpty?: boolean;
}) {
  const { typed, setTyped, save } = useTyped(store, path, (text) => text, mayBeEmpty);
  return (
    <textarea
      {...ids}
      className={`${controls.input} ${styles.area}`}
      lang={lang}
      rows={1}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={save}
    />
  );
}

export function TranslatedField({ schema, path, store, label }: FieldProps) {
  const { language } = useDesk();
  return (
    <fieldset className={styles.translated}>
      <legend className={styles.label}>{label}</legend>
      <Hint of={schema} />
      {LOCALES.map((locale) => (
        <FieldFrame
          key={locale}
          schema={anyText}
          store={store}
          path={[...path, locale]}
          label={fieldLabel(locale, language)}
        >
          {(ids) => (
            <TextArea
              ids={ids}
              path={[...path, locale]}
              store={store}
              lang={LANGUAGES[locale].htmlLang}
              mayBeEmpty={mayLack(schema, locale)}
            />
          )}
        </FieldFrame>
      ))}
    </fieldset>
  );
}

export function ColourField(props: FieldProps) {
  const { typed, setTyped, save } = useTyped(props.store, props.path, (colour) => colour);
  return (
    <FieldFrame {...props}>
      {({ id }) => (
        <input
          id={id}
          className={styles.colour}
          type="color"
          value={typed || "#888888"}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={save}
        />
      )}
    </FieldFrame>
  );
}

export function YesOrNoField(props: FieldProps & { yes: Value; no: Value | undefined }) {
  const { path, store, yes, no } = props;
  const isOn = valueAt(store.value, path) === yes;
  const change = () => {
    if (!isOn) store.save(setEdits(store, path, yes));
    else store.save(no === undefined ? [{ kind: "remove", path }] : setEdits(store, path, no));
  };
  return (
    <FieldFrame {...props}>
      {({ id }) => <input id={id} className={styles.tick} type="checkbox" checked={isOn} onChange={change} />}
    </FieldFrame>
  );
}
