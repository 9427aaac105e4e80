import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import base from "../../playwright.config.ts";

const PROJECT = join(import.meta.dirname, "../..");

/** The owner's check alone, beside the project's own tests. */
export default defineConfig({
  ...base,
  testDir: import.meta.dirname,
  testMatch: "**/*.check.ts",
  outputDir: join(PROJECT, "test-results"),
  reporter: [["line"]],
  projects: base.projects?.slice(0, 1) ?? [],
});
