import type { Config } from "@react-router/dev/config";
import { addresses } from "./app/build/addresses.ts";

/** Every page is written to a file at build time; there is no server rendering. */
export default {
  ssr: false,
  appDirectory: "app",
  buildDirectory: "dist",
  prerender: { paths: addresses, concurrency: 2 },
} satisfies Config;
