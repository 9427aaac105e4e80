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

/**
 * Checks that the store can keep an enquiry.
 * @returns a function that gives null, or what is wrong in a sentence without paths or addresses
 */
export function createReadiness(
  store: Pick<EnquiryStore, "check">,
  onFault: (error: unknown) => void,
): () => Promise<string | null> {
  let answer = Promise.resolve<string | null>(null);
  let askedAt = Number.NEGATIVE_INFINITY;

  async function look(): Promise<string | null> {
    try {
      await store.check();
      return null;
    } catch (error) {
      onFault(error);
      return `the store ${SAID[faultKind(error)]}`;
    }
  }

  return () => {
    const now = performance.now();
    if (now - askedAt >= FRESH_MS) {
      askedAt = now;
      answer = look();
    }
    return answer;
  };
}
