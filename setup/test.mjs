/** `npm test`: installs what the tests need, then runs every check and test; stops at the first stage that fails. */
import { existsSync } from "node:fs";
import path from "node:path";
import { install, ROOT, run } from "./install.mjs";
import { chromium, faultTools, postgresql } from "./packages.mjs";

const started = performance.now();

async function stage(name, ...command) {
  const began = performance.now();
  console.log(`\n── ${name}`);
  await run(...command);
  console.log(`── ${name}: ${((performance.now() - began) / 1000).toFixed(0)} s`);
}

try {
  await install();
  const browser = await chromium();
  await postgresql();
  await faultTools();
  await stage("Types, lint, format, content", "npm", ["run", "--silent", "check"]);
  const env = browser ? { CHROMIUM: browser } : {};
  await stage("Unit and server tests", "vitest", ["run"], { env });
  if (existsSync(path.join(ROOT, "studio")))
    await stage("Studio", "npm", ["test", "--silent", "--workspace=studio"], { env });
  await stage("Build", "node", ["build/build.ts", "--if-stale"]);
  await stage("Browser tests", "playwright", ["test"], { env });
  console.log(`\nAll tests hold, ${((performance.now() - started) / 60_000).toFixed(1)} min.`);
} catch (error) {
  console.error(`\n${error.message}`);
  process.exit(1);
}
