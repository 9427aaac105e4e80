import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { afterEach, expect, test } from "vitest";
import { limitConnections } from "./connections.ts";
import { sendRaw } from "./testing/raw.ts";
import { startTestServer } from "./testing/running.ts";
import { soon } from "./testing/soon.ts";

const MOST = 256;

let server: Server;
const clients: Socket[] = [];
afterEach(() => {
  for (const client of clients.splice(0)) client.destroy();
  server?.close();
});

async function listen(proxies: string[]): Promise<void> {
  server = createServer();
  limitConnections(server, proxies);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
}

async function open(count: number): Promise<void> {
  const { port } = server.address() as AddressInfo;
  const opened = Array.from({ length: count }, () =>
    connect(port, "127.0.0.1")
      .on("error", () => {})
      .resume(),
  );
  clients.push(...opened);
  await Promise.all(opened.map((socket) => once(socket, "connect")));
}

/** As the server counts them. */
const taken = () => new Promise((resolve) => server.getConnections((_error, count) => resolve(count)));
const held = () => clients.filter((client) => !client.closed).length;

test("one client holds so many connections, and may open others when it has closed some", async () => {
  await listen([]);
  await open(MOST + 10);
  await soon(() => expect(held()).toBe(MOST));
  for (const client of clients.filter((one) => !one.closed).slice(0, 5)) client.destroy();
  await soon(async () => expect(await taken()).toBe(MOST - 5));
  await open(5);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(held()).toBe(MOST);
});

test.each([["127.0.0.1"], ["127.0.0.0/8"]])("a proxy at %s holds as many as it likes", async (proxy) => {
  await listen(["2001:db8::/32", proxy]);
  await open(MOST + 10);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(held()).toBe(MOST + 10);
});

test("a few requests may wait for one another on a connection, many may not", async () => {
  const whole = await startTestServer();
  const ask = "GET /granit HTTP/1.1\r\nHost: x\r\n\r\n";
  const last = "GET /granit HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";
  const answers = (text: string) => text.match(/HTTP\/1\.1 200/g)?.length ?? 0;
  const few = await sendRaw(whole.url, ask.repeat(4) + last);
  // The first status line is read as such.
  expect([few.status, answers(few.body)]).toEqual([200, 4]);
  const many = await sendRaw(whole.url, ask.repeat(1000) + last);
  expect(answers(many.body)).toBeLessThan(20);
  await whole.stop();
});
