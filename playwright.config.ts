import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { SITE_PORT } from "./tests/ports.ts";
import { TESTS_OF_OTHER_CONTENT } from "./tools/setup/sample-content.mjs";

const { CHROMIUM, CHROMIUM_HEADLESS_SHELL = CHROMIUM } = process.env;
const ARGUMENTS = [
  "--no-sandbox",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Pages are painted by the processor everywhere, as where there is no graphics card; WebGL alone is emulated.
  "--disable-gpu",
  "--enable-unsafe-swiftshader",
];
/** Chromium without its own windows and menus: a third less work. Where no path is given, Playwright's. */
const SHELL = {
  ...(CHROMIUM_HEADLESS_SHELL && { executablePath: CHROMIUM_HEADLESS_SHELL }),
  args: ARGUMENTS,
};
/** Only the whole browser keeps pages for the way back, which Playwright by itself switches off. */
const WHOLE = {
  ...(CHROMIUM ? { executablePath: CHROMIUM } : { channel: "chromium" }),
  args: ARGUMENTS,
  ignoreDefaultArgs: ["--disable-back-forward-cache"],
};
const OF_THE_WHOLE_BROWSER = "**/back*.spec.ts";
const DEJAVU_ALONE = join(import.meta.dirname, "tests/typefaces/dejavu-alone.conf");
/** What depends on the typefaces that are installed runs with others too. */
const WITH_DEJAVU_ALONE = {
  name: "chromium, DejaVu alone",
  grep: /@typefaces/,
  use: { launchOptions: { ...SHELL, env: { ...process.env, FONTCONFIG_FILE: DEJAVU_ALONE } } },
};

/** Files that are not run: the slow ones where `TESTS` is quick, all others where it is slow. */
const { TESTS } = process.env;
const LEFT_OUT = [
  ...TESTS_OF_OTHER_CONTENT,
  ...(TESTS === "quick" ? [/\.slow\.spec\.ts$/] : []),
  ...(TESTS === "slow" ? [/(?<!\.slow)\.spec\.ts$/] : []),
];

/** Browser tests run against the built site, served by the real server with a store of its own. */
export default defineConfig({
  testDir: "tests",
  testIgnore: TESTS_OF_OTHER_CONTENT,
  fullyParallel: true,
  forbidOnly: true,
  // One more than the cores that it was tuned on: tests wait for timers and the network a third of their time.
  workers: 3,
  // A busy machine may make a browser stumble once; what fails twice is broken.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [
    ["list"],
    ...(process.env.CI ? [["./tests/refuse-skipped-browser-tests.ts"] as const] : []),
    // Where all of a ring's tests run, `npm run test:changed` learns which screens they open.
    ...(process.env.RECORD_SCREENS ? [["./tests/record-screens.ts"] as const] : []),
  ],
  outputDir: "test-results",
  use: {
    baseURL: `http://localhost:${SITE_PORT}`,
    locale: "en-GB",
    timezoneId: "Europe/Belgrade",
    // Recording each test costs a quarter of its time; `--trace on` records one that failed.
    trace: "on-first-retry",
    launchOptions: SHELL,
  },
  projects: [
    // First, as one of its tests takes longest and would end alone.
    {
      name: "chromium, whole",
      testMatch: OF_THE_WHOLE_BROWSER,
      testIgnore: LEFT_OUT,
      use: { launchOptions: WHOLE },
    },
    { name: "chromium", testIgnore: [...LEFT_OUT, OF_THE_WHOLE_BROWSER] },
    ...(TESTS === "quick" ? [] : [WITH_DEJAVU_ALONE]),
  ],
  webServer: {
    command: "node tests/serve.ts",
    cwd: import.meta.dirname,
    url: `http://localhost:${SITE_PORT}/healthz`,
    env: { PORT: String(SITE_PORT) },
    reuseExistingServer: false,
  },
});
