import { expect, test } from "vitest";
import { ContentFolder } from "#catalogue/content-folder.ts";
import { readMadeList } from "#catalogue/pictures.ts";

test("no two pictures of the site are the same", async () => {
  const made = await readMadeList(await ContentFolder.open("content"));
  const byHash = Map.groupBy(Object.keys(made), (name) => made[name]?.sha256);
  const same = [...byHash.values()].filter((names) => names.length > 1);
  expect(same).toEqual([]);
});
