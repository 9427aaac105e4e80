import { afterAll, beforeAll, expect, test } from "vitest";
import { INLINE_SCRIPT, roomHtml } from "./testing/built-site.ts";
import { startTestServer, type TestServer } from "./testing/running.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const ask = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  fetch(server.url + path, { method, headers });
const WITH_CARRARA = "?worktop=carrara&worktop-at=5,0,90";

test("a room with a stone in it is previewed by that stone, in both languages and every compressed form", async () => {
  for (const path of ["/rooms/kitchen-1", "/sr/rooms/kitchen-1"])
    for (const encoding of ["br", "gzip", "identity"]) {
      const response = await ask(path + WITH_CARRARA, { "accept-encoding": encoding });
      expect(response.headers.get("content-encoding")).toBe(encoding === "identity" ? null : encoding);
      expect(await response.text()).toBe(
        roomHtml(path, "/images/social/carrara-kitchen.jpg", "?worktop=carrara"),
      );
    }
});

test("without a stone, or with one that is not known, the room is as it was built", async () => {
  for (const query of ["", "?worktop=gold", "?floor=carrara", '?worktop=carrara"><script>x</script>']) {
    const response = await ask(`/rooms/kitchen-1${query}`);
    expect(await response.text()).toBe(roomHtml("/rooms/kitchen-1"));
  }
});

test("it has the headers of a page, and a tag of its own by which it is not sent twice", async () => {
  const page = await ask("/rooms/kitchen-1");
  const preview = await ask(`/rooms/kitchen-1${WITH_CARRARA}`);
  for (const name of ["content-security-policy", "cache-control", "vary", "x-frame-options"])
    expect([name, preview.headers.get(name)]).toEqual([name, page.headers.get(name)]);
  const etag = preview.headers.get("etag") ?? "";
  expect(etag).not.toBe(page.headers.get("etag"));
  const again = await ask(`/rooms/kitchen-1${WITH_CARRARA}`, { "if-none-match": etag });
  expect([again.status, await again.text()]).toEqual([304, ""]);
  const head = await ask(`/rooms/kitchen-1${WITH_CARRARA}`, {}, "HEAD");
  expect([head.status, await head.text(), head.headers.get("etag")]).toEqual([200, "", etag]);
  expect(await preview.text()).toContain(INLINE_SCRIPT);
});
