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
 * Finds Chromium for the browser tests, or has Playwright fetch its own into the user's folder; installs nothing into the
 * system. Gives what the tests find it by: its path, and that of the same browser without windows where the system has
 * one; nothing where Playwright is to use its own.
 * @throws where there is none, with the commands that install one
 */
export async function chromium() {
  const found = process.env.CHROMIUM ?? PLACES.find((place) => existsSync(place));
  if (!found) {
    await playwrightsOwn();
    return {};
  }
  return {
    CHROMIUM: found,
    ...(!process.env.CHROMIUM && existsSync(SHELL) && { CHROMIUM_HEADLESS_SHELL: SHELL }),
  };
}

/** Does nothing where Playwright has it already. */
async function playwrightsOwn() {
  try {
    await run("playwright", ["install", "chromium"]);
  } catch {
    throw new Error(`The browser tests need Chromium. There is none here, and Playwright could not fetch its own. Install it, for example by
  sudo apt-get install chromium      (Debian)
  sudo snap install chromium         (Ubuntu)
or set CHROMIUM to the path of one.`);
  }
}
