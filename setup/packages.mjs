import { existsSync, readdirSync } from "node:fs";
import { run } from "./install.mjs";

const CHROMIUM = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/snap/bin/chromium",
];
const POSTGRESQL = "/usr/lib/postgresql";

/**
 * Finds Chromium for the browser tests, or gets it: from the system's packages where this process may install them,
 * else from Playwright. Gives its path, or nothing where Playwright is to use its own.
 */
export async function chromium() {
  const found = () => process.env.CHROMIUM ?? CHROMIUM.find((place) => existsSync(place));
  if (found()) return found();
  if (await systemPackage("chromium")) return found();
  console.log("Installing Chromium by Playwright …");
  await run("playwright", ["install", "chromium"]);
  return undefined;
}

/** PostgreSQL for the tests of the store, where it is missing and can be got; the tests say so where it cannot. */
export async function postgresql() {
  const isThere = existsSync(POSTGRESQL) && readdirSync(POSTGRESQL).length > 0;
  if (!isThere && !process.env.POSTGRES_BIN) await systemPackage("postgresql");
}

/** What the tests of faults use: strace sees when the disk is waited for, exim4 takes mail as a real mail server does. */
export async function faultTools() {
  if (!existsSync("/usr/bin/strace")) await systemPackage("strace");
  if (!existsSync("/usr/sbin/exim4")) await systemPackage("exim4-daemon-light");
}

/** Installs a package of Debian and its kin; false where this process may not or its source cannot be reached. */
async function systemPackage(name) {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return false;
  console.log(`Installing ${name} from the system's packages …`);
  try {
    await run("apt-get", ["update", "-qq"]);
    await run("apt-get", ["install", "-y", "-qq", name], { env: { DEBIAN_FRONTEND: "noninteractive" } });
    return true;
  } catch (error) {
    console.log(`${name} could not be installed: ${error.message}`);
    return false;
  }
}
