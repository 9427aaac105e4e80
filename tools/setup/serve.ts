/**
 * What `npm start` runs by the project's own Node: writes the pages where they are stale, then serves the site while another
 * process makes what is missing.
 */

import { readEnvironment } from "@stoneyard/server/environment.ts";
import { checkPort } from "@stoneyard/server/listen-fault.ts";
import { endWith, runServer } from "@stoneyard/server/run-server.ts";
import { startFinisher } from "@stoneyard/site/build/finisher.ts";
import { readStamp, SITE, sourcesStamp } from "@stoneyard/site/build/site-folder.ts";
import { run } from "./install.mjs";

try {
  const environment = readEnvironment(process.env);
  if ((await readStamp()) !== (await sourcesStamp())) {
    await checkPort(environment);
    await run("node", ["packages/site/build/build.ts", "--if-stale", "--pages-first"], {
      env: { MALLOC_ARENA_MAX: "" },
    });
  }
  await runServer(environment, SITE, (await startFinisher(SITE)) ?? {});
} catch (error) {
  endWith(error);
}
