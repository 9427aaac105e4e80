import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["**/*.test.{ts,tsx}"],
    exclude: ["node_modules/**", "dist/**", ".cache/**"],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
