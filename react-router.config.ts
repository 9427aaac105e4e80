import type { Config } from "@react-router/dev/config";
import { localizedSitePaths } from "./app/content/site-paths.server.ts";
import { NEXT_SITE } from "./build/site-folder.ts";

/** Every page is written to a file at build time; there is no server rendering. */
export default {
  ssr: false,
  appDirectory: "app",
  buildDirectory: NEXT_SITE,
  prerender: {
    paths: async ({ getStaticPaths }) => [...new Set([...getStaticPaths(), ...(await localizedSitePaths())])],
    concurrency: 2,
  },
} satisfies Config;
