import type { FastifyBaseLogger } from "fastify";
import type { EnquiryStore } from "./store/store.ts";

const MINUTE_MS = 60 * 1000;
/** Mail that waits longer than this needs somebody's attention. */
const PATIENCE_MS = 60 * MINUTE_MS;
const LOOK_MS = 5 * MINUTE_MS;

/**
 * Writes one line to the log every five minutes while the oldest undelivered notice has waited for more than an hour: set
 * an alarm on this line. Runs until the returned function is called.
 */
export function startAlert(store: EnquiryStore, log: Pick<FastifyBaseLogger, "error">): () => void {
  const look = () => lookForUnsent(store, Date.now(), log);
  const timer = setInterval(look, LOOK_MS);
  void look();
  return () => clearInterval(timer);
}

/** @param now milliseconds since 1970 */
export async function lookForUnsent(
  store: EnquiryStore,
  now: number,
  log: Pick<FastifyBaseLogger, "error">,
): Promise<void> {
  try {
    const unsent = await store.unsent();
    if (unsent === null) return;
    // A moment in the future was written before the clock was set back: it must not silence the alarm.
    const waited = Math.abs(now - unsent.since);
    if (waited <= PATIENCE_MS) return;
    const minutes = Math.floor(waited / MINUTE_MS);
    log.error(
      { alert: "unsent-enquiries", count: unsent.count, oldestMinutes: minutes },
      "enquiries wait to be mailed: see npm run enquiries -- list",
    );
  } catch (error) {
    log.error({ err: error }, "it is not known whether enquiries wait to be mailed");
  }
}
