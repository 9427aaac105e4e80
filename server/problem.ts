import type { FastifyReply } from "fastify";
import type { Problem, ProblemKind } from "#enquiry/answer.ts";
import type { FieldProblem, Locale } from "#enquiry/enquiry.ts";
import { FIELD_NAMES } from "./field-names.ts";
import { FIELD_TEXTS, PROBLEM_TEXTS } from "./problem-texts.ts";

const STATUS: Record<ProblemKind, number> = {
  refused: 422,
  unreadable: 400,
  "too-large": 413,
  "unsupported-type": 415,
  "other-site": 403,
  "too-many": 429,
  "not-stored": 503,
  "not-found": 404,
  "wrong-method": 405,
  failed: 500,
};

/** A failure in words; `errors` names the fields of a refused enquiry, each with what would be right. */
export function problem(kind: ProblemKind, locale: Locale, errors: FieldProblem[] = []): Problem {
  const { title, detail } = PROBLEM_TEXTS[locale][kind];
  return {
    type: `/problems/${kind}`,
    title,
    status: STATUS[kind],
    detail,
    ...(errors.length > 0
      ? { errors: errors.map((error) => ({ ...error, detail: explain(error, locale) })) }
      : {}),
  };
}

/** Answers with a failure as `application/problem+json`. */
export function sendProblem(reply: FastifyReply, failure: Problem): FastifyReply {
  return reply
    .code(failure.status)
    .type("application/problem+json; charset=utf-8")
    .header("cache-control", "no-store")
    .send(JSON.stringify(failure));
}

/** Which failure an error thrown while a request was read stands for. */
export function problemKindOf(error: unknown): ProblemKind {
  const { statusCode = 500 }: { statusCode?: number } = Object(error);
  if (statusCode === 413) return "too-large";
  if (statusCode === 415) return "unsupported-type";
  return statusCode >= 400 && statusCode < 500 ? "unreadable" : "failed";
}

function explain({ field, code }: FieldProblem, locale: Locale): string {
  return FIELD_TEXTS[locale][code](FIELD_NAMES[locale][field], field);
}
