import type { Config } from "@react-router/dev/config";
import { localizedSitePaths } from "./app/content/site-paths.server.ts";
import { NEXT_SITE } from "./build/site-folder.ts";

const [, , command] = process.argv;

/**
 * Every page is written to a file at build time; there is no server rendering. Only in development is there: pages without a
 * server never ask for their data again, so that a changed text could be shown by loading them anew alone.
 */
export default {
  ssr: command === "dev",
  routeDiscovery: { mode: "initial" },
  appDirectory: "app",
  buildDirectory: NEXT_SITE,
  prerender: {
    paths: async ({ getStaticPaths }) => [...new Set([...getStaticPaths(), ...(await localizedSitePaths())])],
    concurrency: 2,
  },
} satisfies Config;
