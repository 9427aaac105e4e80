/**
 * What a page and an enquiry cost the server, on one core, and what memory it takes.
 * `node bench/server/run.ts [--dist dist] [--page /granit/magma] [--rounds 5] [--seconds 5]`
 */
import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { startPostgres } from "@stoneyard/server/testing/postgres.ts";
import { machine, median, quantile, spread, table, type Verdict, verdicts } from "../report.ts";
import { sendEnquiries } from "./enquiries.ts";
import { cpuSeconds, residentMegabytes } from "./process-stats.ts";
import { startOurs } from "./servers.ts";
import { wrk } from "./wrk.ts";

const SERVER_CORE = 0;
const CLIENT_CORE = 1;
const ENCODING = "br";

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

async function measurePages(): Promise<Verdict[]> {
  const server = await startOurs(values.dist, SERVER_CORE);
  const perSecond: number[] = [];
  const cpuUs: number[] = [];
  try {
    await wrk(server.url + values.page, 2, CLIENT_CORE, ENCODING);
    for (let round = 0; round < rounds; round++) {
      const before = cpuSeconds(server.pid);
      const run = await wrk(server.url + values.page, seconds, CLIENT_CORE, ENCODING);
      if (run.requests === 0 || run.failed > 0)
        throw new Error(`${run.failed} of ${run.requests} requests failed`);
      perSecond.push(run.perSecond);
      cpuUs.push(((cpuSeconds(server.pid) - before) * 1e6) / run.requests);
    }
    const { now, most } = residentMegabytes(server.pid);
    console.log(
      table([
        ["page", "requests/s", "", "CPU/request, µs", "", "memory, MB (most)"],
        [
          values.page,
          median(perSecond).toFixed(0),
          spread(perSecond, 0),
          median(cpuUs).toFixed(1),
          spread(cpuUs, 1),
          `${now.toFixed(0)} (${most.toFixed(0)})`,
        ],
      ]),
    );
    return [{ promise: "memory < 200 MB", measured: `${most.toFixed(0)} MB at most`, kept: most < 200 }];
  } finally {
    await server.stop();
  }
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
      promise: "memory < 200 MB, taking enquiries",
      measured: `${most.toFixed(0)} MB at most`,
      kept: most < 200,
    },
  ];
}
