import { networkInterfaces } from "node:os";

/** Addresses that no one on the internet can reach: RFC 1918, and those that machines give themselves (RFC 3927). */
const LOCAL = /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.)/;
/** Networks within the machine and tunnels, in which no telephone is. */
const VIRTUAL = /^(docker|br-|veth|virbr|vboxnet|vmnet|vEthernet|tun|tap|utun|wg|tailscale)/i;

/** This machine's addresses in local networks, the likeliest first. */
export function lanAddresses(interfaces = networkInterfaces()): string[] {
  const found = Object.entries(interfaces).flatMap(([name, addresses = []]) =>
    addresses
      .filter(({ family, internal, address }) => family === "IPv4" && !internal && LOCAL.test(address))
      .map(({ address }) => ({ address, isVirtual: VIRTUAL.test(name) })),
  );
  return found.sort((a, b) => Number(a.isVirtual) - Number(b.isVirtual)).map(({ address }) => address);
}
