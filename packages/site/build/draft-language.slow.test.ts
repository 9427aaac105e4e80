import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { runIn, smallSite } from "./testing/small-site.ts";

const LANGUAGES = `languages:
  - { code: en, name: English, region: GB }
  - { code: sr, name: Srpski, script: Latn, region: RS }
  - { code: de, name: Deutsch, region: DE, draft: true }
`;
const MENU = `{ "send": "Senden" }`;

test("a draft is checked, says how many texts it lacks, and is not built", async () => {
  const site = await smallSite();
  await writeFile(join(site, "content/languages.yaml"), LANGUAGES);
  await mkdir(join(site, "content/messages/de"));
  await writeFile(join(site, "content/messages/de/contact.json"), MENU);
  const report = await runIn(site, "node", ["packages/catalogue/check.ts"]);
  expect(report).toMatch(/German is a draft: \d{3,4} texts to write/);

  await runIn(site, "node", ["packages/site/build/build.ts"]);
  expect(existsSync(join(site, "dist/client/sr/index.html"))).toBe(true);
  expect(existsSync(join(site, "dist/client/de"))).toBe(false);
  expect(await readFile(join(site, "dist/client/index.html"), "utf8")).not.toContain("Deutsch");
}, 300_000);
