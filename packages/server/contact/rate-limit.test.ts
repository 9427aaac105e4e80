import { afterEach, expect, test, vi } from "vitest";
import { clientOf, createRateLimit } from "./rate-limit.ts";

const NOW = 1_800_000_000_000;
const MINUTE_MS = 60_000;

test("ten at once, then one a minute comes back", () => {
  const limit = createRateLimit(10);
  for (let call = 0; call < 10; call += 1) expect(limit("192.0.2.1", NOW)).toBe(0);
  expect(limit("192.0.2.1", NOW)).toBe(60);
  expect(limit("192.0.2.1", NOW + MINUTE_MS / 2)).toBe(30);
  expect(limit("192.0.2.1", NOW + MINUTE_MS)).toBe(0);
  expect(limit("192.0.2.1", NOW + MINUTE_MS)).toBe(60);
  expect(limit("192.0.2.2", NOW)).toBe(0);
});

afterEach(() => {
  vi.useRealTimers();
});

test("a clock that is set back refuses nobody for longer than before", () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2031, 0) });
  const limit = createRateLimit(1);
  expect(limit("192.0.2.1")).toBe(0);
  vi.setSystemTime(Date.UTC(2030, 0));
  const wait = limit("192.0.2.1");
  expect(wait).toBeGreaterThan(500);
  expect(wait).toBeLessThanOrEqual(600);
});

test("an IPv6 client cannot take another address of its own network", () => {
  const limit = createRateLimit(1);
  expect(limit("2001:db8:0:1::1", NOW)).toBe(0);
  expect(limit("2001:0db8::1:ffff:0:0:2", NOW)).toBeGreaterThan(0);
  expect(limit("2001:db8:0:2::1", NOW)).toBe(0);
  expect(limit("::ffff:192.0.2.1", NOW)).toBe(0);
  expect(limit("::1", NOW)).toBe(0);
  expect(clientOf("2001:db8:0:1:2:3:4:5")).toBe("2001:db8:0:1");
  expect(clientOf("2001:db8::%eth0")).toBe("2001:db8:0:0");
  expect(clientOf("::ffff:192.0.2.1")).toBe("192.0.2.1");
  expect(clientOf("192.0.2.1")).toBe("192.0.2.1");
});

test("what is left of a wait is told in whole seconds, rounded up", () => {
  const limit = createRateLimit(7);
  for (let call = 0; call < 7; call += 1) expect(limit("192.0.2.1", NOW)).toBe(0);
  // A seventh of ten minutes is 85.7 s.
  expect(limit("192.0.2.1", NOW)).toBe(86);
  expect(limit("192.0.2.1", NOW + 85_000)).toBe(1);
  expect(limit("192.0.2.1", NOW + 85_715)).toBe(0);
});

test("after ten quiet minutes the whole allowance is back, and no more than that", () => {
  const limit = createRateLimit(3);
  for (let call = 0; call < 3; call += 1) limit("192.0.2.1", NOW);
  for (let call = 0; call < 3; call += 1) expect(limit("192.0.2.1", NOW + 60 * MINUTE_MS)).toBe(0);
  expect(limit("192.0.2.1", NOW + 60 * MINUTE_MS)).toBe(200);
});

test("whoever came back lately is remembered longest", () => {
  const limit = createRateLimit(2);
  const client = (number: number) => `10.0.${number >> 8}.${number & 255}`;
  limit("192.0.2.1", NOW);
  for (let number = 0; number < 9_999; number += 1) limit(client(number), NOW);
  limit("192.0.2.1", NOW);
  limit("192.0.2.2", NOW);
  expect(limit("192.0.2.1", NOW)).toBeGreaterThan(0);
  // Forgotten, it passes twice again.
  expect([limit(client(0), NOW), limit(client(0), NOW)]).toEqual([0, 0]);
});

test("one client is one, however its address is spelt and whatever port it came from", () => {
  const limit = createRateLimit(1);
  expect(limit("192.0.2.1", NOW)).toBe(0);
  for (const spelt of [
    "192.0.2.1:5000",
    "::ffff:192.0.2.1",
    "::FFFF:c000:0201",
    "0:0:0:0:0:ffff:192.0.2.1",
    "[::ffff:192.0.2.1]:80",
    " 192.0.2.1 ",
  ])
    expect([spelt, limit(spelt, NOW)]).toEqual([spelt, 600]);
  expect(limit("[2001:db8::1]:4711", NOW)).toBe(0);
  expect(limit("2001:db8::2", NOW)).toBe(600);
  // What is no address is one client, whatever it says.
  expect(limit("rubbish-1", NOW)).toBe(0);
  expect(limit("unknown", NOW)).toBe(600);
});

test("the networks of one customer together pass a few times as often as one", () => {
  const limit = createRateLimit(10);
  let passed = 0;
  for (let network = 0; network < 1000; network += 1)
    if (limit(`2001:db8:7:${network.toString(16)}::1`, NOW) === 0) passed += 1;
  expect(passed).toBe(40);
  expect(limit("2001:db8:8::1", NOW)).toBe(0);
});
