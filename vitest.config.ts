import { defineConfig } from "vitest/config";
import { earlyScripts } from "./app/build/early-scripts.ts";

export default defineConfig({
  plugins: [earlyScripts()],
  test: {
    include: ["**/*.test.{ts,tsx}"],
    exclude: ["node_modules/**", "dist/**", ".cache/**"],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
