import { once } from "node:events";
import { Agent, type IncomingHttpHeaders, request } from "node:http";
import { connect, type Socket } from "node:net";
import { expect, test } from "vitest";
import { eachSite, eachTest } from "../testing/each-test.ts";
import { anEnquiry } from "../testing/enquiry.ts";
import { MEMORY_IS_KNOWN, MEMORY_SETTINGS, memoryOf, openFilesOf } from "../testing/memory.ts";
import { killProgram, startProgram } from "../testing/program.ts";
import { soon } from "../testing/soon.ts";

const FLOOD = Number(process.env.FLOOD ?? 5_000);
const CONNECTIONS = 500;
/** What the server takes from one address before it asks it to wait; one more comes back every twenty seconds. */
const LIMIT = 30;
const COMES_BACK_MS = 20_000;
/**
 * A flood makes garbage as fast as it is collected, so the process may grow, but no further, however long it lasts. In
 * bytes: what the last three quarters of it may add, and the most that is ever held.
 */
const FLAT_BYTES = 30_000_000;
const MOST_BYTES = 170_000_000;
/** Clients of other addresses; all of 127.0.0.0/8 is this machine on Linux. */
const HONEST = Array.from({ length: 10 }, (_, client) => `127.0.1.${client + 1}`);
const canChooseAddress = process.platform === "linux";

const directory = eachSite();
const server = eachTest(
  () => startProgram(directory.dist, { ...MEMORY_SETTINGS, HOST: "127.0.0.1", DATA_DIR: directory.data }),
  killProgram,
);

/** Each looks at pages and sends two enquiries, one after another. */
async function serveTheHonest(): Promise<void> {
  const visits = HONEST.map(async (localAddress) => {
    const agent = new Agent({ keepAlive: true, localAddress });
    for (let round = 0; round < 2; round += 1) {
      expect((await ask(agent, `${server.url}/granit`)).status).toBe(200);
      expect((await ask(agent, `${server.url}/images/slab-c3d4.avif`)).status).toBe(200);
      expect((await ask(agent, `${server.url}/api/contact`, {}, anEnquiry())).status).toBe(201);
    }
    agent.destroy();
  });
  await Promise.all(visits);
}

test.skipIf(!canChooseAddress || !MEMORY_IS_KNOWN)(
  `${FLOOD} enquiries of one client under forged addresses: ${LIMIT} are taken, others are served, memory is flat`,
  async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 64 });
    const answers = new Map<number | undefined, number>();
    let sent = 0;
    let early = 0;
    const client = async () => {
      while (sent < FLOOD) {
        const forged = `203.0.${(sent >> 8) % 256}.${sent % 256}`;
        sent += 1;
        if (sent === Math.floor(FLOOD / 4)) early = (await memoryOf(server)).now;
        const headers = { "x-forwarded-for": forged, "x-real-ip": forged, forwarded: `for=${forged}` };
        const answer = await ask(agent, `${server.url}/api/contact`, headers, anEnquiry());
        answers.set(answer.status, (answers.get(answer.status) ?? 0) + 1);
        if (answer.status === 429) expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
      }
    };
    const began = performance.now();
    const flood = Promise.all(Array.from({ length: 64 }, client));
    await serveTheHonest();
    await flood;
    agent.destroy();
    const taken = answers.get(201) ?? 0;
    expect(taken).toBeGreaterThanOrEqual(LIMIT);
    expect(taken).toBeLessThanOrEqual(LIMIT + 1 + (performance.now() - began) / COMES_BACK_MS);
    expect(answers.get(429)).toBe(FLOOD - taken);
    const { now, peak } = await memoryOf(server);
    console.log(
      `${FLOOD} requests: ${taken} taken; ${early / 1e6} MB after a quarter, ${now / 1e6} MB at the end`,
    );
    expect(now - early).toBeLessThan(FLAT_BYTES);
    expect(peak).toBeLessThan(MOST_BYTES);
  },
  60_000 + FLOOD * 20,
);

test.skipIf(!canChooseAddress || !MEMORY_IS_KNOWN)(
  `of ${CONNECTIONS} connections that say nothing not all are taken, and the rest is closed; others are served meanwhile`,
  async () => {
    const open = await openFilesOf(server);
    const sockets = Array.from({ length: CONNECTIONS }, () => openTo(server.url).resume());
    await Promise.all(sockets.map((socket) => once(socket, "connect")));
    await soon(async () => expect((await openFilesOf(server)) - open).toBeLessThan(CONNECTIONS * 0.6));
    await serveTheHonest();
    await Promise.all(sockets.map((socket) => socket.closed || once(socket, "close")));
  },
  30_000,
);

function openTo(url: string): Socket {
  const { hostname, port } = new URL(url);
  // A server that closes while we write resets the connection.
  return connect(Number(port), hostname).on("error", () => {});
}

type Asked = { status: number | undefined; headers: IncomingHttpHeaders };

/** Sends a request over the connections of `agent`, a POST of JSON when there is a body, and reads the answer to its end. */
function ask(
  agent: Agent,
  url: string,
  headers: Record<string, string> = {},
  json?: unknown,
): Promise<Asked> {
  return new Promise((resolve, reject) => {
    const method = json === undefined ? "GET" : "POST";
    const type = json === undefined ? {} : { "content-type": "application/json" };
    request(url, { agent, method, headers: { ...headers, ...type } }, (answer) => {
      answer.resume();
      answer.on("error", reject);
      answer.on("end", () => resolve({ status: answer.statusCode, headers: answer.headers }));
    })
      .on("error", reject)
      .end(json === undefined ? undefined : JSON.stringify(json));
  });
}
