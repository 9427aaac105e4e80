import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { bundledScript } from "./inline-scripts.ts";

test("bundling leaves no mode in the process: development that is started after it is none of production", async () => {
  vi.stubEnv("NODE_ENV", undefined);
  const code = await bundledScript(join(import.meta.dirname, "../../i18n/first-paint.before-hydration.ts"));
  expect(code).toContain("addEventListener");
  expect(process.env.NODE_ENV).toBeUndefined();
  vi.unstubAllEnvs();
});
