import { mkdtemp, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Content } from "@stoneyard/catalogue/catalogue.ts";
import { readContent } from "@stoneyard/catalogue/read.ts";
import { writeTestContent } from "@stoneyard/catalogue/testing/content.ts";
import { expect, test } from "vitest";
import { redirectsOf, writeVisits } from "./server-files.ts";

test("a former address leads to the new one, in each language to that of the same", async () => {
  const content = await readContent(await writeTestContent());
  const [stone] = content.stones;
  if (!stone) throw new Error("The small content has no stones.");
  const moved: Content = { ...content, stones: [{ ...stone, formerAddresses: ["old-name"] }] };
  expect(redirectsOf(moved)).toEqual({
    "/marble/old-name": "/marble/carrara",
    "/quartz": "/quartz/types",
    "/uses": "/materials",
    "/sr/marble/old-name": "/sr/marble/carrara",
    "/sr/quartz": "/sr/quartz/types",
    "/sr/uses": "/sr/materials",
  });
});

test("a visit is to the yard's place, in each language by its name there", async () => {
  const { site } = await readContent(await writeTestContent());
  const dist = await mkdtemp(join(tmpdir(), "visits-"));
  const visits = { minutes: 30, noticeHours: 3, daysAhead: 60 };
  await writeVisits({ ...site, visits }, dist);
  expect(JSON.parse(await readFile(join(dist, "visits.json"), "utf8")).places).toEqual({
    en: expect.stringMatching(/^Test Stone, Ulica 1, \d+ Belgrade$/),
    sr: expect.stringMatching(/^Test Stone, Ulica 1, \d+ Beograd$/),
  });
});
