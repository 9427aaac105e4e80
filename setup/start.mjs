/** `npm start`: installs what is missing, builds what is stale, and serves the site. */
import { install, run, start } from "./install.mjs";

// The address that is built into canonical links: where the site is served, unless it is said otherwise.
process.env.SITE_URL ||= `http://localhost:${process.env.PORT || 3000}`;

try {
  await install();
  await run("node", ["server/check-environment.ts"]);
  await run("node", ["build/build.ts", "--if-stale"]);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

// These keep memory small that would otherwise only wait to be used again: node bench/server/run.ts measures it.
const server = start("node", ["server/main.ts"], {
  env: {
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} --max-semi-space-size=2 --max-old-space-size=256`,
    MALLOC_ARENA_MAX: "2",
  },
});
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => server.kill(signal));
server.on("close", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
