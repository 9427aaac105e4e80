import type { FastifyBaseLogger } from "fastify";

const MINUTE_MS = 60 * 1000;

export type Refusals = {
  /** @param at the route, in which nothing of a visitor stands */
  count(status: number, at: string): void;
  /** Tells what has been counted and not told. */
  flush(): void;
};

/**
 * Tells refusals in the log by status and route: the first at once, those of the minute after it by their number, so that a
 * flood of requests is no flood of lines.
 */
export function countRefusals(log: Pick<FastifyBaseLogger, "warn">): Refusals {
  const counts = new Map<string, { refused: number; at: string; count: number; timer: NodeJS.Timeout }>();

  function tell(key: string): void {
    const { refused, at, count, timer } = counts.get(key) ?? {};
    clearTimeout(timer);
    counts.delete(key);
    if (count) log.warn({ refused, at, count }, "requests were refused");
  }

  return {
    count(refused, at) {
      const key = `${refused} ${at}`;
      const counted = counts.get(key);
      if (counted) {
        counted.count += 1;
        return;
      }
      log.warn({ refused, at, count: 1 }, "a request was refused");
      counts.set(key, { refused, at, count: 0, timer: setTimeout(() => tell(key), MINUTE_MS).unref() });
    },
    flush() {
      for (const key of counts.keys()) tell(key);
    },
  };
}

/** What the log has of an error: a database adds the values of the row that it did not take. */
export function withoutData(error: Error & { code?: unknown; errcode?: unknown }) {
  const { name: type, message, code, errcode, stack } = error;
  return { type, message, code, errcode, stack: stack ?? "" };
}
