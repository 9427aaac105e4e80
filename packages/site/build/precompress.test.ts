import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import { compressTexts, placeCompressed } from "./precompress.ts";

let folder: string;
let site: string;
let cache: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "stoneyard-"));
  site = join(folder, "client");
  cache = join(folder, "cache");
  await mkdir(join(site, "sub"), { recursive: true });
  await writeFile(join(site, "sub/page.html"), "<p>stone</p>".repeat(100));
  await writeFile(join(site, "picture.avif"), "not text");
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test("text gets both forms beside it, pictures none, and nothing before it is asked for", async () => {
  await compressTexts(site, cache);
  expect(await readdir(join(site, "sub"))).toEqual(["page.html"]);
  await placeCompressed(site, cache);
  const source = await readFile(join(site, "sub/page.html"));
  expect(brotliDecompressSync(await readFile(join(site, "sub/page.html.br")))).toEqual(source);
  expect(gunzipSync(await readFile(join(site, "sub/page.html.gz")))).toEqual(source);
  expect((await readdir(site)).sort()).toEqual(["picture.avif", "sub"]);
});

test("what was compressed once is not compressed again, and a text that changed gets its own forms", async () => {
  await compressTexts(site, cache);
  for (const cached of await readdir(cache)) await writeFile(join(cache, cached), "from the cache");
  await compressTexts(site, cache);
  await placeCompressed(site, cache);
  expect(await readFile(join(site, "sub/page.html.br"), "utf8")).toBe("from the cache");
  await writeFile(join(site, "sub/page.html"), "<p>other</p>");
  await compressTexts(site, cache);
  await placeCompressed(site, cache);
  const other = brotliDecompressSync(await readFile(join(site, "sub/page.html.br")));
  expect(other.toString()).toBe("<p>other</p>");
});

test("the cache keeps only what the last site needed, nor what was not written to its end", async () => {
  await compressTexts(site, cache);
  const before = await readdir(cache);
  await writeFile(join(cache, "cut.br.77.part"), "half");
  await writeFile(join(site, "sub/page.html"), "<p>other</p>");
  await compressTexts(site, cache);
  await placeCompressed(site, cache);
  const after = await readdir(cache);
  expect(after).toHaveLength(2);
  expect(after.filter((name) => before.includes(name))).toEqual([]);
});
