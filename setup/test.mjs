/**
 * `npm test`: installs what the tests need, then runs every check and test, and tells the time of each part.
 * `npm test -- --content`: what a change of content alone can break.
 */
import { existsSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "./chromium.mjs";
import { install, ROOT, run, runAside } from "./install.mjs";

const CONTENT_SPECS = ["addresses", "language", "search", "structured-data"];

const { values: options } = parseArgs({ options: { content: { type: "boolean", default: false } } });
const times = [];

try {
  await part("Packages", install);
  const env = await part("Browser", chromium);
  await (options.content ? contentSet(env) : everything(env));
  console.log(`\nAll tests hold.\n${table()}`);
} catch (error) {
  console.error(`\n${table()}\n${error.message}`);
  process.exit(1);
}

async function everything(env) {
  await part("Types, lint, format, content", () => run("npm", ["run", "--silent", "check"]));
  // Tests of the server mostly wait, while a build and the studio's tests compute.
  await allOf([
    part("Unit and server tests", () => run("vitest", ["run"], { env })),
    part("Build", build).then(() => studioTests(env)),
  ]);
  await part("Browser tests", () => run("playwright", ["test"], { env }));
}

async function contentSet(env) {
  await part("Content", () => run("npm", ["run", "--silent", "check:content"]));
  await part("Unit tests of content", () => run("vitest", ["run", "catalogue", "app/content", "app/i18n"]));
  await part("Build", build);
  await part("Browser tests of content", () => run("playwright", ["test", ...CONTENT_SPECS], { env }));
}

function build() {
  return runAside("node", ["build/build.ts", "--if-stale"]);
}

/** Who deletes the studio still has a site, and its tests. */
async function studioTests(env) {
  if (!existsSync(path.join(ROOT, "studio"))) return;
  await part("Studio", () => runAside("npm", ["test", "--silent", "--workspace=studio"], { env }));
}

/** Waits for all of them, also where one fails, as they cannot be stopped. */
async function allOf(parts) {
  const ends = await Promise.allSettled(parts);
  const failed = ends.find(({ status }) => status === "rejected");
  if (failed) throw failed.reason;
}

async function part(name, task) {
  const began = performance.now();
  console.log(`\n── ${name}`);
  try {
    return await task();
  } finally {
    times.push({ name, seconds: (performance.now() - began) / 1000 });
  }
}

/** The time of each part; parts that ran beside another make them more than the whole. */
function table() {
  const rows = [...times, { name: "Together", seconds: performance.now() / 1000 }];
  const width = Math.max(...rows.map(({ name }) => name.length));
  return rows.map(({ name, seconds }) => `${name.padEnd(width)} ${minutes(seconds).padStart(7)}`).join("\n");
}

function minutes(seconds) {
  const rest = Math.round(seconds);
  return `${Math.floor(rest / 60)}:${String(rest % 60).padStart(2, "0")}`;
}
