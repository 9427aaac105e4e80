import { networkInterfaces } from "node:os";

/** Private addresses: RFC 1918, and link-local ones (RFC 3927). */
const LOCAL = /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.)/;
/** Virtual networks and tunnels, which no telephone reaches. */
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
