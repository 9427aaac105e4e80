import { isIPv6 } from "node:net";

/**
 * Says whether a client may go on: 0, or the seconds until it may. `now` is in milliseconds, of a clock that nobody sets:
 * by the time of day, everybody would be refused for as long as it was set back.
 */
export type RateLimit = (address: string, now?: number) => number;

const WINDOW_MS = 10 * 60 * 1000;

/** Clients remembered at once; past that the longest unseen is forgotten, so that memory stays bounded. */
const MOST_CLIENTS = 10_000;

/**
 * A limit of `perWindow` calls at once for each client, which comes back evenly over ten minutes. An IPv6
 * client is its /64 network, since one household owns a whole one.
 */
export function createRateLimit(perWindow: number): RateLimit {
  const interval = WINDOW_MS / perWindow;
  // For each client the moment at which its whole allowance will be back.
  const fullAgainAt = new Map<string, number>();

  return (address, now = performance.now()) => {
    const client = clientOf(address);
    const next = Math.max(now, fullAgainAt.get(client) ?? 0) + interval;
    if (next - now > WINDOW_MS + 1) return Math.ceil((next - now - WINDOW_MS) / 1000);
    fullAgainAt.delete(client);
    fullAgainAt.set(client, next);
    const [longestUnseen] = fullAgainAt.keys();
    if (fullAgainAt.size > MOST_CLIENTS && longestUnseen !== undefined) fullAgainAt.delete(longestUnseen);
    return 0;
  };
}

/** Whom an address stands for: an IPv6 client owns its whole /64 network. */
export function clientOf(address: string): string {
  if (!isIPv6(address) || address.startsWith("::ffff:")) return address;
  // URL writes an address in its shortest form; only the groups before `::` and the first four matter.
  const shortest = new URL(`http://[${address.replace(/%.*/, "")}]`).hostname.slice(1, -1);
  const [head = "", tail = ""] = shortest.split("::");
  const groups = head === "" ? [] : head.split(":");
  const rest = tail === "" ? [] : tail.split(":");
  const whole = [...groups, ...Array(Math.max(0, 8 - groups.length - rest.length)).fill("0"), ...rest];
  return whole.slice(0, 4).join(":");
}
