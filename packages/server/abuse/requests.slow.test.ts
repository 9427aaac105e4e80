import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { PICTURE, pageHtml } from "../testing/built-site.ts";
import { testServer } from "../testing/each-test.ts";
import { sendRaw } from "../testing/raw.ts";

const RUNS = Number(process.env.PROPERTY_RUNS ?? 300);

const server = testServer();

const get = (path: string, headers: string[] = [], method = "GET") =>
  sendRaw(
    server.url,
    `${[`${method} ${path} HTTP/1.1`, "Host: x", "Connection: close", ...headers].join("\r\n")}\r\n\r\n`,
  );

describe("paths", () => {
  test("one of 20,000 characters is refused before it is looked at", async () => {
    expect((await get(`/${"a".repeat(20_000)}`)).status).toBe(431);
  });

  test("no path of tricks leads out of the site, to another one, or to an error", async () => {
    const step = fc.constantFrom(
      ..."/ // \\ . .. %2e %2f %5c %00 %252f %c0%af %e2%82 %zz ? # ; : @ ~ * sr granit GRANIT index.html quartz".split(
        " ",
      ),
      "evil.example",
      "assets/entry-a1b2.js",
      "images",
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        const { status, headers, body } = await get(`/${steps.join("")}`);
        expect([200, 301, 400, 404]).toContain(status);
        expect(headers.get("location") ?? "/").toMatch(/^\/(?![/\\])/);
        expect(body).not.toMatch(/dhaila|root:/);
      }),
      { numRuns: RUNS },
    );
  });
});

describe("requests that are not quite HTTP", () => {
  test.each([
    [
      "two lengths",
      "POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n{}",
    ],
    [
      "a length and chunks",
      "POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    ],
    [
      "a chunk of nonsense",
      "POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
    ],
    ["a line feed in a header", "GET / HTTP/1.1\r\nHost: x\r\nX: a\nSet-Cookie: b\0\r\n\r\n"],
    ["another version", "GET / HTTP/9.9\r\nHost: x\r\n\r\n"],
    ["the greeting of TLS", "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03"],
    ["the greeting of HTTP/2", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"],
    ["headers of 20 KB", `GET / HTTP/1.1\r\nHost: x\r\nX: ${"a".repeat(20_000)}\r\n\r\n`],
    ["an unknown method", "STEAL / HTTP/1.1\r\nHost: x\r\n\r\n"],
  ])("%s: refused and closed", async (_what, bytes) => {
    const { status, headers, body } = await sendRaw(server.url, bytes);
    expect([400, 431]).toContain(status);
    expect([headers.get("connection"), headers.get("x-content-type-options")]).toEqual(["close", "nosniff"]);
    expect(body).not.toContain("HPE_");
  });

  test.each([
    ["TRACE", "/", 405],
    ["CONNECT", "evil.example:443", 0],
    ["OPTIONS", "*", 405],
    ["DELETE", "/granit", 405],
    ["PUT", "/api/contact", 405],
    ["PROPFIND", "/", 405],
  ])("%s %s: %i", async (method, path, status) => {
    expect((await get(path, [], method)).status).toBe(status);
  });

  test("an upgrade to another protocol is not taken up", async () => {
    const { status, body } = await get("/granit", ["Upgrade: websocket", "Sec-WebSocket-Version: 13"]);
    expect([status, body.includes("granit")]).toEqual([200, true]);
  });
});

describe("conditions and ranges", () => {
  const FILE = "/images/slab-c3d4.avif";
  const DAY = "Sat, 01 Jan 2000 00:00:00 GMT";

  test.each([
    ['If-None-Match: "', 200],
    ["If-None-Match: ,,,", 200],
    ["If-None-Match: W/", 200],
    ["If-None-Match: *", 304],
    ["If-None-Match:", 200],
    [`If-Modified-Since: ${DAY}`, 200],
    ["If-Modified-Since: yesterday", 200],
    ['If-Match: "none"', 200],
    [`If-Unmodified-Since: ${DAY}`, 200],
    ["Range: bytes=9999-", 206],
    ["Range: bytes=-0", 416],
  ])("%s: %i", async (header, expected) => {
    const answer = await get(FILE, [header]);
    expect(answer.status).toBe(expected);
    if (expected === 200) expect(answer.headers.get("content-length")).toBe(String(PICTURE.length));
    // A page is never cut into parts.
    const page = await get("/granit", [header]);
    expect(page.status).toBe(header === "If-None-Match: *" ? 304 : 200);
    if (page.status === 200) expect(page.body).toBe(pageHtml("granit"));
    expect((await get("/nothing", [header])).status).toBe(404);
  });

  test("long lists and numbers are read in no time, or not at all", async () => {
    for (const header of [
      `If-None-Match: ${'"x",'.repeat(3_000)}`,
      `Range: bytes=${"9".repeat(400)}-`,
      `Range: bytes=${"0-,".repeat(4_000)}`,
    ]) {
      expect((await get(FILE, [header])).status).toBe(200);
    }
  });

  test("two of a kind, or one for an old copy, give the whole file", async () => {
    expect((await get(FILE, ["Range: bytes=0-1", "Range: bytes=2-3"])).status).toBe(200);
    for (const tag of ['"old"', "W/", DAY, "*", ""]) {
      expect((await get(FILE, ["Range: bytes=0-1", `If-Range: ${tag}`])).status).toBe(200);
    }
  });

  test("whatever part is asked for, the answer is that part, the whole, or that there is none", async () => {
    const position = fc.oneof(
      fc.nat(12_000).map(String),
      fc.constantFrom("", "-", "00", "9999", "10000", "1e3", " "),
    );
    const range = fc.tuple(fc.constantFrom("bytes=", "bytes=", "BYTES=", "x=", ""), position, position);
    await fc.assert(
      fc.asyncProperty(range, async ([unit, first, last]) => {
        const answer = await fetch(server.url + FILE, { headers: { range: `${unit}${first}-${last}` } });
        const bytes = Buffer.from(await answer.arrayBuffer());
        const [, start, end] =
          /^bytes (\d+)-(\d+)\/10000$/.exec(answer.headers.get("content-range") ?? "") ?? [];
        if (answer.status === 206) expect(bytes).toEqual(PICTURE.subarray(Number(start), Number(end) + 1));
        else if (answer.status === 200) expect(bytes).toEqual(PICTURE);
        else expect([answer.status, bytes.length]).toEqual([416, 0]);
      }),
      { numRuns: RUNS },
    );
  });
});
