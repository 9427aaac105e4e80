/**
 * What `npm start` runs by the project's own Node: writes the pages where they are stale, then serves the site while another
 * process makes what is missing.
 */
import { startFinisher } from "#build/finisher.ts";
import { readStamp, sourcesStamp } from "#build/freshness.ts";
import { SITE } from "#build/site-folder.ts";
import { checkPort } from "#server/check-port.ts";
import { readEnvironment } from "#server/environment.ts";
import { endWith, runServer } from "#server/run-server.ts";
import { run } from "./install.mjs";

try {
  const environment = readEnvironment(process.env);
  if ((await readStamp()) !== (await sourcesStamp())) {
    await checkPort(environment);
    await run("node", ["build/build.ts", "--if-stale", "--pages-first"], { env: { MALLOC_ARENA_MAX: "" } });
  }
  await runServer(environment, SITE, (await startFinisher(SITE)) ?? {});
} catch (error) {
  endWith(error);
}
