import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { inlineStyles } from "./inline-styles.ts";

let site: string;
beforeEach(async () => {
  site = await mkdtemp(join(tmpdir(), "stoneyard-styles-"));
});
afterEach(() => rm(site, { recursive: true }));

async function page(path: string, html: string) {
  await mkdir(join(site, path), { recursive: true });
  await writeFile(join(site, path, "index.html"), html);
}

test("each style sheet stands in the page, in its order, and its link is switched off", async () => {
  await mkdir(join(site, "assets"));
  await writeFile(join(site, "assets/shell.css"), "a{content:'$&'}\n");
  await writeFile(join(site, "assets/stone.css"), "b{}\n");
  const head =
    '<link rel="stylesheet" href="/assets/shell.css#"/><link rel="stylesheet" href="/assets/stone.css"/>';
  await page("granit/magma", `<head>${head}</head>`);
  await page("", "<head></head>");
  await inlineStyles(site);
  expect(await readFile(join(site, "granit/magma/index.html"), "utf8")).toBe(
    "<head><style>a{content:'$&'}</style>" +
      '<link disabled="" rel="stylesheet" href="/assets/shell.css#"/>' +
      '<style>b{}</style><link disabled="" rel="stylesheet" href="/assets/stone.css"/></head>',
  );
  expect(await readFile(join(site, "index.html"), "utf8")).toBe("<head></head>");
});
