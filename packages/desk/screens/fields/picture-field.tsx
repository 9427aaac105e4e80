import { useDesk } from "../desk-context.ts";
import type { FieldProps } from "./field.tsx";
import { valueAt } from "./field-store.ts";
import { PutPicture } from "./put-picture.tsx";
import { TextField } from "./single-fields.tsx";

/** A picture by its name: shown small, with another one to put in its place. */
export function PictureField(props: FieldProps) {
  const { words } = useDesk();
  const name = String(valueAt(props.store.value, props.path) ?? "");
  return (
    <div>
      <TextField {...props} />
      {name !== "" && <PutPicture key={name} name={name} commitText={`${words.picture}: ${name}`} />}
    </div>
  );
}
