import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { SITE_PORT } from "./tests/ports.ts";

const BROWSER = {
  ...(process.env.CHROMIUM && { executablePath: process.env.CHROMIUM }),
  args: [
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--use-gl=angle",
    "--use-angle=swiftshader",
    "--enable-unsafe-swiftshader",
  ],
};
const DEJAVU_ALONE = join(import.meta.dirname, "tests/typefaces/dejavu-alone.conf");

/** Browser tests run against the built site, served by the real server with a store of its own. */
export default defineConfig({
  testDir: "tests",
  testMatch: "**/*.spec.ts",
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // A busy machine may make a browser stumble once; what fails twice is broken.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: process.env.CI ? [["list"], ["./tests/refuse-skipped-browser-tests.ts"]] : [["list"]],
  outputDir: "test-results",
  use: {
    baseURL: `http://localhost:${SITE_PORT}`,
    locale: "en-GB",
    timezoneId: "Europe/Belgrade",
    // Recording each test costs a quarter of its time; `--trace on` records one that failed.
    trace: "on-first-retry",
    launchOptions: BROWSER,
  },
  projects: [
    { name: "chromium" },
    {
      // What depends on the typefaces that are installed runs with others too.
      name: "chromium, DejaVu alone",
      grep: /@typefaces/,
      use: { launchOptions: { ...BROWSER, env: { ...process.env, FONTCONFIG_FILE: DEJAVU_ALONE } } },
    },
  ],
  webServer: {
    command: "node tests/serve.ts",
    url: `http://localhost:${SITE_PORT}/healthz`,
    env: { PORT: String(SITE_PORT) },
    reuseExistingServer: false,
  },
});
