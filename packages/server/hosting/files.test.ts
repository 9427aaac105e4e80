import { createHash } from "node:crypto";
import { once } from "node:events";
import { rename, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { makeBuiltSite, makeSiteDirectory, PICTURE, pageHtml } from "../testing/built-site.ts";
import { testServer } from "../testing/each-test.ts";
import { MEMORY_IS_KNOWN, openFilesOf } from "../testing/memory.ts";
import { killProgram, startProgram } from "../testing/program.ts";
import { sendRaw } from "../testing/raw.ts";
import { startTestServer } from "../testing/running.ts";
import { soon } from "../testing/soon.ts";

const server = testServer();

const ask = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  fetch(server.url + path, { method, headers, redirect: "manual" });

describe("addresses", () => {
  test("a page answers at its clean address in both languages", async () => {
    for (const [path, title] of [
      ["/", "home"],
      ["/granit", "granit"],
      ["/sr", "sr home"],
      ["/sr/sm-quartz/libeccio", "sr sm-quartz/libeccio"],
      ["/granit?from=mail", "granit"],
    ]) {
      const response = await ask(path ?? "");
      expect(response.status).toBe(200);
      expect(await response.text()).toBe(pageHtml(title ?? ""));
    }
  });

  test("nearly right addresses are sent on, in one step and with their query", async () => {
    for (const [from, to] of [
      ["/granit/", "/granit"],
      ["/granit/index.html", "/granit"],
      ["/index.html", "/"],
      ["/Granit", "/granit"],
      ["/sm-quartz/Libeccio", "/sm-quartz/libeccio"],
      ["/SR/Granit/?a=1", "/sr/granit?a=1"],
      ["/quartz", "/quartz/types"],
      ["/Quartz/", "/quartz/types"],
      ["/sm-marble/dhaila", "/sm-marble/dhalia"],
      ["/SR/", "/sr"],
    ]) {
      const response = await ask(from ?? "");
      expect([from, response.status, response.headers.get("location")]).toEqual([from, 301, to]);
    }
  });

  test("an address with the host before it, as proxies get it, is that page too", async () => {
    for (const [address, status, said] of [
      ["http://stone.example/granit", 200, pageHtml("granit")],
      ["HTTP://Stone.Example/granit?from=mail", 200, pageHtml("granit")],
      ["https://stone.example", 200, pageHtml("home")],
      ["http://stone.example?from=mail", 200, pageHtml("home")],
      ["http://stone.example/nothing", 404, pageHtml("404")],
      ["http://stone.example/Granit?a=1", 301, "/granit?a=1"],
    ]) {
      const answer = await sendRaw(
        server.url,
        `GET ${address} HTTP/1.1\r\nHost: stone.example\r\nConnection: close\r\n\r\n`,
      );
      const got = answer.headers.get("location") ?? answer.body;
      expect([address, answer.status, got]).toEqual([address, status, said]);
    }
  });

  test("an unknown page is 404 in its language, an unknown file a short text", async () => {
    for (const [path, title] of [
      ["/nothing", "404"],
      ["/granit/nothing/", "404"],
      ["/sr/nothing", "sr 404"],
      ["/404", "404"],
    ]) {
      const response = await ask(path ?? "");
      expect([path, response.status]).toEqual([path, 404]);
      expect(await response.text()).toBe(pageHtml(title ?? ""));
    }
    for (const path of ["/nothing.css", "/assets/ENTRY-a1b2.js", "/granit/x.data"]) {
      const response = await ask(path);
      expect([path, response.status, response.headers.get("content-type")]).toEqual([
        path,
        404,
        "text/plain; charset=utf-8",
      ]);
    }
  });

  test.each([
    ["/../redirects.json", 404],
    ["/..%2fredirects.json", 404],
    ["/..%252f..%252fpackage.json", 404],
    ["/%2e%2e/redirects.json", 404],
    ["/%2e%2e/%2e%2e/etc/passwd", 404],
    ["/%c0%ae%c0%ae/%c0%af", 400],
    ["/assets/..%5c..%5credirects.json", 404],
    ["/assets/../../redirects.json", 404],
    ["/..\\..\\package.json", 404],
    ["/granit%00", 404],
    ["/granit%00.html", 404],
    ["/granit%", 400],
    ["/granit%e2%82", 400],
    ["/%zz", 400],
    ["//evil.example", 404],
    ["//evil.example/", 404],
    ["/\\evil.example/", 404],
    ["/%5cevil.example/", 404],
    ["//evil.example/%2f..", 404],
    ["http://evil.example/granit", 404],
    ["http://x@evil.example/granit", 404],
    ["http://x//evil.example/", 404],
    ["http://x/\\evil.example/", 404],
    ["http://x/../redirects.json", 404],
    ["granit", 400],
    ["/????", 200],
    ["/redirects.json", 404],
    ["/__proto__", 404],
    ["/constructor", 404],
    ["/granit/index.html.br", 404],
    ["/assets/entry-a1b2.js.gz", 404],
  ])("no trick with a path leads out of the site: %s", async (path, status) => {
    const answer = await sendRaw(server.url, `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    expect(answer.status).toBe(status);
    expect(answer.headers.get("location")).toBeUndefined();
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    expect(answer.body).not.toMatch(/dhaila|"name": "stoneyard"|root:/);
  });
});

test("a hostile address or header is read in one pass", async () => {
  // So long that whatever goes back over what it has read would not end before the test does.
  const long = 4_000_000;
  const { dist, data, remove } = await makeSiteDirectory();
  onTestFinished(remove);
  const patient = await startProgram(dist, {
    DATA_DIR: data,
    NODE_OPTIONS: `--max-http-header-size=${2 * long}`,
  });
  onTestFinished(() => killProgram(patient));
  const status = async (path: string, headers: Record<string, string> = {}) =>
    (await fetch(patient.url + path, { headers, redirect: "manual" })).status;
  expect(await status(`/${".".repeat(long)}/`)).toBe(404);
  expect(await status(`/${"/".repeat(long)}x`)).toBe(404);
  expect(await status("/granit", { "accept-encoding": `br${" ".repeat(long)}x` })).toBe(200);
});

describe.each([true, false])("answers, where the site has compressed forms: %s", (compressed) => {
  const server = testServer({}, { compressed });
  const ask = (path: string, headers: Record<string, string> = {}, method = "GET") =>
    fetch(server.url + path, { method, headers, redirect: "manual" });

  test("text is sent as the browser wants it", async () => {
    const sizes = new Map<string, number>();
    for (const [accept, encoding] of [
      ["gzip, deflate, br", "br"],
      ["gzip", "gzip"],
      ["br;q=0, gzip;q=0.5", "gzip"],
      ["identity", null],
    ]) {
      const response = await ask("/granit", { "accept-encoding": accept ?? "" });
      expect(response.headers.get("content-encoding")).toBe(compressed ? encoding : null);
      expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
      expect(response.headers.get("vary")).toBe("accept-encoding");
      expect(await response.text()).toBe(pageHtml("granit"));
      sizes.set(String(encoding), Number(response.headers.get("content-length")));
    }
    if (compressed) expect(sizes.get("br")).toBeLessThan(sizes.get("null") ?? 0);
  });

  test("what the browser has is not sent again", async () => {
    for (const path of ["/granit", "/images/slab-c3d4.avif"]) {
      const etag = (await ask(path)).headers.get("etag") ?? "";
      for (const tag of [etag, `"other", ${etag}`, "*"]) {
        const again = await ask(path, { "if-none-match": tag });
        expect(again.status).toBe(304);
        expect(await again.text()).toBe("");
      }
      expect((await ask(path, { "if-none-match": '"other"' })).status).toBe(200);
    }
    const missing = await ask("/nothing", { "if-none-match": "*", range: "bytes=0-9" });
    expect([missing.status, await missing.text()]).toEqual([404, pageHtml("404")]);
  });

  test("HEAD says what GET would, without the body", async () => {
    for (const path of ["/granit", "/images/slab-c3d4.avif", "/nothing"]) {
      const whole = await ask(path, { "accept-encoding": "identity" });
      const head = await ask(path, { "accept-encoding": "identity" }, "HEAD");
      expect(head.status).toBe(whole.status);
      expect(head.headers.get("content-length")).toBe(whole.headers.get("content-length"));
      expect(await head.text()).toBe("");
    }
  });

  test("how long an answer may be kept", async () => {
    for (const [path, value] of [
      ["/", "public, max-age=0, must-revalidate"],
      ["/granit.data", "public, max-age=300"],
      ["/robots.txt", "public, max-age=300"],
      ["/.well-known/security.txt", "public, max-age=300"],
      ["/assets/entry-a1b2.js", "public, max-age=31536000, immutable"],
      ["/images/slab-c3d4.avif", "public, max-age=31536000, immutable"],
      ["/models/round.glb", "public, max-age=300"],
    ]) {
      expect([path, (await ask(path ?? "")).headers.get("cache-control")]).toEqual([path, value]);
    }
  });

  test("a part of a picture", async () => {
    const part = async (range: string, headers: Record<string, string> = {}) => {
      const response = await ask("/images/slab-c3d4.avif", { range, ...headers });
      const bytes = Buffer.from(await response.arrayBuffer());
      return { status: response.status, range: response.headers.get("content-range"), bytes };
    };
    expect(await part("bytes=0-9")).toEqual({
      status: 206,
      range: "bytes 0-9/10000",
      bytes: PICTURE.subarray(0, 10),
    });
    expect(await part("bytes=9990-")).toMatchObject({ status: 206, bytes: PICTURE.subarray(9990) });
    expect(await part("bytes=-5")).toMatchObject({ status: 206, range: "bytes 9995-9999/10000" });
    expect(await part("bytes=9990-99999")).toMatchObject({ status: 206, range: "bytes 9990-9999/10000" });
    expect(await part("bytes=10000-")).toMatchObject({ status: 416, range: "bytes */10000" });
    for (const range of ["bytes=5-1", "bytes=0-1,4-5", "lines=1-2", "bytes=-"]) {
      expect(await part(range)).toEqual({ status: 200, range: null, bytes: PICTURE });
    }
    expect(await part("bytes=0-9", { "if-range": '"other"' })).toMatchObject({ status: 200 });
  });

  test("a range is asked for by GET alone: HEAD tells of the whole file", async () => {
    for (const range of ["bytes=0-9", "bytes=10000-"]) {
      const { status, headers } = await ask("/images/slab-c3d4.avif", { range }, "HEAD");
      expect([status, headers.get("content-length"), headers.get("content-range")]).toEqual([
        200,
        "10000",
        null,
      ]);
    }
  });

  test("other methods are refused", async () => {
    const response = await ask("/granit", {}, "DELETE");
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("GET, HEAD");
  });
});

test("both health checks answer, to a monitor that only asks for the head too", async () => {
  for (const path of ["/healthz", "/readyz"]) {
    expect([(await ask(path)).status, (await ask(path, {}, "HEAD")).status]).toEqual([200, 200]);
  }
});

test("what is not made yet is made when it is asked for, and only that", async () => {
  const made: string[] = [];
  const own = await startTestServer(
    {},
    {
      makeFile: async (address) => {
        made.push(address);
        if (address !== "/images/planned.avif") return false;
        await writeFile(join(own.dist, "client", address), PICTURE);
        return true;
      },
    },
  );
  onTestFinished(() => own.stop());
  const answer = await fetch(`${own.url}/images/planned.avif`);
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([
    200,
    "public, max-age=31536000, immutable",
  ]);
  expect(Buffer.from(await answer.arrayBuffer()).equals(PICTURE)).toBe(true);
  expect((await fetch(`${own.url}/images/planned.avif`)).status).toBe(200);
  expect((await fetch(`${own.url}/images/other.avif`)).status).toBe(404);
  expect(made).toEqual(["/images/planned.avif", "/images/other.avif"]);
});

test("after a new build under a running server each page comes with the headers of its own scripts", async () => {
  const own = await startTestServer();
  onTestFinished(() => own.stop());
  const policy = async () => (await fetch(`${own.url}/granit`)).headers.get("content-security-policy");
  const before = await policy();
  const next = join(own.dist, "..", "next");
  await makeBuiltSite(next, { compressed: false });
  const script = "another()";
  await writeFile(join(next, "client/granit/index.html"), `<script>${script}</script>`);
  await rename(own.dist, `${own.dist}.old`);
  await rename(next, own.dist);
  const after = await policy();
  expect(after).not.toBe(before);
  expect(after).toContain(`'sha256-${createHash("sha256").update(script).digest("base64")}'`);
  expect(await (await fetch(`${own.url}/granit`)).text()).toBe(`<script>${script}</script>`);
});

test.runIf(MEMORY_IS_KNOWN)(
  "no file stays open for clients that leave in the middle, or leave a queue behind",
  async () => {
    const { dist, data, remove } = await makeSiteDirectory();
    onTestFinished(remove);
    await writeFile(join(dist, "client/models/large.glb"), Buffer.alloc(20_000_000));
    const program = await startProgram(dist, { DATA_DIR: data });
    onTestFinished(() => killProgram(program));
    const { hostname, port } = new URL(program.url);
    const before = await openFilesOf(program);
    const clients = Array.from({ length: 5 }, async () => {
      const socket = connect(Number(port), hostname);
      socket.write("GET /models/large.glb HTTP/1.1\r\nHost: x\r\n\r\n".repeat(4));
      await once(socket, "data");
      socket.destroy();
    });
    await Promise.all(clients);
    await soon(async () => expect(await openFilesOf(program)).toBeLessThanOrEqual(before));
  },
);
