import { fileURLToPath } from "node:url";
import { builtForAnother } from "./built-for.ts";
import { EnvironmentError, readEnvironment } from "./environment.ts";
import { startServer } from "./start.ts";

/** How long a stop may take before the process ends anyway. */
const LONGEST_STOP_MS = 20_000;

try {
  // An argument names another built site than the one of this project.
  const dist = process.argv[2] ?? fileURLToPath(new URL("../dist/", import.meta.url));
  const environment = readEnvironment(process.env);
  const server = await startServer(environment, dist);
  const warning = await builtForAnother(dist, environment.siteUrl);
  if (warning !== null) console.warn(warning);
  console.log(`Stoneyard is at ${server.url}`);
  if (!server.sendsMail) {
    console.log("SMTP_URL is not set: enquiries wait in the store, see npm run enquiries -- list");
  }
  // Ctrl+C reaches every process of a terminal, and `npm start` passes it on: the second one must not cut the stop short.
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
} catch (error) {
  // What an owner can mend is said in a sentence; the rest with its trace.
  console.error(error instanceof EnvironmentError || isPlain(error) ? error.message : error);
  process.exit(1);
}

function isPlain(error: unknown): error is Error {
  return error instanceof Error && error.name === "Error" && error.message !== "";
}
