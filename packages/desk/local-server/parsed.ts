import { ContentError, type Problem } from "@stoneyard/catalogue/problem.ts";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { RefusedError } from "../drafts/content-path.ts";
import { LONGEST_MESSAGE } from "../history/longest-message.ts";
import { DESK_LANGUAGES } from "../words/desk-language.ts";

/** The message of a commit. */
export const commitMessage = z.string().trim().min(1).max(LONGEST_MESSAGE);
/** The language in which the desk answers. */
export const deskLanguage = z.enum(DESK_LANGUAGES).catch("en");

/**
 * What was sent, as the schema has it.
 * @throws RefusedError with the message where it is something else
 */
export function parsed<S extends z.ZodType>(
  schema: S,
  sent: unknown,
  message = "This request cannot be understood.",
): z.output<S> {
  const found = schema.safeParse(sent);
  if (!found.success) throw new RefusedError(400, message);
  return found.data;
}

/** The answer to a change that needs a file which cannot be read: its mistakes. */
export type Unreadable = { state: "unreadable"; problems: readonly Problem[] };

/** Answers a change that is sent as JSON: with what its work gives, or that it is done. */
export function onPost<S extends z.ZodType>(
  app: FastifyInstance,
  path: string,
  schema: S,
  work: (sent: z.output<S>) => unknown,
): void {
  app.post(path, async ({ body }) => {
    try {
      return (await work(parsed(schema, body))) ?? { state: "done" };
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      return { state: "unreadable", problems: error.problems } satisfies Unreadable;
    }
  });
}

/** The bytes of a body that is sent as a file. Throws a RefusedError where it is something else. */
export function bytesOf(body: unknown): Buffer {
  if (Buffer.isBuffer(body)) return body;
  throw new RefusedError(415, "This is not a file.");
}
