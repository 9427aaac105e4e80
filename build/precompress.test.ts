import { mkdir, readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import { makeDirectory } from "#server/testing/built-site.ts";
import { precompress } from "./precompress.ts";

let directory: Awaited<ReturnType<typeof makeDirectory>>;
let site: string;
beforeEach(async () => {
  directory = await makeDirectory();
  site = join(directory.path, "client");
  await mkdir(join(site, "sub"), { recursive: true });
  await writeFile(join(site, "sub/page.html"), "<p>stone</p>".repeat(100));
  await writeFile(join(site, "picture.avif"), "not text");
});
afterEach(() => directory.remove());

const longAgo = new Date(2020, 1, 1);

test("text gets both forms beside it, pictures none", async () => {
  expect(await precompress(site)).toBe(2);
  const source = await readFile(join(site, "sub/page.html"));
  expect(brotliDecompressSync(await readFile(join(site, "sub/page.html.br")))).toEqual(source);
  expect(gunzipSync(await readFile(join(site, "sub/page.html.gz")))).toEqual(source);
  expect(await readdir(site)).not.toContain("picture.avif.br");
});

test("only what changed is compressed again", async () => {
  await precompress(site);
  expect(await precompress(site)).toBe(0);
  await writeFile(join(site, "sub/page.html"), "<p>other</p>");
  await utimes(join(site, "sub/page.html.br"), longAgo, longAgo);
  await utimes(join(site, "sub/page.html.gz"), longAgo, longAgo);
  expect(await precompress(site)).toBe(2);
  expect(brotliDecompressSync(await readFile(join(site, "sub/page.html.br"))).toString()).toBe(
    "<p>other</p>",
  );
});

test("with a cache, content compressed once is not compressed again", async () => {
  const cache = join(directory.path, "cache");
  await precompress(site, cache);
  const [cached = ""] = await readdir(cache);
  await writeFile(join(cache, cached), "from the cache");
  await rm(join(site, "sub/page.html.br"));
  await rm(join(site, "sub/page.html.gz"));
  expect(await precompress(site, cache)).toBe(2);
  const made = await Promise.all(
    ["br", "gz"].map((end) => readFile(join(site, `sub/page.html.${end}`), "utf8")),
  );
  expect(made).toContain("from the cache");
});

test("the cache keeps only what the last build needed", async () => {
  const cache = join(directory.path, "cache");
  await precompress(site, cache);
  const before = await readdir(cache);
  await rm(join(site, "sub/page.html.br"));
  await rm(join(site, "sub/page.html.gz"));
  await writeFile(join(site, "sub/page.html"), "<p>other</p>");
  await precompress(site, cache);
  const after = await readdir(cache);
  expect(after).toHaveLength(2);
  expect(after.filter((name) => before.includes(name))).toEqual([]);
});
