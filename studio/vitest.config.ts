import { defineConfig } from "vitest/config";

/** Run from the project's root, as the studio reads and writes its content. */
export default defineConfig({
  test: {
    include: ["studio/**/*.test.ts"],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
