import { type OpeningHours, workingDayAfter } from "@stoneyard/enquiry/visits.ts";
import type { FastifyBaseLogger } from "fastify";
import type { EnquiryStore } from "./store/store.ts";

const LOOK_MS = 5 * 60 * 1000;

type Reminders = {
  store: Pick<EnquiryStore, "unanswered" | "remind">;
  hours: OpeningHours;
  /** Called when there is mail to send. */
  onReminded: () => void;
  log: Pick<FastifyBaseLogger, "info" | "error">;
};

/**
 * Puts the notice of an enquiry back into the outbox, once, when nobody has marked it as answered for a working day. Checks
 * every five minutes until the returned function is called.
 */
export function startReminders(reminders: Reminders): () => void {
  const look = () => remindAt(Date.now(), reminders);
  const timer = setInterval(look, LOOK_MS);
  void look();
  return () => clearInterval(timer);
}

/** @param now milliseconds since 1970 */
export async function remindAt(now: number, { store, hours, onReminded, log }: Reminders): Promise<void> {
  try {
    let count = 0;
    for (const { id, sentAt } of await store.unanswered()) {
      if (workingDayAfter(sentAt, hours) <= now && (await store.remind(id, now))) count++;
    }
    if (count === 0) return;
    log.info({ count }, "unanswered enquiries are mailed again");
    onReminded();
  } catch (error) {
    log.error({ err: error }, "it is not known which enquiries are unanswered; it will be looked again");
  }
}
