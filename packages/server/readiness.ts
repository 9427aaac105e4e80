import { type FaultKind, faultKind } from "./store/fault.ts";
import type { EnquiryStore } from "./store/store.ts";

/** More frequent questions get the last answer, as each check waits for the disk. */
const FRESH_MS = 1000;

const SAID: Record<FaultKind, string> = {
  deleted: "was deleted",
  moved: "was moved",
  replaced: "was replaced",
  damaged: "is damaged",
  full: "is full",
  locked: "is locked by another program",
  forbidden: "may not be written",
  unreachable: "cannot be reached",
};

/** What is wrong: `said` in a sentence without paths or addresses. */
type Fault = { said: string; error: unknown };

/**
 * Checks that the store can keep an enquiry.
 * @returns a function that gives null, or what is wrong
 */
export function createReadiness(store: Pick<EnquiryStore, "check">): () => Promise<Fault | null> {
  let answer = Promise.resolve<Fault | null>(null);
  let askedAt = Number.NEGATIVE_INFINITY;

  const look = () =>
    store.check().then(
      () => null,
      (error) => ({ said: `the store ${SAID[faultKind(error)]}`, error }),
    );

  return () => {
    const now = performance.now();
    if (now - askedAt >= FRESH_MS) {
      askedAt = now;
      answer = look();
    }
    return answer;
  };
}
