/** `npm start`: installs what is missing, writes the pages where they are stale, and serves the site. */
import { install, start } from "./install.mjs";

// The address that is built into canonical links: where the site is served, unless it is said otherwise.
process.env.SITE_URL ||= `http://localhost:${process.env.PORT || 3000}`;

try {
  await install();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

// These keep memory small that would otherwise only wait to be used again: node bench/server/run.ts measures it.
const memory = ["--max-semi-space-size=2", "--max-old-space-size=256"];
const server = start("node", [...memory, "tools/setup/serve.ts"], { env: { MALLOC_ARENA_MAX: "2" } });
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => server.kill(signal));
server.on("close", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
