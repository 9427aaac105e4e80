import { KINDS } from "@stoneyard/catalogue/json-schemas.ts";
import { kindOfFile } from "../words/kind-of-file.ts";
import { useDesk } from "./desk-context.ts";
import { GroupEntries } from "./fields/group-field.tsx";
import { formOf } from "./fields/schema-form.ts";
import { SaveLine } from "./save-line.tsx";
import { useFile } from "./use-file.ts";

/** Some entries of a file, as its form has them. */
export function FieldsStep({
  file,
  keys,
  onSaved,
}: {
  file: string;
  keys: readonly string[];
  onSaved: () => void;
}) {
  const { words } = useDesk();
  const { store, state, fault } = useFile(file, onSaved);
  const schema = KINDS[kindOfFile(file)]?.schema;
  const form = schema && store && formOf(schema, store.value);
  return (
    <>
      <SaveLine state={state} fault={fault} />
      {!store && !fault && <p role="status">{words.loading}</p>}
      {store && form?.form === "group" && (
        <GroupEntries path={[]} store={store} entries={form.entries.filter(([key]) => keys.includes(key))} />
      )}
    </>
  );
}
