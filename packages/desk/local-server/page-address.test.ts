import { mkdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sitePaths } from "@stoneyard/catalogue/site-pages.ts";
import { EN, SR } from "@stoneyard/catalogue/testing/locales.ts";
import { sampleContent } from "@stoneyard/catalogue/testing/sample.ts";
import { expect, test } from "vitest";
import { DeskContent } from "../drafts/desk-content.ts";
import { testProject } from "../testing/project.ts";
import type { DeskLanguage } from "../words/desk-language.ts";
import { listFiles } from "./listed-files.ts";
import { pageAddress } from "./page-address.ts";

/** Pages that search engines need not know. */
const UNLISTED = ["/list", "/compare", "/404"];

test("every file of ours is seen on a page that is there", async () => {
  const desk = new DeskContent("content", tmpdir());
  const paths = [...sitePaths(await sampleContent()), ...UNLISTED];
  const groups = await listFiles(desk, "en");
  const files = groups.flatMap((group) => group.files.map(({ file }) => file));
  expect(files.length).toBeGreaterThan(300);
  const lost = [];
  for (const file of files) {
    const address = await pageAddress(file, EN, desk);
    if (!paths.includes(address)) lost.push(`${file} → ${address}`);
  }
  expect(lost).toEqual([]);
});

test("what is on every stone's page is seen on a stone that the firm has", async () => {
  const { content } = await testProject();
  expect(await pageAddress("messages/sr/stone.json", SR, content)).toBe("/sr/granit/tan-brown");
  expect(await pageAddress("messages/en/stone.json", EN, content)).toBe("/granit/tan-brown");
});

test("a file is seen on the page that shows it", async () => {
  const { content } = await testProject();
  for (const [file, address] of [
    ["site.yaml", "/contact"],
    ["rocks.yaml", "/stones"],
    ["prose/about-quality.en.md", "/about"],
    ["messages/en/listing.json", "/stones"],
    ["portfolio/residence.yaml", "/portfolio"],
    ["accessories/ashtrays.yaml", "/accessories/ashtrays"],
    ["stones/marble/carrara.yaml", "/marble/carrara"],
    ["home.yaml", "/"],
  ] as const)
    expect(await pageAddress(file, EN, content), file).toBe(address);
});

test("files are in the order of the desk's language", async () => {
  const { content } = await testProject();
  await mkdir(join(content.dir, "rooms"), { recursive: true });
  for (const title of ["Čempres", "Cvet", "Zora"])
    await writeFile(join(content.dir, `rooms/${title}.yaml`), `title: ${title}\n`);
  await writeFile(join(content.dir, "rooms/README.md"), "# Rooms\n");
  const titles = async (language: DeskLanguage) =>
    (await listFiles(content, language))
      .find(({ group }) => group === "rooms")
      ?.files.map(({ title }) => title);
  expect(await titles("sr")).toEqual(["Cvet", "Čempres", "Zora"]);
  expect(await titles("en")).toEqual(["Čempres", "Cvet", "Zora"]);
});

test("texts of a part that the firm does not have are seen on the home page", async () => {
  const { content } = await testProject();
  expect(await pageAddress("messages/en/models.json", EN, content)).toBe("/models");
  for (const file of ["tables.yaml", "accessories/ashtrays.yaml"]) await rm(join(content.dir, file));
  await writeFile(join(content.dir, "tables.yaml"), "finishes: []\ngroups: []\n");
  expect(await pageAddress("messages/en/models.json", EN, content)).toBe("/");
  expect(await pageAddress("messages/sr/accessories.json", SR, content)).toBe("/sr");
});
