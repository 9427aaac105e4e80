import { readFileSync } from "node:fs";
import { BlockList } from "node:net";
import { expect, test } from "vitest";
import { parse } from "yaml";

const { services, networks } = parse(readFileSync(new URL("compose.yaml", import.meta.url), "utf8"));

test("the proxy whose word is believed has an address that no other container can be given", () => {
  const proxy = services.proxy.networks.front.ipv4_address;
  expect(services.site.environment.TRUST_PROXY).toBe(proxy);
  const [{ subnet, ip_range: given = subnet }] = networks.front.ipam.config;
  expect(isWithin(proxy, subnet)).toBe(true);
  expect(isWithin(proxy, given)).toBe(false);
});

function isWithin(address: string, network: string): boolean {
  const [start = "", bits] = network.split("/");
  const list = new BlockList();
  list.addSubnet(start, Number(bits));
  return list.check(address);
}
