import type { Accepted, Problem } from "@stoneyard/enquiry/answer.ts";
import { type FieldProblem, newEnquiryId } from "@stoneyard/enquiry/enquiry.ts";
import { ENQUIRY_ADDRESS } from "./enquiry-address.ts";

/** Why an enquiry was not accepted: the server's words, or that it was not reached. */
export type Failure = { detail: string } | "offline" | "unreachable";

export type Outcome = { number: string } | { problems: FieldProblem[]; failure: Failure };

/** How long the visitor waits for an answer, ms. */
const PATIENCE_MS = 15_000;
const CONFLICT = 409;

/**
 * Sends an enquiry as JSON. It counts as sent when the server has stored it; failures are outcomes and never thrown.
 * @param isAnew whether it was sent before under another id
 */
export async function sendEnquiry(enquiry: Record<string, unknown>, isAnew = false): Promise<Outcome> {
  try {
    const response = await fetch(ENQUIRY_ADDRESS, {
      method: "POST",
      headers: { "Content-Type": "application/json", Accept: "application/json" },
      body: JSON.stringify(enquiry),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (response.ok) return { number: ((await response.json()) as Accepted).number };
    // The server has other content under this id: this is a second enquiry.
    if (response.status === CONFLICT && !isAnew)
      return await sendEnquiry({ ...enquiry, id: newEnquiryId() }, true);
    const { detail, errors = [] } = (await response.json()) as Partial<Problem>;
    return { problems: errors, failure: detail ? { detail } : "unreachable" };
  } catch {
    return { problems: [], failure: navigator.onLine ? "unreachable" : "offline" };
  }
}
