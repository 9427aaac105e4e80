/**
 * `npm test`: what a change of code can break. `--all` runs the slow tests too, `--slow` them alone, `--changed [commit]`
 * the quick ones that reach what was changed; `--site` checks a site before it is published: its content, every page, link
 * and picture, and each screen in a browser. Installs the packages that are missing, and tells the time of each part.
 */
import { existsSync } from "node:fs";
import path from "node:path";
import { chromium } from "./chromium.mjs";
import { install, output, ROOT, run, runAside } from "./install.mjs";
import { part, table } from "./parts.mjs";
import { hasSampleContent } from "./sample-content.mjs";

const [ring, since = "HEAD"] = process.argv.slice(2);
// Each part starts Node many times; compiled code is cached.
process.env.NODE_COMPILE_CACHE ??= path.join(ROOT, ".cache/compiled");

try {
  await part("Packages", () => install({ forTests: true }));
  const env = await part("Browser", chromium);
  if (ring === "--site") await siteCheck(env);
  else if (ring === "--changed") await changedTests(env);
  else if (ring !== "--slow") await quickTests(env);
  if (ring === "--all" || ring === "--slow") await slowTests(env);
  console.log(`\n${ring === "--site" ? "The site is in order" : "All tests hold"}.\n${table()}`);
} catch (error) {
  console.error(`\n${table()}\n${error.message}`);
  process.exit(1);
}

async function siteCheck(env) {
  await part("Content", () => run("npm", ["run", "--silent", "check:content"]));
  await part("Build", build);
  await part("Pages", () => run("playwright", ["test", "tests/whole-site", "tests/every-screen"], { env }));
}

async function quickTests(env) {
  const quick = { ...env, TESTS: "quick" };
  await part("Types, lint, format, content", () => run("npm", ["run", "--silent", "check"]));
  // Server tests mostly wait, so they run beside a build.
  await allOf([
    part("Unit and server tests", () => run("vitest", ["run"], { env: quick })),
    part("Build", build),
  ]);
  await part("Browser tests", () => run("playwright", ["test"], { env: { ...quick, RECORD_SCREENS: "1" } }));
}

async function changedTests(env) {
  const tests = JSON.parse(await output("node", ["tests/changed.ts", since]));
  if (!tests) return quickTests(env);
  const quick = { ...env, TESTS: "quick" };
  const { units, browser } = tests;
  await allOf([
    part("Types", () => run("npm", ["run", "--silent", "check:types"])),
    units.length > 0 && part("Unit and server tests", () => run("vitest", ["run", ...units], { env: quick })),
    browser.length > 0 && part("Build", build),
  ]);
  if (browser.length > 0)
    await part("Browser tests", () => run("playwright", ["test", ...browser], { env: quick }));
}

async function slowTests(env) {
  const slow = { ...env, TESTS: "slow" };
  await allOf([
    part("Slow unit and server tests", () => run("vitest", ["run"], { env: slow })),
    part("Build", build)
      .then(() => studioTests(env))
      .then(() =>
        part("Twelve moments", () => runAside("npm", ["run", "--silent", "test:moments"], { env })),
      ),
  ]);
  await part("Slow browser tests", () => run("playwright", ["test"], { env: slow }));
}

function build() {
  return runAside("node", ["packages/site/build/build.ts", "--if-stale"]);
}

/** The studio may be deleted. */
async function studioTests(env) {
  const studio = path.join(ROOT, "studio");
  if (!hasSampleContent() || !existsSync(studio)) return;
  await install({ forTests: true, folder: studio });
  await part("Studio", () => runAside("npm", ["test", "--silent", "--prefix", "studio"], { env }));
}

/** Waits for all, also after a failure, as they cannot be stopped. */
async function allOf(parts) {
  const ends = await Promise.allSettled(parts);
  const failed = ends.find(({ status }) => status === "rejected");
  if (failed) throw failed.reason;
}
