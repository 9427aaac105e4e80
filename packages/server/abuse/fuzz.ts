/**
 * A coverage-guided run against what reads an enquiry: samples are changed at random, and whatever makes code run that
 * had not run before is kept as a sample to change further. `node packages/server/abuse/fuzz.ts RUNS [SEED]` prints what it found
 * as JSON: a finding is an answer that breaks a rule of `verdict.ts`, with the bytes that caused it.
 */
import type { FastifyInstance } from "fastify";
import { Chance } from "../faults/chance.ts";
import { createSiteServer } from "../site-server.ts";
import type { FileStore } from "../store/files.ts";
import type { StoredEnquiry } from "../store/store.ts";
import { BRAND, siteLanguages, VISITS } from "../testing/built-site.ts";
import { startCoverage } from "./coverage.ts";
import { mutate } from "./mutate.ts";
import { verdict } from "./verdict.ts";

/** The first byte of a sample chooses how it is sent, the rest is the body. */
const WAYS: Record<string, string>[] = [
  { "content-type": "application/json" },
  { "content-type": "application/x-www-form-urlencoded" },
  { "content-type": "application/x-www-form-urlencoded", accept: "application/json" },
  { "content-type": "application/json; charset=utf-16", referer: "https://x.example/sr/contact" },
  { "content-type": "text/plain" },
];

const SAMPLES = [
  [0, '{"id":"0b0e4a52-6d4f-4e0a-9b3c-2f6c8d1e7a90","firstName":"Ana","email":"ana@x.rs","locale":"sr"}'],
  [0, '{"phone":"064 123","message":"A kitchen.\\nThree metres.","startedAt":1800000000000,"website":""}'],
  [0, '{"firstName":7,"message":["x"],"email":null}'],
  [1, "firstName=Ana&phone=064+123&message=Dobar%20dan&locale=sr&from=%2Fsr%2Fmarble%2Fcarrara"],
  [1, "message=no+way+to+reply&subject=onyx%2Fonyx-blue"],
  [2, "email=ana%40x.rs&website=spam"],
  [3, '{"email":"јован@пример.срб"}'],
] as const;

/** Where a change of behaviour is of interest. */
const WATCHED =
  /\/enquiry\/|\/server\/(contact|native-form|problem|mail\/compose)|secure-json-parse|content-type/;

/** Samples are texts; files have tests of their own. */
const NO_FILES: FileStore = {
  addPart: async () => null,
  pendingFile: async () => null,
  finishFile: async () => false,
  dropFile: async () => {},
  dropPendingFiles: async () => 0,
  pendingBytes: async () => 0,
  filesOf: async () => [],
  readFile: async () => Buffer.of(),
  readPart: async () => null,
  takeToClean: async () => null,
  endCleaning: async () => {},
};

async function fuzz(runs: number, seed: number, parent: number) {
  const stored: StoredEnquiry[] = [];
  const app = createSiteServer({
    site: {
      client: import.meta.dirname,
      redirects: new Map(),
      languages: await siteLanguages(),
      brand: BRAND,
      visits: VISITS,
      hours: VISITS.rules,
    },
    store: {
      ...NO_FILES,
      async add(enquiry) {
        stored.push({ ...enquiry, number: "48261793" });
        return { result: "stored", number: "48261793" };
      },
      async check() {},
    },
    onStored: () => {},
    siteUrl: "https://stoneyard.example",
    receipts: true,
    rateLimit: 1e9,
    trustedProxies: [],
    log: false,
  });
  const chance = new Chance(seed);
  const coverage = startCoverage((url) => WATCHED.test(url));
  const seen = new Set<string>();
  const samples: Buffer[] = [];
  const findings: { broken: string; sample: string }[] = [];

  const run = async (sample: Buffer) => {
    const broken = verdict(await send(app, sample), stored.splice(0));
    if (broken !== null) findings.push({ broken, sample: sample.toString("latin1") });
    const before = seen.size;
    for (const part of coverage.take()) seen.add(part);
    if (seen.size > before) samples.push(sample);
  };
  for (const [way, text] of SAMPLES) await run(Buffer.concat([Buffer.of(way), Buffer.from(text)]));
  const parts = { samples: seen.size, all: seen.size };
  for (let i = 0; i < runs && process.ppid === parent; i += 1) {
    const sample = samples[chance.below(samples.length)] ?? Buffer.alloc(1);
    await run(mutate(sample, samples, chance));
  }
  parts.all = seen.size;
  await app.close();
  return { runs, seed, samples: samples.length, parts, findings };
}

async function send(app: FastifyInstance, sample: Buffer) {
  const headers = WAYS[(sample[0] ?? 0) % WAYS.length] ?? {};
  const answer = await app.inject({
    method: "POST",
    url: "/api/contact",
    headers,
    payload: sample.subarray(1),
  });
  return { status: answer.statusCode, headers: answer.headers, body: answer.body };
}

const [runs = "1000", seed = String(Date.now() % 2 ** 31)] = process.argv.slice(2);
// Whoever waits for the findings may be killed, which tells a child nothing: it only gets another parent.
const parent = Number(process.env.PARENT ?? process.ppid);
console.log(JSON.stringify(await fuzz(Number(runs), Number(seed), parent)));
