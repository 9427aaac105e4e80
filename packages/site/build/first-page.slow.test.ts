import { type ChildProcess, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { smallSite } from "./testing/small-site.ts";

const PORT = 4700 + (process.pid % 200);
const URL_OF_SITE = `http://127.0.0.1:${PORT}`;
const LONGEST_MS = 900_000;

let site: string;
let start: ChildProcess;
let output = "";

/** Starts it, and resolves when it says where it serves. */
async function startSite(): Promise<void> {
  output = "";
  const PATH = [join(site, "node_modules/.bin"), process.env.PATH].join(delimiter);
  const env = { ...process.env, PATH, PORT: String(PORT), SITE_URL: "", DATA_DIR: join(site, "data") };
  // In a group of its own, of which all processes can be ended at once, as when the machine stops.
  const child = spawn(process.execPath, ["tools/setup/start.mjs"], { cwd: site, env, detached: true });
  start = child;
  const hear = (part: Buffer) => {
    output += part;
  };
  child.stdout.on("data", hear);
  child.stderr.on("data", hear);
  while (!output.includes("Stoneyard is at")) {
    if (child.exitCode !== null) throw new Error(output);
    await sleep(100);
  }
}

async function kill(): Promise<void> {
  process.kill(-(start.pid ?? 0), "SIGKILL");
  if (start.exitCode === null && start.signalCode === null) await once(start, "exit");
}

/** What is installed is linked into the small site; the mark says of which lock file it is. */
async function markAsInstalled(): Promise<void> {
  const mark = join(site, "node_modules/.installed-from");
  const lock = createHash("sha256").update(await readFile(join(site, "package-lock.json")));
  await rm(mark, { force: true });
  await writeFile(mark, lock.digest("hex"));
}

const get = (path: string) => fetch(URL_OF_SITE + path);
const isUnfinished = () => existsSync(join(site, "dist/unfinished.json"));

/** Addresses of the pictures that the site still lacks. */
async function lacking(): Promise<string[]> {
  const text = await readFile(join(site, "dist/unfinished.json"), "utf8").catch(() => "[]");
  const jobs: { renditions: { file: string }[] }[] = JSON.parse(text);
  const files = jobs.flatMap(({ renditions }) => renditions.map(({ file }) => `/${file}`));
  return files.filter((file) => !existsSync(join(site, "dist/client", file)));
}

/** A page with its styles and script, planned pictures, many of them at once, and pictures that are not planned. */
async function askBeforePicturesAreMade(): Promise<void> {
  const page = await get("/");
  const html = await page.text();
  expect(page.status).toBe(200);
  expect(html).toContain("<style>");
  const [script = ""] = /\/assets\/[^"]+\.js/.exec(html) ?? [];
  expect((await get(script)).status).toBe(200);

  const wanted = (await lacking()).filter((address) => address.endsWith(".avif")).slice(-40);
  expect(wanted.length).toBeGreaterThan(5);
  const answers = await Promise.all([...wanted, ...wanted].map(get));
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  const bytes = Buffer.from((await answers[0]?.arrayBuffer()) ?? new ArrayBuffer(0));
  const [width] = /(?<=-)\d+(?=\.\w+\.avif$)/.exec(wanted[0] ?? "") ?? [];
  expect((await sharp(bytes).metadata()).width).toBe(Number(width));

  const otherBytes = wanted[0]?.replace(/\.\w{8}\./, ".00000000.") ?? "";
  for (const address of ["/images/no-such-800.12345678.avif", otherBytes])
    expect((await get(address)).status, address).toBe(404);
}

test("pages come first, pictures when they are asked for; a start that was cut goes on, and at its end all is made", {
  timeout: LONGEST_MS,
}, async () => {
  site = await smallSite();
  await markAsInstalled();
  await startSite();
  onTestFinished(kill);
  await askBeforePicturesAreMade();

  const before = (await lacking()).length;
  await kill();
  await startSite();
  expect(output).not.toContain("Built in");
  expect((await lacking()).length).toBeLessThanOrEqual(before);
  await expect.poll(isUnfinished, { timeout: LONGEST_MS }).toBe(false);
  expect(await lacking()).toEqual([]);
  const page = await fetch(URL_OF_SITE, { headers: { "accept-encoding": "br" } });
  expect(page.headers.get("content-encoding")).toBe("br");
});
