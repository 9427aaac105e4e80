import type { Path } from "@stoneyard/catalogue/source.ts";
import { ChipsField } from "./chips-field.tsx";
import { ChoiceField, ReferenceField } from "./choice-field.tsx";
import type { FieldStore } from "./field-store.ts";
import { valueAt } from "./field-store.ts";
import { GroupField } from "./group-field.tsx";
import { ListField } from "./list-field.tsx";
import { PictureField } from "./picture-field.tsx";
import { formOf, type Schema } from "./schema-form.ts";
import {
  ColourField,
  NumberField,
  PhoneField,
  PriceField,
  TextField,
  TimeField,
  TranslatedField,
  YesOrNoField,
} from "./single-fields.tsx";

export type FieldProps = { schema: Schema; path: Path; store: FieldStore; label: string };

/** The field of a value, by its schema. */
export function Field({ schema, path, store, label }: FieldProps) {
  const form = formOf(schema, valueAt(store.value, path));
  const shared = { schema, path, store, label };
  switch (form.form) {
    case "translated":
      return <TranslatedField {...shared} />;
    case "number":
      return <NumberField {...shared} />;
    case "price":
      return <PriceField {...shared} />;
    case "time":
      return <TimeField {...shared} />;
    case "phone":
      return <PhoneField {...shared} />;
    case "colour":
      return <ColourField {...shared} />;
    case "reference":
      return <ReferenceField {...shared} to={form.to} />;
    case "picture":
      return <PictureField {...shared} />;
    case "yes-or-no":
      return <YesOrNoField {...shared} yes={form.yes} no={form.no} />;
    case "choice":
      return <ChoiceField {...shared} values={form.values} />;
    case "chips":
      return <ChipsField {...shared} values={form.values} />;
    case "list":
      return <ListField {...shared} element={form.element} />;
    case "group":
      return <GroupField {...shared} entries={form.entries} />;
    default:
      return <TextField {...shared} />;
  }
}
