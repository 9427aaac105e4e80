/**
 * `npm run build`: content → .cache/public → dist. `--if-stale` does nothing where dist is as new as what it is made of.
 * `--content` stops before the pages, which is what `npm run dev` begins with.
 */
import { spawn } from "node:child_process";
import { cp, mkdir, rm, writeFile } from "node:fs/promises";
import { catalogueOrExit } from "./content-check.ts";
import { readStamp, sourcesStamp, writeStamp } from "./freshness.ts";
import { derivePictures } from "./pictures.ts";
import { REDIRECTS } from "./redirects.ts";

const PUBLIC = ".cache/public";
const started = performance.now();
const only = new Set(process.argv.slice(2));

const stamp = await sourcesStamp();
if (only.has("--if-stale") && (await readStamp()) === stamp) {
  console.log("Built files are up to date.");
} else {
  await prepareContent();
  if (!only.has("--content")) {
    await buildPages();
    await writeStamp(stamp);
    console.log(`Built in ${seconds()}.`);
  }
}

async function prepareContent() {
  const catalogue = await catalogueOrExit();
  await derivePictures(catalogue, { cacheDir: ".cache/pictures", onProgress: progressLine("Pictures") });
  for (const [from, to] of [
    ["app/icons", "icons"],
    // Some readers look for it here whatever the page says.
    ["app/icons/favicon.ico", "favicon.ico"],
    ["content/models", "models"],
  ] as const) {
    await rm(`${PUBLIC}/${to}`, { recursive: true, force: true });
    await cp(from, `${PUBLIC}/${to}`, { recursive: true, filter: (path) => !path.endsWith(".md") });
  }
}

async function buildPages() {
  console.log("Pages …");
  await rm("dist", { recursive: true, force: true });
  await run("react-router", ["build"]);
  // Made for hosts that answer unknown addresses with one empty page; our server has a true page for them.
  await rm("dist/client/__spa-fallback.html", { force: true });
  await mkdir("dist", { recursive: true });
  await writeFile("dist/redirects.json", JSON.stringify(REDIRECTS, null, 2));
  console.log("Compressing …");
  await run("node", ["server/precompress.ts", "dist/client"]);
}

/** One line on a terminal, rewritten; on anything else one line at every tenth of the way. */
function progressLine(label: string) {
  let tenth = -1;
  return (done: number, total: number) => {
    if (process.stdout.isTTY) {
      process.stdout.write(`\r${label} ${done}/${total}${done === total ? "\n" : ""}`);
      return;
    }
    const now = Math.floor((done * 10) / Math.max(total, 1));
    if (now === tenth) return;
    tenth = now;
    console.log(`${label} ${done}/${total}`);
  };
}

/** Runs a command of this package; its output is shown only when it fails. */
function run(command: string, args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(`node_modules/.bin/${command}`, args, {
      env: { ...process.env, NODE_ENV: "production" },
    });
    const output: Buffer[] = [];
    child.stdout.on("data", (part) => output.push(part));
    child.stderr.on("data", (part) => output.push(part));
    child.on("error", reject);
    child.on("close", (code) => {
      if (code === 0) return resolve();
      process.stderr.write(Buffer.concat(output));
      reject(new Error(`${command} ${args.join(" ")} ended with code ${code}.`));
    });
  });
}

function seconds(): string {
  return `${((performance.now() - started) / 1000).toFixed(1)} s`;
}
