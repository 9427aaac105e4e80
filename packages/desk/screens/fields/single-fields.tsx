import type { FileEdit } from "@stoneyard/catalogue/editing/file-edit.ts";
import type { Value } from "@stoneyard/catalogue/editing/marked-value.ts";
import { amounts } from "@stoneyard/catalogue/kinds/amounts.ts";
import { LANGUAGES, LOCALES } from "@stoneyard/catalogue/locales.ts";
import type { Path } from "@stoneyard/catalogue/source.ts";
import { type FocusEvent, type KeyboardEvent, useEffect, useState } from "react";
import { fieldLabel } from "../../words/fields.ts";
import { hintWords } from "../../words/hints.ts";
import controls from "../controls.module.css";
import { useDesk } from "../desk-context.ts";
import type { FieldProps } from "./field.tsx";
import { FieldFrame, type FieldIds } from "./field-frame.tsx";
import { type FieldStore, valueAt } from "./field-store.ts";
import styles from "./fields.module.css";
import { anyText, bareSchema, hintOf, mayLack } from "./schema-form.ts";
import { numberIn, phoneIn, priceIn, sizeIn, timeIn } from "./typed-values.ts";

/** A change by the owner removes the mark of a sample. */
export function setEdits(store: FieldStore, path: Path, value: Value): FileEdit[] {
  const isSample = store.samples.has(JSON.stringify(path));
  return [
    { kind: "set", path, value },
    ...(isSample ? [{ kind: "mark" as const, path, isSample: false }] : []),
  ];
}

/** The typed text until it is saved: on blur, or by Enter in a single line. */
function useTyped(store: FieldStore, path: Path, read: (typed: string) => Value, mayBeEmpty = false) {
  const saved = valueAt(store.value, path);
  const shown = saved === undefined || saved === null ? "" : String(saved);
  const [typed, setTyped] = useState(shown);
  useEffect(() => setTyped(shown), [shown]);
  const save = () => {
    if (typed === shown) return;
    const isGone = mayBeEmpty && typed.trim() === "";
    store.save(isGone ? [{ kind: "remove", path }] : setEdits(store, path, read(typed)));
  };
  return { typed, setTyped, save };
}

type Read = (typed: string) => Value;

function Line({
  ids,
  path,
  store,
  read,
  inputMode,
}: {
  ids: FieldIds;
  path: Path;
  store: FieldStore;
  read: Read;
  inputMode?: "decimal";
}) {
  const { typed, setTyped, save } = useTyped(store, path, read);
  return (
    <input
      id={ids.id}
      className={controls.input}
      aria-describedby={ids.describedBy}
      aria-invalid={ids.isWrong || undefined}
      inputMode={inputMode}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={save}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === "Enter") save();
      }}
    />
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
      id={ids.id}
      className={`${controls.input} ${styles.area}`}
      lang={lang}
      rows={1}
      aria-describedby={ids.describedBy}
      aria-invalid={ids.isWrong || undefined}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={(_event: FocusEvent) => save()}
    />
  );
}

export function TextField(props: FieldProps) {
  return (
    <FieldFrame {...props}>
      {(ids) => <Line ids={ids} path={props.path} store={props.store} read={(typed) => typed} />}
    </FieldFrame>
  );
}

export function NumberField(props: FieldProps) {
  const read = amounts.get(bareSchema(props.schema)) ? sizeIn : numberIn;
  return (
    <FieldFrame {...props}>
      {(ids) => <Line ids={ids} path={props.path} store={props.store} read={read} inputMode="decimal" />}
    </FieldFrame>
  );
}

export function PriceField(props: FieldProps) {
  return (
    <FieldFrame {...props}>
      {(ids) => <Line ids={ids} path={props.path} store={props.store} read={priceIn} inputMode="decimal" />}
    </FieldFrame>
  );
}

/** A telephone number, as it is dialled. */
export function PhoneField(props: FieldProps) {
  return (
    <FieldFrame {...props}>
      {(ids) => <Line ids={ids} path={props.path} store={props.store} read={phoneIn} />}
    </FieldFrame>
  );
}

/** A time of the day. */
export function TimeField(props: FieldProps) {
  return (
    <FieldFrame {...props}>
      {(ids) => <Line ids={ids} path={props.path} store={props.store} read={timeIn} />}
    </FieldFrame>
  );
}

export function TranslatedField(props: FieldProps) {
  const { language } = useDesk();
  const { path, store } = props;
  const hint = hintWords(hintOf(props.schema), language);
  return (
    <fieldset className={styles.translated}>
      <legend className={styles.label}>{props.label}</legend>
      {hint && <p className={styles.hint}>{hint}</p>}
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
              mayBeEmpty={mayLack(props.schema, locale)}
            />
          )}
        </FieldFrame>
      ))}
    </fieldset>
  );
}

export function ColourField(props: FieldProps) {
  const { path, store } = props;
  const value = String(valueAt(store.value, path) ?? "#888888");
  const [picked, setPicked] = useState(value);
  useEffect(() => setPicked(value), [value]);
  return (
    <FieldFrame {...props}>
      {(ids) => (
        <input
          id={ids.id}
          className={styles.colour}
          type="color"
          value={picked}
          onChange={(event) => setPicked(event.target.value)}
          onBlur={() => picked !== value && store.save(setEdits(store, path, picked))}
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
      {(ids) => (
        <input id={ids.id} className={styles.tick} type="checkbox" checked={isOn} onChange={change} />
      )}
    </FieldFrame>
  );
}
