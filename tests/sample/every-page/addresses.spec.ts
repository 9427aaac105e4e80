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

test("misspelt addresses move for good", async ({ request }) => {
  const moved = {
    "/sm-quartz/Libeccio": "/sm-quartz/libeccio",
    "/sr/SM-Quartz/Libeccio": "/sr/sm-quartz/libeccio",
    "/granit/": "/granit",
    "/sr/": "/sr",
    "/Sm-Marble/Dhaila": "/sm-marble/dhalia",
  };
  for (const [from, to] of Object.entries(moved)) {
    const response = await request.get(from, { maxRedirects: 0 });
    expect([from, response.status(), response.headers().location]).toEqual([from, 301, to]);
  }
});
