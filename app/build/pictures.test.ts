import { readFile, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { expect, test, vi } from "vitest";
import { readCatalogue } from "#catalogue/read.ts";
import { fillPictures, photograph, putPicture, writeTestContent } from "#catalogue/test-content.ts";
import { derivePictures } from "./pictures.ts";

// Encoding real pictures takes seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const NAME = "stones/marble/carrara";

async function start() {
  const content = await writeTestContent();
  await fillPictures(content);
  const root = dirname(content);
  const publicDir = join(root, "public");
  const derive = async (onProgress = vi.fn()) => {
    const manifest = await derivePictures(await readCatalogue(content), {
      cacheDir: join(root, "cache"),
      publicDir,
      onProgress,
    });
    return { manifest, made: onProgress.mock.calls.length };
  };
  return { content, root, publicDir, derive };
}

test("every picture is there in the widths that its master allows", async () => {
  const { content, root, publicDir, derive } = await start();
  await putPicture(content, `${NAME}.png`, await photograph(2000, 1250));
  await putPicture(content, "home/hero-1.png", await photograph(2400, 1500));
  const { manifest } = await derive();
  const widths = (name: string) => manifest[name]?.sources.map((source) => source.width);
  expect(widths(NAME)).toEqual([480, 800, 1600, 2000]);
  expect(widths("home/hero-1")).toEqual([480, 800, 1600, 2400]);
  expect(widths("interiors/101")).toEqual([480, 800]);
  expect(widths("social/default")).toEqual([]);
  for (const { width, url } of manifest[NAME]?.sources ?? []) {
    expect(url).toMatch(new RegExp(`^/images/stones/marble/carrara-${width}\\.[0-9a-f]{8}\\.avif$`));
    expect((await sharp(join(publicDir, url)).metadata()).width).toBe(width);
  }
  expect(manifest[NAME]).toMatchObject({ width: 2000, height: 1250, made: "owner" });
  expect(JSON.parse(await readFile(join(root, "cache/manifest.json"), "utf8"))).toEqual(manifest);
});

test("slabs and the site have a preview of 1200 x 630 for shared links", async () => {
  const { publicDir, derive } = await start();
  const { manifest } = await derive();
  expect(manifest["interiors/101"]?.social).toBeUndefined();
  expect(manifest["social/default"]?.social).toMatch(/^\/images\/social\/default-1200\.[0-9a-f]{8}\.jpg$/);
  const { width, height, format } = await sharp(join(publicDir, manifest[NAME]?.social ?? "")).metadata();
  expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: "jpeg" });
});

test("a second run makes nothing; a new master makes its own files anew and removes the old ones", async () => {
  const { content, publicDir, derive } = await start();
  const first = await derive();
  expect(first.made).toBe(41 * 2 - 2 + 7);
  expect((await derive()).made).toBe(0);
  await putPicture(content, `${NAME}.png`, await photograph(900, 500, "#112233"));
  const second = await derive();
  expect(second.made).toBe(4);
  const [old] = first.manifest[NAME]?.sources ?? [];
  await expect(stat(join(publicDir, old?.url ?? ""))).rejects.toThrow("ENOENT");
});

test("an AVIF master of the right width is served as it is", async () => {
  const { content, publicDir, derive } = await start();
  const master = await sharp(await photograph(1600, 1000))
    .avif({ effort: 0 })
    .toBuffer();
  await putPicture(content, `${NAME}.avif`, master);
  const { manifest } = await derive();
  const widest = manifest[NAME]?.sources.at(-1);
  expect(widest?.width).toBe(1600);
  expect((await readFile(join(publicDir, widest?.url ?? ""))).equals(master)).toBe(true);
});
