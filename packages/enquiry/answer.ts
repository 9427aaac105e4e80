import type { FieldProblem } from "./enquiry.ts";

/** Where enquiries are sent: JSON by script, a native form post without one. */
export const CONTACT_ACTION = "/api/contact";

/** What a visitor asks about, in the address of the form's page: `/contact?about=marble/carrara`. */
export const ABOUT_PARAMETER = "about";

/** The parameter by which a native form names the page that it stands on. */
export const FROM_PARAMETER = "from";
export const NUMBER_PARAMETER = "number";

/** Where a native form is sent on to once it is accepted: a page of the server's that says the enquiry's number. */
export const SENT_PAGE = "/api/contact/sent";

/** The JSON answer to an accepted enquiry, with status 201; the same when it was accepted before under this id. */
export type Accepted = { id: string; number: string };

/** The answer to a part of a file: how many bytes of it are there, from where the next part goes on. */
export type PartReceived = { received: number };

/** Kinds of failure, as the last part of `Problem.type`. */
export type ProblemKind =
  | "refused"
  | "unreadable"
  | "too-large"
  | "unsupported-type"
  | "other-site"
  | "other-content"
  | "too-many"
  | "not-stored"
  | "not-found"
  | "wrong-method"
  | "failed";

/**
 * Every failure of the server, as `application/problem+json` (RFC 9457). Texts are in the language of the
 * enquiry, as far as it could be read. `errors` is there for `refused` only.
 */
export type Problem = {
  type: `/problems/${ProblemKind}`;
  title: string;
  status: number;
  detail: string;
  errors?: (FieldProblem & { detail: string })[];
};
