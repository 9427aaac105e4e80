import { afterEach, expect, test, vi } from "vitest";
import { YardDoor } from "./yard-door.ts";

afterEach(() => vi.useRealTimers());

test("a code is good for a quarter of an hour, and the next one closes it", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: 1_800_000_000_000 });
  const door = new YardDoor({
    received: { list: async () => [] } as never,
    stones: () => [] as never,
    port: 0,
    addresses: () => ["127.0.0.1"],
  });
  const first = await door.open("en", "127.0.0.1");
  expect(first.until).toBe(1_800_000_900_000);
  expect(first.address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/code\/[\w-]{22}$/);
  const second = await door.open("en", "127.0.0.1");
  expect(second.address).not.toBe(first.address);
  await expect(fetch(first.address)).rejects.toThrow();
  await door.close();
  expect(door.yard).toBeUndefined();
  await expect(door.open("en", "192.0.2.1")).rejects.toThrow("NETWORK");
});
