import { existsSync } from "node:fs";
import { run } from "./install.mjs";

const SHELL = "/usr/bin/chromium-headless-shell";
const PLACES = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/snap/bin/chromium",
];

/**
 * Finds Chromium for the browser tests, or gets it: from the system's packages where this process may install them,
 * else from Playwright. Gives what the tests find it by: its path, and that of the same browser without windows where
 * the system has one; nothing where Playwright is to use its own.
 */
export async function chromium() {
  const found = () => process.env.CHROMIUM ?? PLACES.find((place) => existsSync(place));
  if (!found() && !(await systemPackage("chromium"))) {
    console.log("Installing Chromium by Playwright …");
    await run("playwright", ["install", "chromium"]);
    return {};
  }
  return {
    CHROMIUM: found(),
    ...(!process.env.CHROMIUM && existsSync(SHELL) && { CHROMIUM_HEADLESS_SHELL: SHELL }),
  };
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
