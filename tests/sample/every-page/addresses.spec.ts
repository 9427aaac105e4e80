import { readFileSync } from "node:fs";
import { sitePaths } from "@stoneyard/site/content/site-paths.server.ts";
import { expect, test } from "../../support/site.ts";

test("no address that was released is lost", async () => {
  const released = readFileSync(new URL("./addresses.txt", import.meta.url), "utf8")
    .trim()
    .split("\n");
  expect(released.length).toBeGreaterThan(200);
  const paths = new Set<string>(await sitePaths());
  expect(released.filter((path) => !paths.has(path))).toEqual([]);
});
