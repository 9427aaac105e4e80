import { type OpeningHours, workingDayAfter } from "@stoneyard/enquiry/visits.ts";
import type { FastifyBaseLogger } from "fastify";
import type { EnquiryStore } from "./store/store.ts";

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const PATIENCE_MS = HOUR_MS;
/** After this time the enquiry of a file will not come. */
const PENDING_MS = DAY_MS;

type Housekeeping = {
  store: Pick<EnquiryStore, "unsent" | "unanswered" | "remind" | "purge" | "dropPendingFiles" | "erase">;
  hours: OpeningHours;
  retentionDays: number | null;
  /** Called when a reminder waits to be mailed; null where none are sent. */
  onReminded: (() => void) | null;
  log: Pick<FastifyBaseLogger, "info" | "error">;
};

/** What is done again and again while the server runs: at once, and then in its interval, until the returned function is called. */
export function startHousekeeping(options: Housekeeping): () => void {
  const { retentionDays, onReminded, log } = options;
  const repeated: [interval: number, work: (now: number) => Promise<void>, fault: string][] = [
    [5 * MINUTE_MS, (now) => tellUnsent(now, options), "it is not known whether enquiries wait to be mailed"],
    [
      HOUR_MS,
      (now) => dropPendingFiles(now, options),
      "files without an enquiry could not be deleted; it will be tried again",
    ],
  ];
  if (onReminded)
    repeated.push([
      5 * MINUTE_MS,
      (now) => remind(now, { ...options, onReminded }),
      "it is not known which enquiries are unanswered; it will be tried again",
    ]);
  if (retentionDays !== null)
    repeated.push([
      HOUR_MS,
      (now) => purge(now, { ...options, retentionDays }),
      "old enquiries could not be deleted; it will be tried again",
    ]);
  const timers = repeated.map(([interval, work, fault]) => {
    const look = () => work(Date.now()).catch((err) => log.error({ err }, fault));
    void look();
    return setInterval(look, interval);
  });
  return () => {
    for (const timer of timers) clearInterval(timer);
  };
}

/** Enquiries before this moment are older than `days`. */
export function daysAgo(days: number, now: number = Date.now()): number {
  return now - days * DAY_MS;
}

/** One line to the log while the oldest undelivered notice has waited for more than an hour: set an alarm on it. */
async function tellUnsent(now: number, { store, log }: Housekeeping): Promise<void> {
  const unsent = await store.unsent();
  if (unsent === null) return;
  // A moment in the future was written before the clock was set back: it must not silence the alarm.
  const waited = Math.abs(now - unsent.since);
  if (waited <= PATIENCE_MS) return;
  log.error(
    { alert: "unsent-enquiries", count: unsent.count, oldestMinutes: Math.floor(waited / MINUTE_MS) },
    "enquiries wait to be mailed: see npm run enquiries -- list",
  );
}

async function dropPendingFiles(now: number, { store, log }: Housekeeping): Promise<void> {
  const deleted = await store.dropPendingFiles(now - PENDING_MS);
  if (deleted > 0) log.info({ deleted }, "files without an enquiry deleted");
  // Also of what a visitor or the command line has deleted since.
  await store.erase();
}

/** Puts the notice of an enquiry back into the outbox, once, when nobody has marked it as answered for a working day. */
async function remind(
  now: number,
  { store, hours, onReminded, log }: Housekeeping & { onReminded: () => void },
): Promise<void> {
  let count = 0;
  for (const { id, sentAt } of await store.unanswered())
    if (workingDayAfter(sentAt, hours) <= now && (await store.remind(id, now))) count++;
  if (count === 0) return;
  log.info({ count }, "unanswered enquiries are mailed again");
  onReminded();
}

async function purge(
  now: number,
  { store, retentionDays, log }: Housekeeping & { retentionDays: number },
): Promise<void> {
  const counts = await store.purge(daysAgo(retentionDays, now), false);
  if (counts.deleted === 0) return;
  log.info(counts, "old enquiries deleted");
  await store.erase();
}
