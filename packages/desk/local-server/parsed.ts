import type { z } from "zod";
import { RefusedError } from "../drafts/content-path.ts";

/** What was sent, as the schema has it. Throws a RefusedError where it is something else. */
export function parsed<S extends z.ZodType>(schema: S, sent: unknown): z.output<S> {
  const found = schema.safeParse(sent);
  if (!found.success) throw new RefusedError(400, "This request cannot be understood.");
  return found.data;
}
