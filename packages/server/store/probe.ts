import { LIMITS, newEnquiryId } from "@stoneyard/enquiry/enquiry.ts";
import { toEnquiry } from "./rows.ts";
import type { NewEnquiry } from "./store.ts";

/** A probe enquiry that is stored and deleted in one transaction. */
export function aProbe(): NewEnquiry {
  return {
    id: newEnquiryId(),
    firstName: "",
    lastName: "",
    phone: "",
    email: "",
    message: "x".repeat(LIMITS.message),
    subject: "",
    chosen: "x".repeat(LIMITS.chosen),
    visit: "",
    visitFor: "",
    locale: "",
    receivedAt: Date.now(),
    suspicion: [],
  };
}

/** @throws when the store returns something else */
export function assertProbe(row: Record<string, unknown> | undefined, { message, chosen }: NewEnquiry): void {
  const read = toEnquiry(row ?? {});
  if (read.message !== message || read.chosen !== chosen)
    throw Object.assign(new Error("The store gives back something else than it was given"), {
      code: "XX001",
    });
}
