import type { Path } from "@stoneyard/catalogue/files/source.ts";
import { valueAt } from "@stoneyard/catalogue/files/value-at.ts";
import { LANGUAGES } from "@stoneyard/catalogue/languages/locales.ts";
import type { Twin } from "../../local-server/file-routes.ts";
import { fieldLabel } from "../../words/fields.ts";
import { useDesk } from "../desk-context.ts";
import { FieldFrame } from "./field-frame.tsx";
import type { FieldStore } from "./field-store.ts";
import styles from "./fields.module.css";
import { anyText } from "./schema-form.ts";
import { TextArea } from "./single-fields.tsx";

type TreeProps = { path: Path; store: FieldStore; twin?: Twin | undefined };

/** Prose and messages: texts without a schema, messages beside those of another language. */
export function TextTree({ path, store, twin }: TreeProps) {
  const { words } = useDesk();
  const value = valueAt(store.value, path);
  const name = useName(path, twin);
  if (typeof value !== "object" || value === null) {
    return (
      <FieldFrame
        schema={anyText}
        path={path}
        store={store}
        label={path.length === 0 ? words.wholeText : name.label}
        twinText={name.twinText}
      >
        {(ids) => <TextArea ids={ids} path={path} store={store} />}
      </FieldFrame>
    );
  }
  const inner = Object.keys(value).map((key) => (
    <div key={key} className={styles.text}>
      <TextTree path={[...path, key]} store={store} twin={twin} />
    </div>
  ));
  if (path.length === 0) return inner;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.label}>{name.label}</legend>
      {inner}
    </fieldset>
  );
}

/** The label of a text and its wording in the other language, which is the label where the key has none. */
function useName(path: Path, twin: Twin | undefined) {
  const { language } = useDesk();
  const key = String(path.at(-1));
  const label = fieldLabel(key, language);
  const text = twin && firstText(valueAt(twin.value, path));
  if (!text) return { label };
  if (label === key) return { label: text };
  return { label, twinText: { text, lang: LANGUAGES[twin.locale].htmlLang } };
}

function firstText(value: unknown): string | undefined {
  if (typeof value === "string") return value;
  if (typeof value !== "object" || value === null) return undefined;
  return Object.values(value).map(firstText).find(Boolean);
}
