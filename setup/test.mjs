/** `npm test`: installs what the tests need, then runs every check and test, and tells the time of each part. */
import { existsSync } from "node:fs";
import path from "node:path";
import { chromium } from "./chromium.mjs";
import { install, ROOT, run, runAside } from "./install.mjs";
import { part, table } from "./parts.mjs";
import { hasSampleContent } from "./sample-content.mjs";

// Each part starts Node many times; what it compiled once it keeps.
process.env.NODE_COMPILE_CACHE ??= path.join(ROOT, ".cache/compiled");

try {
  await part("Packages", install);
  const env = await part("Browser", chromium);
  await everything(env);
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
  // The sample is looked at screen by screen in those already.
  if (!hasSampleContent())
    await part("Screens", () => run("playwright", ["test", "--config", "tests/check-site"], { env }));
}

function build() {
  return runAside("node", ["build/build.ts", "--if-stale"]);
}

/** Who deletes the studio still has a site, and its tests. It draws the sample's stones. */
async function studioTests(env) {
  if (!hasSampleContent() || !existsSync(path.join(ROOT, "studio"))) return;
  await part("Studio", () => runAside("npm", ["test", "--silent", "--workspace=studio"], { env }));
}

/** Waits for all of them, also where one fails, as they cannot be stopped. */
async function allOf(parts) {
  const ends = await Promise.allSettled(parts);
  const failed = ends.find(({ status }) => status === "rejected");
  if (failed) throw failed.reason;
}
