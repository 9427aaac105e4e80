import type { FieldProblem } from "./enquiry.ts";

/** Where enquiries are sent: JSON by script, a native form post without one. */
export const CONTACT_ACTION = "/api/contact";

/** What a visitor asks about, in the address of the form's page: `/contact?about=marble/carrara`. */
export const ABOUT_PARAMETER = "about";

/**
 * The parameter by which a native form names the page it stands on; after a success the browser is sent back
 * there with `#sent` (`SENT_ANCHOR`), the id of a notice that the page shows by `:target`.
 */
export const FROM_PARAMETER = "from";
export const SENT_ANCHOR = "sent";

/** The JSON answer to an accepted enquiry, with status 201; the same when this id was accepted before. */
export type Accepted = { id: string };

/** Kinds of failure, as the last part of `Problem.type`. */
export type ProblemKind =
  | "refused"
  | "unreadable"
  | "too-large"
  | "unsupported-type"
  | "other-site"
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
