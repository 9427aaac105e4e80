import type { FastifyBaseLogger } from "fastify";
import { type EnquiryStore, type LeasedMail, LONGEST_WAIT_MS } from "../store/store.ts";
import { readFailure, type Send } from "./mailer.ts";

export type Outbox = {
  /** Looks for due mail now; called after a new enquiry. */
  wake(): void;
  /** Takes no more mail; resolves when the current one is sent or, after `STOP_MS`, given back. */
  stop(): Promise<void>;
};

type OutboxOptions = {
  store: EnquiryStore;
  send: Send;
  log: Pick<FastifyBaseLogger, "info" | "warn" | "error">;
  /** Milliseconds, see `DEFAULTS`; tests shorten them. */
  pace?: Partial<typeof DEFAULTS>;
};

const DEFAULTS = {
  /** The wait after the first failure; it doubles with each failure up to `longestWait`. */
  firstWait: 5_000,
  longestWait: LONGEST_WAIT_MS,
  /** Longest wait between looks, as another process may have added mail. */
  look: 15_000,
  /** Time limit of an attempt: a slow line takes minutes for 7 MB, and the mail server ten more to answer. */
  attempt: 30 * 60_000,
};

/** A mail is leased for this long, again and again while it is sent: when its sender has died, another soon takes it. */
const LEASE_MS = 120_000;
const RENEW_MS = LEASE_MS / 4;

/** How long the current mail may delay a stop. */
const STOP_MS = 8_000;

/** Starts delivering. Temporary failures are retried without end; permanent ones are kept as `failed`. */
export function startOutbox({ store, send, log, pace }: OutboxOptions): Outbox {
  const { firstWait, longestWait, look, attempt } = { ...DEFAULTS, ...pace };
  const stopping = new AbortController();
  const giveUp = new AbortController();
  let woken = false;
  let rouse = () => {};
  const finished = run();

  return {
    wake() {
      woken = true;
      rouse();
    },
    async stop() {
      stopping.abort();
      rouse();
      const timer = setTimeout(() => {
        giveUp.abort();
        rouse();
      }, STOP_MS);
      await finished;
      clearTimeout(timer);
    },
  };

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      woken = false;
      try {
        while (!stopping.signal.aborted && (await deliverOne()));
        await sleep((await store.nextDue()) ?? Number.POSITIVE_INFINITY);
      } catch (error) {
        log.error({ err: error }, "the outbox cannot reach the store; it will look again");
        await sleep(Date.now() + firstWait);
      }
    }
  }

  async function deliverOne(): Promise<boolean> {
    const now = Date.now();
    const mail = await store.lease(now, now + LEASE_MS);
    if (mail === null) return false;
    const facts = { mail: mail.id, enquiry: mail.enquiryId, kind: mail.kind, attempts: mail.attempts };
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(new Error("the mail server took too long")), attempt);
    const renewing = setInterval(() => renew(mail), RENEW_MS);
    try {
      await send(mail, AbortSignal.any([giveUp.signal, late.signal]));
    } catch (error) {
      await recordFailure(mail, error, facts);
      return true;
    } finally {
      clearTimeout(timer);
      clearInterval(renewing);
    }
    const at = Date.now();
    await tell(() => store.markSent(mail, at));
    log.info(facts, "mail sent");
    return true;
  }

  async function renew(mail: LeasedMail): Promise<void> {
    try {
      await store.renew(mail, Date.now() + LEASE_MS);
    } catch (error) {
      log.error({ err: error }, "the outbox cannot reach the store; it goes on with the mail in hand");
    }
  }

  async function recordFailure(mail: LeasedMail, error: unknown, facts: object): Promise<void> {
    // The reason may name addresses: it is stored, and only its code is logged.
    const { reason, permanent, code } = readFailure(error);
    if (permanent) {
      await tell(() => store.markFailed(mail, reason));
      log.error({ ...facts, code }, "mail refused for good; see npm run enquiries");
      return;
    }
    const wait = giveUp.signal.aborted ? 0 : backoff(mail.attempts);
    await tell(() => store.postpone(mail, Date.now() + wait, reason));
    log.warn({ ...facts, code, wait }, "mail not sent; it will be tried again");
  }

  /** Tells the store how a mail ended, again and again while it is away: a mail of unknown end would be sent twice. */
  async function tell(end: () => Promise<void>): Promise<void> {
    for (;;) {
      try {
        return await end();
      } catch (error) {
        if (giveUp.signal.aborted) throw error;
        log.error({ err: error }, "the outbox cannot reach the store; it will tell again how the mail ended");
        await pause(firstWait);
      }
    }
  }

  /** Between half and the whole of the doubled wait, so that mails that failed together do not retry together. */
  function backoff(attempts: number): number {
    const wait = Math.min(longestWait, firstWait * 2 ** Math.min(attempts - 1, 30));
    return Math.round(wait * (0.5 + Math.random() / 2));
  }

  async function sleep(until: number): Promise<void> {
    if (woken || stopping.signal.aborted) return;
    await pause(Math.max(0, Math.min(until - Date.now(), look)));
  }

  /** Ends early at a wake and a stop. */
  async function pause(ms: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, ms);
    rouse = resolve;
    await promise;
    clearTimeout(timer);
    rouse = () => {};
  }
}
