import type { Path } from "@stoneyard/catalogue/files/source.ts";
import { valueAt } from "@stoneyard/catalogue/files/value-at.ts";
import { ChipsField, ChoiceField, ReferenceField } from "./choice-fields.tsx";
import type { FieldStore } from "./field-store.ts";
import { GroupField } from "./group-field.tsx";
import { ListField } from "./list-field.tsx";
import { PictureField } from "./put-picture.tsx";
import { formOf, type Schema } from "./schema-form.ts";
import { ColourField, LineField, TranslatedField, YesOrNoField } from "./single-fields.tsx";

export type FieldProps = { schema: Schema; path: Path; store: FieldStore; label: string };

/** The field of a value, by its schema. */
export function Field(props: FieldProps) {
  const form = formOf(props.schema, valueAt(props.store.value, props.path));
  switch (form.form) {
    case "translated":
      return <TranslatedField {...props} />;
    case "colour":
      return <ColourField {...props} />;
    case "reference":
      return <ReferenceField {...props} to={form.to} />;
    case "picture":
      return <PictureField {...props} />;
    case "yes-or-no":
      return <YesOrNoField {...props} yes={form.yes} no={form.no} />;
    case "choice":
      return <ChoiceField {...props} values={form.values} />;
    case "chips":
      return <ChipsField {...props} values={form.values} />;
    case "list":
      return <ListField {...props} element={form.element} />;
    case "group":
      return <GroupField {...props} entries={form.entries} />;
    default:
      return <LineField {...props} kind={form.form} />;
  }
}
