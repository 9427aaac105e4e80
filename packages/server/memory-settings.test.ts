import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { MEMORY_SETTINGS } from "./testing/memory.ts";

test("the settings that keep memory small are set wherever the server is started", async () => {
  for (const name of ["deploy/Dockerfile", "deploy/stoneyard.service"]) {
    const text = await readFile(new URL(`../../${name}`, import.meta.url), "utf8");
    expect([name, text.includes(MEMORY_SETTINGS.NODE_OPTIONS)]).toEqual([name, true]);
    expect([name, /MALLOC_ARENA_MAX(=|: ")2\b/.test(text)]).toEqual([name, true]);
  }
  const start = await readFile(new URL("../../tools/setup/start.mjs", import.meta.url), "utf8");
  for (const option of MEMORY_SETTINGS.NODE_OPTIONS.split(" ")) expect(start).toContain(`"${option}"`);
  expect(start).toContain('MALLOC_ARENA_MAX: "2"');
});
