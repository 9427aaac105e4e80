import type { FastifyBaseLogger } from "fastify";
import type { EnquiryStore } from "./store/store.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Interval of the check. */
const LOOK_MS = 60 * 60 * 1000;

/** Enquiries before this moment are older than `days`. */
export function daysAgo(days: number, now: number = Date.now()): number {
  return now - days * DAY_MS;
}

/** Deletes delivered enquiries older than `days`, now and every hour, until the returned function is called. */
export function startRetention(
  store: EnquiryStore,
  days: number,
  log: Pick<FastifyBaseLogger, "info" | "error">,
): () => void {
  const purge = async () => {
    try {
      const counts = await store.purge(daysAgo(days), false);
      if (counts.deleted > 0) log.info(counts, "old enquiries deleted");
    } catch (error) {
      log.error({ err: error }, "old enquiries could not be deleted; it will be tried again");
    }
  };
  void purge();
  const timer = setInterval(purge, LOOK_MS);
  return () => clearInterval(timer);
}
