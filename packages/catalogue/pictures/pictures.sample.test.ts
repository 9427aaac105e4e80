import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ContentFolder } from "../files/content-folder.ts";
import { pictureHash } from "./picture-hash.ts";
import { mastersByName } from "./pictures.ts";

test("no two pictures are the same file", async () => {
  const folder = await ContentFolder.open("content");
  const byBytes = new Map<string, string[]>();
  for (const [name, files] of mastersByName(folder)) {
    for (const file of files) {
      const hash = pictureHash(await readFile(join("content", file)));
      byBytes.set(hash, [...(byBytes.get(hash) ?? []), name]);
    }
  }
  expect([...byBytes.values()].filter((names) => names.length > 1)).toEqual([]);
});
