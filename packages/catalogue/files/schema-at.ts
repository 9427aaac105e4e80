import { z } from "zod";
import type { Path } from "./source.ts";

/** The schema of a value within a file; of a choice between forms, that of the first form that has it. */
export function schemaAt(schema: z.core.$ZodType, path: Path): z.ZodType | undefined {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return schemaAt(schema.unwrap(), path);
  const [step, ...rest] = path;
  if (step === undefined) return schema instanceof z.ZodType ? schema : undefined;
  if (schema instanceof z.ZodArray) return schemaAt(schema.element, rest);
  if (schema instanceof z.ZodRecord) return schemaAt(schema.valueType, rest);
  if (schema instanceof z.ZodObject) {
    const inner = schema.shape[String(step)];
    return inner && schemaAt(inner, rest);
  }
  if (schema instanceof z.ZodUnion) {
    for (const option of schema.options) {
      const found = schemaAt(option, path);
      if (found) return found;
    }
  }
  return undefined;
}
