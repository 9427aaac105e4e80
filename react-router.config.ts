import type { Config } from "@react-router/dev/config";
import { addresses } from "./build/addresses.ts";
import { NEXT_SITE } from "./build/site-folder.ts";

/** Every page is written to a file at build time; there is no server rendering. */
export default {
  ssr: false,
  appDirectory: "app",
  buildDirectory: NEXT_SITE,
  prerender: { paths: addresses, concurrency: 2 },
} satisfies Config;
