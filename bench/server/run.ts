/**
 * The built site served by our server and by nginx, one core each, in turn; then enquiries into both databases.
 * `node bench/server/run.ts [--dist dist] [--page /granit/magma] [--rounds 5] [--seconds 5]`
 */
import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { startPostgres } from "#server/testing/postgres.ts";
import { machine, median, quantile, spread, table, type Verdict, verdicts } from "../report.ts";
import { sendEnquiries } from "./enquiries.ts";
import { cpuSeconds, residentMegabytes } from "./process-stats.ts";
import { ENCODING, type Served, startNginx, startOurs } from "./servers.ts";
import { wrk } from "./wrk.ts";

const SERVER_CORE = 0;
const CLIENT_CORE = 1;

const { values } = parseArgs({
  options: {
    dist: { type: "string", default: "dist" },
    page: { type: "string", default: "/granit/magma" },
    rounds: { type: "string", default: "5" },
    seconds: { type: "string", default: "5" },
  },
});
const rounds = Number(values.rounds);
const seconds = Number(values.seconds);
if (!existsSync(`${values.dist}/client`))
  throw new Error(`There is no site in ${values.dist}: npm run build`);

console.log(`${machine()}\n`);
const found = [...(await measurePages()), ...(await measureEnquiries())];
console.log(`\n${verdicts(found)}`);

type Run = { perSecond: number; cpuMs: number };
type Racer = { server: Served; runs: Run[] };

async function measurePages(): Promise<Verdict[]> {
  const ours = await startOurs(values.dist, SERVER_CORE);
  const { headers } = await ask(ours);
  const racers: Record<string, Racer> = {
    ours: { server: ours, runs: [] },
    nginx: { server: await startNginx(values.dist, SERVER_CORE, headers, false), runs: [] },
    "nginx, files kept open": { server: await startNginx(values.dist, SERVER_CORE, headers, true), runs: [] },
  };
  const all = Object.values(racers);
  try {
    for (const { server } of all) await sameAnswer(ours, server);
    for (const { server } of all) await runOnce(server, 2);
    for (let round = 0; round < rounds; round++) {
      for (const { server, runs } of all) runs.push(await runOnce(server, seconds));
    }
    return reportPages(racers);
  } finally {
    await Promise.all(all.map(({ server }) => server.stop()));
  }
}

function ask(server: Served): Promise<Response> {
  return fetch(server.url + values.page, { headers: { "accept-encoding": ENCODING } });
}

/** A race between different answers would say nothing. */
async function sameAnswer(ours: Served, other: Served): Promise<void> {
  if (ours === other) return describe(await ask(ours));
  const [a, b] = await Promise.all([ask(ours), ask(other)]);
  const listed = ({ headers }: Response) =>
    [...headers]
      .filter(([name]) => !["date", "server", "connection", "keep-alive"].includes(name))
      .map(([name, value]) => `${name}: ${value}`)
      .sort()
      .join("\n");
  if (listed(a) !== listed(b)) throw new Error(`The headers differ:\n${listed(a)}\n\n${listed(b)}`);
  if ((await a.text()) !== (await b.text())) throw new Error("The pages differ");
}

function describe({ headers }: Response): void {
  const form = `${headers.get("content-length")} bytes (${headers.get("content-encoding")})`;
  console.log(`${values.page}: ${form}, ${[...headers].length} headers, 32 connections`);
}

async function runOnce(server: Served, forSeconds: number): Promise<Run> {
  const before = cpuSeconds(server.pid);
  const { requests, perSecond, failed } = await wrk(
    server.url + values.page,
    forSeconds,
    CLIENT_CORE,
    ENCODING,
  );
  if (requests === 0 || failed > 0) throw new Error(`${failed} of ${requests} requests failed`);
  return { perSecond, cpuMs: ((cpuSeconds(server.pid) - before) * 1000) / requests };
}

function reportPages(racers: Record<string, Racer>): Verdict[] {
  const rows = Object.entries(racers).map(([name, { server, runs }]) => {
    const memory = residentMegabytes(server.pid);
    return [
      name,
      median(runs.map(({ perSecond }) => perSecond)).toFixed(0),
      spread(
        runs.map(({ perSecond }) => perSecond),
        0,
      ),
      median(runs.map(({ cpuMs }) => cpuMs * 1000)).toFixed(1),
      spread(
        runs.map(({ cpuMs }) => cpuMs * 1000),
        1,
      ),
      `${memory.now.toFixed(0)} (${memory.most.toFixed(0)})`,
    ];
  });
  console.log(table([["server", "requests/s", "", "CPU/request, µs", "", "memory, MB (most)"], ...rows]));
  const [[, ours], ...others] = Object.entries(racers) as [[string, Racer], ...[string, Racer][]];
  const memory = residentMegabytes(ours.server.pid).most;
  return [
    ...others.flatMap(([name, other]) => besideOther(name, ours.runs, other.runs)),
    { promise: "memory < 150 MB", measured: `${memory.toFixed(0)} MB at most`, kept: memory < 150 },
  ];
}

/** Each run beside the run of the other that followed it: what else the machine does hits both. */
function besideOther(name: string, ours: readonly Run[], other: readonly Run[]): Verdict[] {
  const cpu = ours.map(({ cpuMs }, i) => (other[i]?.cpuMs ?? Number.NaN) / cpuMs);
  const time = ours.map(({ perSecond }, i) => perSecond / (other[i]?.perSecond ?? Number.NaN));
  const verdict = (what: string, ratios: number[]) => ({
    promise: `${what} >= 0.6 of ${name}`,
    measured: `${median(ratios).toFixed(2)} (${spread(ratios)})`,
    kept: median(ratios) >= 0.6,
  });
  return [verdict("requests for the same processor time", cpu), verdict("requests per second", time)];
}

async function measureEnquiries(): Promise<Verdict[]> {
  const rows = [["store", "enquiries/s", "p50, ms", "p99, ms", "memory, MB (most)"]];
  const postgres = await startPostgres();
  let most = 0;
  try {
    for (const [name, database] of [
      ["SQLite", {}],
      ["PostgreSQL", { DATABASE_URL: await postgres.freshDatabase() }],
    ] as const) {
      const server = await startOurs(values.dist, SERVER_CORE, { RATE_LIMIT: "1000000", ...database });
      await sendEnquiries(server.url, 1);
      const { perSecond, latenciesMs } = await sendEnquiries(server.url, seconds);
      const memory = residentMegabytes(server.pid);
      most = Math.max(most, memory.most);
      await server.stop();
      rows.push([
        name,
        perSecond.toFixed(0),
        quantile(latenciesMs, 0.5).toFixed(1),
        quantile(latenciesMs, 0.99).toFixed(1),
        `${memory.now.toFixed(0)} (${memory.most.toFixed(0)})`,
      ]);
    }
  } finally {
    await postgres.remove();
  }
  console.log(`\n16 clients, each enquiry on the disk before its 201\n${table(rows)}`);
  return [
    {
      promise: "memory < 150 MB, taking enquiries",
      measured: `${most.toFixed(0)} MB at most`,
      kept: most < 150,
    },
  ];
}
