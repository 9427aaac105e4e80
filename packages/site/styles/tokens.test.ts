import { readFileSync } from "node:fs";
import { glob } from "node:fs/promises";
import { colourTokens } from "@stoneyard/catalogue/pictures/brand-colours.ts";
import { expect, test } from "vitest";

/** What content/brand gives to the sheets. */
const OF_THE_BRAND = [
  ...Object.keys(colourTokens({ paper: "#ffffff", accent: "#000000" })),
  "face-headings",
  "face-text",
  "logo-width",
];

test("every custom property that a sheet counts on is given somewhere", async () => {
  const given = new Set(OF_THE_BRAND);
  const asked = new Map<string, string>();
  for await (const file of glob("packages/site/**/*.{css,ts,tsx}")) {
    const text = readFileSync(file, "utf8");
    for (const [, name = ""] of text.matchAll(/--([\w-]+)"?\s*(?::|,)/g)) given.add(name);
    // One with a fallback may be missing.
    if (file.endsWith(".css"))
      for (const [, name = ""] of text.matchAll(/var\(--([\w-]+)\)/g)) asked.set(name, file);
  }
  expect(asked.size).toBeGreaterThan(40);
  expect([...asked].filter(([name]) => !given.has(name))).toEqual([]);
});
