import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { BlockList, isIPv6, type Socket } from "node:net";
import { clientOf } from "./contact/rate-limit.ts";

/** Connections that one client may hold at once. A browser opens six; many people may share an address. */
const MOST_CONNECTIONS = 256;

/** Requests that may be pipelined on one connection. No browser sends any. */
const MOST_QUEUED = 4;

/**
 * Closes connections of a client beyond `MOST_CONNECTIONS`, so that it cannot take every place. Trusted proxies are exempt,
 * as they carry everybody's connections.
 */
export function limitConnections(server: Server, proxies: readonly string[]): void {
  const spared = networksOf(proxies);
  const held = new Map<string, number>();
  server.on("connection", (socket) => {
    const { remoteAddress: address } = socket;
    if (address === undefined || spared.check(address, isIPv6(address) ? "ipv6" : "ipv4")) return;
    const client = clientOf(address);
    const count = held.get(client) ?? 0;
    if (count >= MOST_CONNECTIONS) return void socket.destroy();
    held.set(client, count + 1);
    socket.once("close", () => {
      const left = (held.get(client) ?? 1) - 1;
      if (left === 0) held.delete(client);
      else held.set(client, left);
    });
  });
}

function networksOf(list: readonly string[]): BlockList {
  const networks = new BlockList();
  for (const entry of list) {
    const [address = "", bits] = entry.split("/");
    const family = isIPv6(address) ? "ipv6" : "ipv4";
    if (bits === undefined) networks.addAddress(address, family);
    else networks.addSubnet(address, Number(bits), family);
  }
  return networks;
}

const queued = new WeakMap<Socket, number>();

/**
 * Whether too many requests are pipelined on a connection, which is then cut: thousands fit into one packet, and their
 * answers would fill the memory when the client reads none.
 */
export function isOneTooMany({ socket }: IncomingMessage, response: ServerResponse): boolean {
  // A response gets its connection when those before it are out; for other clients that is at once.
  if (response.socket !== null) return false;
  const count = (queued.get(socket) ?? 0) + 1;
  queued.set(socket, count);
  if (count <= MOST_QUEUED) return false;
  socket.destroy();
  return true;
}
