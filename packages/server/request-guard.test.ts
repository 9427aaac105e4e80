import { expect, test } from "vitest";
import { testServer } from "./testing/each-test.ts";
import { sendRaw } from "./testing/raw.ts";

const server = testServer();

const head = (...lines: string[]) => `${[...lines, "Connection: close"].join("\r\n")}\r\n\r\n`;

test.each([
  ["two hosts", head("GET /granit HTTP/1.1", "Host: x", "Host: y"), 400],
  ["the same host twice", head("GET /granit HTTP/1.1", "Host: x", "host: x"), 400],
  ["no host", head("GET /granit HTTP/1.1"), 400],
  ["a host with a path", head("GET /granit HTTP/1.1", "Host: x/y"), 400],
  ["a host with a name before it", head("GET /granit HTTP/1.1", "Host: user@x"), 400],
  ["a host of spaces", head("GET /granit HTTP/1.1", "Host: x y"), 400],
  ["a host with half a bracket", head("GET /granit HTTP/1.1", "Host: [::1"), 400],
  ["a port of letters", head("GET /granit HTTP/1.1", "Host: x:http"), 400],
  ["a name", head("GET /granit HTTP/1.1", "Host: www.stoneyard.example"), 200],
  ["a name with a port", head("GET /granit HTTP/1.1", "Host: localhost:3000"), 200],
  ["an address with a port", head("GET /granit HTTP/1.1", "Host: [::1]:3000"), 200],
  ["HTTP/1.0 without a host", head("GET /granit HTTP/1.0"), 200],
  ["HTTP/2.0 in the words of HTTP/1", head("GET /granit HTTP/2.0", "Host: x"), 505],
  ["HTTP/0.9 with its version", head("GET /granit HTTP/0.9", "Host: x"), 505],
])("%s", async (_what, bytes, status) => {
  expect((await sendRaw(server.url, bytes)).status).toBe(status);
});

test("HTTP/0.9 without a version is refused", async () => {
  const { status, body } = await sendRaw(server.url, "GET /granit\r\n\r\n");
  expect([400, 505]).toContain(status);
  expect(body).toBe("");
});

test.each(["gzip", "br", "identity, gzip", "x"])("a body in %s is not read as plain", async (encoding) => {
  const answer = await server.send({ phone: "064 123 456" }, { "content-encoding": encoding });
  expect([answer.status, answer.headers.get("content-type")]).toEqual([
    415,
    "application/problem+json; charset=utf-8",
  ]);
  expect(await server.stored()).toEqual([]);
});
