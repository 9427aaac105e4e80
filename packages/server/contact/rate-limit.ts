import { isIPv4, isIPv6 } from "node:net";

/**
 * Says whether a client may go on: 0, or the seconds to wait.
 * @param now milliseconds of a monotonic clock, as the time of day may be set back
 */
export type RateLimit = (address: string, now?: number) => number;

const WINDOW_MS = 10 * 60 * 1000;

/** Most clients remembered; the least recently seen is forgotten. */
const MOST_CLIENTS = 10_000;

/** Allowance of a /48 network, in households: it has 65,536 of them. */
const TIMES_BY_CUSTOMER = 4;

/**
 * A token bucket of `perWindow` calls that refills over ten minutes, for each client. An IPv6 client is its /64 network, as
 * one household owns a whole one; a /48 has a limit too.
 */
export function createRateLimit(perWindow: number): RateLimit {
  const interval = WINDOW_MS / perWindow;
  const ofCustomer = interval / TIMES_BY_CUSTOMER;
  // For each network the moment at which its bucket is full again.
  const fullAgainAt = new Map<string, number>();

  return (address, now = performance.now()) => {
    const client = clientOf(address);
    const next = [client, ...customerOf(client)].map((network, place) => ({
      network,
      at: Math.max(now, fullAgainAt.get(network) ?? 0) + (place === 0 ? interval : ofCustomer),
    }));
    const wait = Math.max(...next.map(({ at }) => at - now - WINDOW_MS));
    if (wait > 1) return Math.ceil(wait / 1000);
    for (const { network, at } of next) {
      fullAgainAt.delete(network);
      fullAgainAt.set(network, at);
    }
    for (const longestUnseen of fullAgainAt.keys()) {
      if (fullAgainAt.size <= MOST_CLIENTS) break;
      fullAgainAt.delete(longestUnseen);
    }
    return 0;
  };
}

/** An address with a port, as some proxies write it. */
const WITH_PORT = /^(?:\[([^\]]*)\]|([\d.]+))(?::\d+)?$/;

/**
 * The client of an address: an IPv4 address, also when written as IPv6; the first four groups of an IPv6 address.
 * Everything else is one client.
 */
export function clientOf(written: string): string {
  const [, inBrackets, beforePort] = WITH_PORT.exec(written.trim()) ?? [];
  const address = (inBrackets ?? beforePort ?? written).trim();
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return "unknown";
  const groups = groupsOf(address);
  const isMapped = groups.slice(0, 5).every((group) => group === "0") && groups[5] === "ffff";
  return isMapped ? groups.slice(6).flatMap(bytesOf).join(".") : groups.slice(0, 4).join(":");
}

/** The /48 network of an IPv6 client; none for IPv4. */
function customerOf(client: string): string[] {
  return client.includes(":") ? [`${client.split(":").slice(0, 3).join(":")}::/48`] : [];
}

/** Expands all eight groups; URL writes the shortest form. */
function groupsOf(address: string): string[] {
  const shortest = new URL(`http://[${address.replace(/%.*/, "")}]`).hostname.slice(1, -1);
  const [head = "", tail = ""] = shortest.split("::");
  const groups = head === "" ? [] : head.split(":");
  const rest = tail === "" ? [] : tail.split(":");
  return [...groups, ...Array(Math.max(0, 8 - groups.length - rest.length)).fill("0"), ...rest];
}

function bytesOf(group: string): [number, number] {
  const value = Number.parseInt(group, 16);
  return [value >> 8, value & 255];
}
