import type { Problem, ProblemKind } from "@stoneyard/enquiry/answer.ts";
import { type FieldProblem, type FilesProblem, LIMITS } from "@stoneyard/enquiry/enquiry.ts";
import { MOST_FILE_BYTES, MOST_FILES } from "@stoneyard/enquiry/files.ts";
import type { FastifyReply } from "fastify";
import type { Language } from "./languages.ts";

const STATUS: Record<ProblemKind, number> = {
  refused: 422,
  unreadable: 400,
  "too-large": 413,
  "unsupported-type": 415,
  "other-site": 403,
  "other-content": 409,
  "too-many": 429,
  "not-stored": 503,
  "not-found": 404,
  "wrong-method": 405,
  failed: 500,
};

/** Seconds after which a client may try again when the store did not work. */
export const RETRY_AFTER_S = 30;

export function problem(kind: ProblemKind, language: Language, errors: FieldProblem[] = []): Problem {
  return {
    type: `/problems/${kind}`,
    title: language.say(`server.problems.${kind}.title`),
    status: STATUS[kind],
    detail: language.say(`server.problems.${kind}.detail`),
    ...(errors.length > 0
      ? { errors: errors.map((error) => ({ ...error, detail: explain(error, language) })) }
      : {}),
  };
}

/** Problems with files; those for lack of room may be retried later. */
export function filesProblem(code: FilesProblem, language: Language): Problem {
  const kind =
    code === "files-too-many-waiting" ? "too-many" : code === "files-no-room" ? "not-stored" : "refused";
  return problem(kind, language, [{ field: "files", code }]);
}

export function sendProblem(reply: FastifyReply, failure: Problem): FastifyReply {
  return reply
    .code(failure.status)
    .type("application/problem+json; charset=utf-8")
    .header("cache-control", "no-store")
    .send(JSON.stringify(failure));
}

export function withStatus(statusCode: number, message: string, cause?: unknown): Error {
  return Object.assign(new Error(message, { cause }), { statusCode });
}

export function problemKindOf(error: unknown): ProblemKind {
  const { statusCode = 500 }: { statusCode?: number } = Object(error);
  if (statusCode === 413) return "too-large";
  if (statusCode === 415) return "unsupported-type";
  if (statusCode === 403) return "other-site";
  if (statusCode === 429) return "too-many";
  if (statusCode === 503) return "not-stored";
  return statusCode >= 400 && statusCode < 500 ? "unreadable" : "failed";
}

function explain({ field, code }: FieldProblem, language: Language): string {
  const limit = limitOf(field, code);
  return language.say(`contact.problems.${code}`, { limit });
}

function limitOf(field: FieldProblem["field"], code: FieldProblem["code"]): number {
  if (code === "files-too-large") return MOST_FILE_BYTES / 2 ** 20;
  if (field === "files") return MOST_FILES;
  return field === "form" ? LIMITS.bodyBytes : LIMITS[field];
}
