import { rm } from "node:fs/promises";
import { LIMITS } from "@stoneyard/enquiry/enquiry.ts";
import { expect, test, vi } from "vitest";
import { countRefusals, withoutData } from "./refusals.ts";
import { sqliteFile } from "./store/sqlite.ts";
import { makeSiteDirectory } from "./testing/built-site.ts";
import { anEnquiry, sendEnquiry } from "./testing/enquiry.ts";
import { startProgram } from "./testing/program.ts";

test("each kind of refusal has a line in the log, without anything of the visitor", async () => {
  const { dist, data, remove } = await makeSiteDirectory();
  const server = await startProgram(dist, { DATA_DIR: data, RATE_LIMIT: "3" });
  const send = async (...asked: [enquiry: object, headers?: Record<string, string>]) =>
    (await sendEnquiry(server.url, ...asked)).status;
  const statuses = [
    await send(anEnquiry(), { "sec-fetch-site": "cross-site" }),
    await send({ message: "x".repeat(LIMITS.bodyBytes) }),
    await send({ firstName: "Ana" }),
    await send({ firstName: "Ana" }),
    await send(anEnquiry()),
    await send(anEnquiry({ message: "secret" })),
    await send(anEnquiry({ message: "secret" })),
  ];
  expect(statuses).toEqual([403, 413, 422, 422, 201, 429, 429]);
  server.process.kill("SIGTERM");
  const { stdout } = await server.ended;
  const lines = stdout
    .split("\n")
    .filter((line) => line.includes('"refused"'))
    .map((line) => JSON.parse(line));
  const counts = lines.map(({ refused, at, count }) => [refused, at, count]);
  expect(counts).toEqual([
    [403, "/api/contact", 1],
    [413, "/api/contact", 1],
    [422, "/api/contact", 1],
    [429, "/api/contact", 1],
    [422, "/api/contact", 1],
    [429, "/api/contact", 1],
  ]);
  for (const personal of ["Ana", "secret", "visitor.example", '"remoteAddress"'])
    expect(stdout).not.toContain(personal);
  await remove();
});

test("a fault of ours is told once with its reason, however often it is asked for", async () => {
  const { dist, data, remove } = await makeSiteDirectory();
  const server = await startProgram(dist, { DATA_DIR: data });
  await rm(sqliteFile(data));
  for (let i = 0; i < 4; i += 1) expect((await sendEnquiry(server.url)).status).toBe(503);
  server.process.kill("SIGTERM");
  const lines = (await server.ended).stdout.match(/^\{.*/gm) ?? [];
  const told = lines.map((line) => JSON.parse(line)).filter(({ level }) => level >= 40);
  expect(told).toMatchObject([
    { level: 50, refused: 503, count: 1, err: { message: expect.stringContaining("was deleted") } },
    { level: 40, refused: 503, count: 3 },
  ]);
  await remove();
});

test("the first of a kind is told at once, those that follow once a minute by their number", () => {
  vi.useFakeTimers();
  const log = { warn: vi.fn(), error: vi.fn() };
  const refusals = countRefusals(log);
  for (let i = 0; i < 1000; i += 1) refusals.count(429, "/api/contact");
  refusals.count(503, "/readyz");
  vi.advanceTimersByTime(60_000);
  vi.advanceTimersByTime(600_000);
  refusals.count(429, "/api/contact");
  const told = log.warn.mock.calls.map(([{ refused, count }]) => [refused, count]);
  expect(told).toEqual([
    [429, 1],
    [503, 1],
    [429, 999],
    [429, 1],
  ]);
  vi.useRealTimers();
});

test("of an error the log has what went wrong, and no values", () => {
  const error = Object.assign(new Error("null value in column"), {
    code: "23502",
    detail: "Failing row contains (Ana, 064 123)",
  });
  expect(withoutData(error)).toEqual({
    type: "Error",
    message: "null value in column",
    code: "23502",
    stack: error.stack,
  });
});
