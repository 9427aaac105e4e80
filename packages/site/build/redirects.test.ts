import type { Content } from "@stoneyard/catalogue/catalogue.ts";
import { readContent } from "@stoneyard/catalogue/read.ts";
import { writeTestContent } from "@stoneyard/catalogue/testing/content.ts";
import { expect, test } from "vitest";
import { redirectsOf } from "./server-files.ts";

test("a former address leads to the new one, in each language to that of the same", async () => {
  const content = await readContent(await writeTestContent());
  const [stone] = content.stones;
  if (!stone) throw new Error("The small content has no stones.");
  const moved: Content = { ...content, stones: [{ ...stone, formerAddresses: ["old-name"] }] };
  expect(redirectsOf(moved)).toEqual({
    "/marble/old-name": "/marble/carrara",
    "/quartz": "/quartz/types",
    "/sr/marble/old-name": "/sr/marble/carrara",
    "/sr/quartz": "/sr/quartz/types",
  });
});
