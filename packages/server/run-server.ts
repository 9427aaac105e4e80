import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { BUILT_SITE } from "@stoneyard/enquiry/built-site.ts";
import { type Environment, EnvironmentError } from "./environment.ts";
import type { MakeFile } from "./hosting/files.ts";
import { startServer } from "./start.ts";

const LONGEST_STOP_MS = 20_000;

/** Serves the site built into `dist` until the process is asked to stop; prints its address and what an owner should know. */
export async function runServer(
  environment: Environment,
  dist: string,
  options: { makeFile?: MakeFile } = {},
): Promise<void> {
  const server = await startServer(environment, dist, options);
  const warning = await builtForAnother(dist, environment.siteUrl);
  if (warning !== null) console.warn(warning);
  console.log(`Stoneyard is at ${server.url}`);
  if (!server.sendsMail) {
    console.log("SMTP_URL is not set: enquiries wait in the store, see npm run enquiries -- list");
  }
  // Ctrl+C reaches every process of a terminal, and `npm start` passes it on: the second signal must not cut the stop
  // short.
  let stopping = false;
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.on(signal, async () => {
      if (stopping) return;
      stopping = true;
      setTimeout(() => process.exit(1), LONGEST_STOP_MS).unref();
      await server.stop();
      process.exit(0);
    });
  }
}

/** Prints a sentence for what an owner can correct, the trace for everything else, and ends the process. */
export function endWith(error: unknown): never {
  console.error(error instanceof EnvironmentError || isPlain(error) ? error.message : error);
  process.exit(1);
}

function isPlain(error: unknown): error is Error {
  return error instanceof Error && error.name === "Error" && error.message !== "";
}

/** What to say when the site was built for another address than it is served at; null when it was not, or is not known. */
async function builtForAnother(dist: string, siteUrl: string): Promise<string | null> {
  const built = await readFile(join(dist, BUILT_SITE.builtFor), "utf8").catch(() => siteUrl);
  if (built === siteUrl) return null;
  return (
    `The site was built for ${built}, and SITE_URL is ${siteUrl}: canonical links, previews and the sitemap name the ` +
    `first. Build it again with SITE_URL=${siteUrl}, or set SITE_URL to the address that visitors use.`
  );
}
