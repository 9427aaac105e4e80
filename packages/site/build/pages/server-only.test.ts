import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "vite";
import { afterEach, beforeEach, expect, test } from "vitest";
import { serverOnly } from "./server-only.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "stoneyard-bundle-"));
});
afterEach(() => rm(folder, { recursive: true }));

async function bundle(files: Record<string, string>) {
  for (const [name, code] of Object.entries(files)) await writeFile(join(folder, name), code);
  return build({
    root: folder,
    configFile: false,
    logLevel: "silent",
    plugins: [serverOnly()],
    build: { write: false, rolldownOptions: { input: join(folder, "page.ts") } },
  });
}

test.each([
  ["a module for the server", 'export { stones } from "./stones.server.ts";', "stones.server.ts"],
  ["a module of Node", 'export { readFileSync } from "node:fs";', "node:fs"],
])("%s ends the build, with the chain of imports", async (_, code, last) => {
  const bundled = bundle({
    "page.ts": 'import * as list from "./list.ts"; console.log(list);',
    "list.ts": code,
    "stones.server.ts": "export const stones = [];",
  });
  await expect(bundled).rejects.toThrow(
    new RegExp(
      `The browser would get code of the server:\\n.*page.ts\\n  imports .*list.ts\\n  imports .*${last}`,
    ),
  );
});

test("a type of the server is none of its code", async () => {
  const bundled = bundle({
    "page.ts":
      'import type { Stones } from "./stones.server.ts"; export const none: Stones = []; console.log(none);',
    "stones.server.ts": "export type Stones = string[];",
  });
  await expect(bundled).resolves.toBeDefined();
});
