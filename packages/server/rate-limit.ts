import { isIPv4, isIPv6 } from "node:net";

/**
 * Says whether a client may go on: 0, or the seconds until it may. `now` is in milliseconds, of a clock that nobody sets:
 * by the time of day, everybody would be refused for as long as it was set back.
 */
export type RateLimit = (address: string, now?: number) => number;

const WINDOW_MS = 10 * 60 * 1000;

/** Clients remembered at once; past that the longest unseen is forgotten, so that memory stays bounded. */
const MOST_CLIENTS = 10_000;

/** As many times may one network of a customer, a /48, do what one of its households may: it has 65,536 of them. */
const TIMES_BY_CUSTOMER = 4;

/**
 * A limit of `perWindow` calls at once for each client, which comes back evenly over ten minutes. An IPv6
 * client is its /64 network, since one household owns a whole one; what all of a /48 do is limited too.
 */
export function createRateLimit(perWindow: number): RateLimit {
  const interval = WINDOW_MS / perWindow;
  const ofCustomer = interval / TIMES_BY_CUSTOMER;
  // For each network the moment at which its whole allowance will be back.
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

/** An address with a port, as some proxies pass it on. */
const WITH_PORT = /^(?:\[([^\]]*)\]|([\d.]+))(?::\d+)?$/;

/**
 * Whom an address stands for: an IPv4 client itself, also where it is written as IPv6; an IPv6 client its whole /64 network,
 * as its first four groups; what is no address is all one client.
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

/** The /48 network of a client of IPv6; none of IPv4, of which a customer has one address mostly. */
function customerOf(client: string): string[] {
  return client.includes(":") ? [`${client.split(":").slice(0, 3).join(":")}::/48`] : [];
}

/** All eight groups. URL writes an address in its shortest form. */
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
