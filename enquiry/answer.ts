import type { FieldProblem } from "./enquiry.ts";

/** Where enquiries are sent: JSON by script, a native form post without one. */
export const CONTACT_ACTION = "/api/contact";

/** What a visitor asks about, in the address of the form's page: `/contact?about=marble/carrara`. */
export const ABOUT_PARAMETER = "about";

/**
 * The parameter by which a native form names the page it stands on; after a success the browser is sent back
 * there with the enquiry's number and `#sent` (`SENT_ANCHOR`), the id of a notice that the page shows by `:target`.
 */
export const FROM_PARAMETER = "from";
export const SENT_ANCHOR = "sent";
export const NUMBER_PARAMETER = "number";

/** The attribute of the empty element into which the server writes the number of the address when it sends that page. */
export const NUMBER_PLACE = "data-enquiry-number";

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
