/**
 * `npm run dev`: makes what pages stand on, then starts two servers that end together: the one that takes enquiries, for
 * `/api` alone, and Vite with the pages, which passes `/api` on to it and shows each change of the content (`watch-content.ts`).
 * `--quiet` tells only what went wrong: the desk starts it so, whose own address is the one to open.
 */
import { mkdir } from "node:fs/promises";
import { parseArgs } from "node:util";
import { PARTS } from "@stoneyard/catalogue/parts.ts";
import { EnvironmentError, readEnvironment } from "@stoneyard/server/environment.ts";
import { startServer } from "@stoneyard/server/start.ts";
import { createServer } from "vite";
import { prepareDerivedFiles } from "./derived-files.ts";
import { pages as pageEntries } from "./pages/pages-plugin.ts";
import { writeBrand } from "./plugins/brand-module.ts";
import { isServedInDevelopment } from "./plugins/own-origin.ts";
import { catalogueOrExit } from "./read-checked-content.ts";
import { writeLanguages, writeVisits } from "./server-files.ts";

/** A built site without pages: Vite has them. */
const EMPTY_SITE = ".cache/dev-site";
const PORT = process.env.PORT || "5173";
const { values } = argumentsOrExit();
const SITE_URL = process.env.SITE_URL || `http://localhost:${PORT}`;

const environment = environmentOrExit();
const catalogue = await catalogueOrExit({ isQuiet: values.quiet });
// Pictures themselves are made beside the pages (watch-content.ts).
await prepareDerivedFiles(catalogue);
await mkdir(`${EMPTY_SITE}/client`, { recursive: true });
await writeLanguages("content", EMPTY_SITE);
// Vite serves the files of the project by their own names.
await writeBrand(catalogue, EMPTY_SITE, (file) => `/${file}`);
await writeVisits(catalogue.site, EMPTY_SITE);
const enquiries = await startServer(environment, EMPTY_SITE, {
  log: values.quiet ? { level: "warn" } : true,
});

// Vite's configuration takes them from here (../vite.config.ts).
Object.assign(process.env, { SITE_URL, ENQUIRIES_URL: enquiries.url });
const pages = await createServer({
  configFile: "packages/site/vite.config.ts",
  // The first content of any part may appear at any time.
  plugins: [pageEntries(PARTS)],
  server: { port: Number(PORT), strictPort: true },
  logLevel: values.quiet ? "warn" : "info",
});
await pages.listen();
if (!values.quiet) pages.printUrls();
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, stop);

async function stop() {
  await Promise.all([pages.close(), enquiries.stop()]);
  process.exit();
}

/** The server's own settings hold, but its port is any that is free: only Vite asks it. */
function environmentOrExit() {
  try {
    const environment = readEnvironment({ ...process.env, SITE_URL, PORT: "0", HOST: "127.0.0.1" });
    if (isServedInDevelopment(environment.dataDir))
      throw new EnvironmentError(
        `DATA_DIR is ${environment.dataDir}, which a browser could read here: choose a folder outside the sources of the pages, such as data`,
      );
    return environment;
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

function argumentsOrExit() {
  try {
    return parseArgs({ options: { quiet: { type: "boolean", default: false } } });
  } catch (error) {
    console.error(
      `${error instanceof Error ? error.message : error}\nThe port is a setting: PORT=5174 npm run dev`,
    );
    process.exit(1);
  }
}
