import type { FastifyBaseLogger } from "fastify";

declare module "fastify" {
  interface FastifyRequest {
    /** Why it was refused, where that is a fault of ours: `countRefusals` logs it. */
    fault: unknown;
  }
}

const MINUTE_MS = 60 * 1000;

type Refusals = {
  /**
   * @param at the route, without anything of the visitor
   * @param err the fault behind it, if any
   */
  count(status: number, at: string, err?: unknown): void;
  /** Logs what was counted and not logged yet. */
  flush(): void;
};

/**
 * Logs refusals by status and route: the first at once with its fault, those of the next minute as a number, so that a flood
 * of requests is no flood of lines.
 */
export function countRefusals(log: Pick<FastifyBaseLogger, "warn" | "error">): Refusals {
  const counts = new Map<string, { refused: number; at: string; count: number; timer: NodeJS.Timeout }>();

  function tell(key: string): void {
    const { refused, at, count, timer } = counts.get(key) ?? {};
    clearTimeout(timer);
    counts.delete(key);
    if (count) log.warn({ refused, at, count }, "requests were refused");
  }

  return {
    count(refused, at, err) {
      const key = `${refused} ${at}`;
      const counted = counts.get(key);
      if (counted) {
        counted.count += 1;
        return;
      }
      if (err) log.error({ refused, at, count: 1, err }, "a request failed");
      else log.warn({ refused, at, count: 1 }, "a request was refused");
      counts.set(key, { refused, at, count: 0, timer: setTimeout(() => tell(key), MINUTE_MS).unref() });
    },
    flush() {
      for (const key of counts.keys()) tell(key);
    },
  };
}

/** The part of an error for the log: databases add the values of the refused row. */
export function withoutData(error: Error & { code?: unknown; errcode?: unknown }) {
  const { name: type, message, code, errcode, stack } = error;
  return { type, message, code, errcode, stack: stack ?? "" };
}
