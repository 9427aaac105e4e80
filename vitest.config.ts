import { defineConfig } from "vitest/config";
import { inlineScripts } from "./build/inline-scripts.ts";

export default defineConfig({
  plugins: [inlineScripts()],
  test: {
    include: ["**/*.test.{ts,tsx}"],
    exclude: ["studio/**", "node_modules/**", "dist/**", ".cache/**"],
    reporters: process.env.CI ? ["default", "./tests/refuse-skipped-unit-tests.ts"] : ["default"],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
