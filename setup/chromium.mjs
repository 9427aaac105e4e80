import { existsSync } from "node:fs";
import { run } from "./install.mjs";

const PLACES = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/snap/bin/chromium",
];

/**
 * Finds Chromium for the browser tests, or gets it: from the system's packages where this process may install them,
 * else from Playwright. Gives its path, or nothing where Playwright is to use its own.
 */
export async function chromium() {
  const found = process.env.CHROMIUM ?? PLACES.find((place) => existsSync(place));
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    console.log("Installing Chromium from the system's packages …");
    await run("apt-get", ["update", "-qq"]);
    await run("apt-get", ["install", "-y", "-qq", "chromium"], {
      env: { DEBIAN_FRONTEND: "noninteractive" },
    });
    return PLACES.find((place) => existsSync(place));
  }
  console.log("Installing Chromium by Playwright …");
  await run("playwright", ["install", "chromium"]);
  return undefined;
}
