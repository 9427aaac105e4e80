import { readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pictureHash } from "@stoneyard/catalogue/pictures/picture-hash.ts";
import { madeListText } from "@stoneyard/catalogue/pictures/pictures.ts";
import { readCatalogue } from "@stoneyard/catalogue/read.ts";
import { TEST_CONTENT, writeTestContent } from "@stoneyard/catalogue/testing/content.ts";
import { fillPictures, photograph, putPicture } from "@stoneyard/catalogue/testing/pictures.ts";
import sharp from "sharp";
import { expect, test, vi } from "vitest";
import { makePictures, planPictures } from "./pictures.ts";

// Encoding real pictures takes seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const NAME = "stones/marble/carrara";

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 14"><path fill="#1f5a43" d="M0 0h60v14H0z"/></svg>';

async function start(changes: Readonly<Record<string, string>> = {}) {
  const content = await writeTestContent(changes);
  await fillPictures(content);
  const root = dirname(content);
  const publicDir = join(root, "public");
  const plan = async () => planPictures(await readCatalogue(content), join(root, "cache"));
  /** Makes the files whose names hold one of these: to encode all of them takes most of the time. */
  const derive = async (...names: string[]) => {
    const { manifest, jobs } = await plan();
    const onProgress = vi.fn();
    const asked = jobs.map(({ picture, renditions }) => ({
      picture,
      renditions: renditions.filter(({ file }) => names.some((name) => file.includes(name))),
    }));
    await makePictures(asked, publicDir, onProgress);
    return { manifest, made: onProgress.mock.calls.length };
  };
  return { content, root, publicDir, plan, derive };
}

test("every picture is there in the widths that its master allows", async () => {
  const { content, root, publicDir, derive } = await start();
  await putPicture(content, `${NAME}.png`, await photograph(2000, 1250));
  await putPicture(content, "home/hero-1.png", await photograph(2400, 1500));
  const { manifest } = await derive(NAME);
  const widths = (name: string) => manifest[name]?.sources.map((source) => source.width);
  expect(widths(NAME)).toEqual([480, 800, 1200, 2000]);
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

test("a plan is written only where it is another one, and then whole: pages may be reading it", async () => {
  const { content, root, plan } = await start();
  const fileOfPlan = async () => (await stat(join(root, "cache/manifest.json"))).ino;
  expect((await plan()).changed).toBe(true);
  const first = await fileOfPlan();
  expect([(await plan()).changed, await fileOfPlan()]).toEqual([false, first]);
  await putPicture(content, `${NAME}.png`, await photograph(2000, 1250));
  expect((await plan()).changed).toBe(true);
  expect(await fileOfPlan()).not.toBe(first);
});

test("a picture that goes away before it is encoded is told as gone: the preview waits for such", async () => {
  const { content, publicDir, plan } = await start();
  await putPicture(content, `${NAME}.png`, await photograph(2000, 1250));
  const { jobs } = await plan();
  await rm(join(content, `pictures/${NAME}.png`));
  const own = jobs.filter(({ picture }) => picture.file.endsWith(`${NAME}.png`));
  await expect(makePictures(own, publicDir, vi.fn())).rejects.toMatchObject({ code: "ENOENT" });
});

test("a stone in a room has the sizes of a large picture, but where its family has rooms of its own", async () => {
  const { content, plan } = await start();
  await putPicture(content, "rooms/onyx/onyx-blue-kitchen.png", await photograph(1600, 1067));
  await putPicture(content, "rooms/marble/carrara-kitchen.png", await photograph(960, 640));
  const { manifest } = await plan();
  const widths = (name: string) => manifest[name]?.sources.map(({ width }) => width);
  expect(widths("rooms/onyx/onyx-blue-kitchen")).toEqual([480, 800, 1600]);
  expect(widths("rooms/marble/carrara-kitchen")).toEqual([960]);
});

test("slabs, rooms and the site have a preview of 1200 x 630 for shared links", async () => {
  const { content, publicDir, derive } = await start();
  await putPicture(content, "rooms/onyx/onyx-blue-kitchen.png", await photograph(1600, 1067));
  const { manifest } = await derive(`social/${NAME}`);
  for (const other of ["interiors/101", "rooms/onyx/onyx-blue-kitchen"])
    expect(manifest[other]?.social).toBeUndefined();
  expect(manifest["social/default"]?.social).toMatch(/^\/images\/social\/default-1200\.[0-9a-f]{8}\.jpg$/);
  const { width, height, format } = await sharp(join(publicDir, manifest[NAME]?.social ?? "")).metadata();
  expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: "jpeg" });
});

test("a second run makes nothing; a new master makes its own files anew and removes the old ones", async () => {
  const { content, publicDir, plan, derive } = await start();
  expect((await plan()).jobs.flatMap(({ renditions }) => renditions)).toHaveLength(31 * 2 - 2 + 7 + 1);
  const some = [NAME, "interiors/101"];
  const first = await derive(...some);
  expect(first.made).toBe(3 + 2);
  expect((await derive(...some)).made).toBe(0);
  await putPicture(content, `${NAME}.png`, await photograph(900, 500, "#112233"));
  // Another program is writing it.
  await writeFile(join(publicDir, "images/a.avif.7-1.part"), "");
  const second = await derive(...some);
  expect(second.made).toBe(4);
  expect(await readdir(join(publicDir, "images"))).toContain("a.avif.7-1.part");
  const [old] = first.manifest[NAME]?.sources ?? [];
  await expect(stat(join(publicDir, old?.url ?? ""))).rejects.toThrow("ENOENT");
});

test("a picture that is missing is a plain field of its size on the page, until one is there", async () => {
  const { content, publicDir, derive } = await start();
  await rm(join(content, "pictures/interiors/101.png"));
  const { manifest } = await derive("interiors/101");
  const { made, width, height, sources } = manifest["interiors/101"] ?? {};
  expect({ made, width, height }).toEqual({ made: "missing", width: 1600, height: 1067 });
  expect(sources?.map((source) => source.width)).toEqual([480, 800, 1600]);
  const field = sharp(join(publicDir, sources?.[1]?.url ?? ""));
  const { channels, dominant } = await field.stats();
  expect(dominant).toEqual({ r: 232, g: 232, b: 232 });
  expect(channels[0]?.stdev).toBeLessThan(5);
  await putPicture(content, "interiors/101.png", await photograph(1600, 1067));
  expect((await derive("interiors/101")).manifest["interiors/101"]?.made).toBe("owner");
});

test("a site without any picture has its preview for shared links all the same", async () => {
  const { content, publicDir, derive } = await start();
  await rm(join(content, "pictures"), { recursive: true });
  const { manifest } = await derive("social/default");
  expect(Object.values(manifest).map(({ made }) => made)).toEqual(Array(31).fill("missing"));
  const { width, height } = await sharp(join(publicDir, manifest["social/default"]?.social ?? "")).metadata();
  expect({ width, height }).toEqual({ width: 1200, height: 630 });
});

test("our preview for shared links carries the brand in its corner, the owner's own picture does not", async () => {
  const { content, publicDir, derive } = await start({ "brand/logo.svg": LOGO });
  const corner = async () => {
    const url = (await derive("social/default")).manifest["social/default"]?.social ?? "";
    const left = { left: 0, top: 430, width: 300, height: 200 };
    return (await sharp(join(publicDir, url)).extract(left).toColourspace("srgb").stats()).channels;
  };
  for (const { min, max } of await corner()) expect([min, max]).toEqual([136, 136]);
  await rm(join(content, "pictures/social/default.png"));
  const [red, green, blue] = await corner();
  // Paper around a green mark.
  expect(red?.max).toBeGreaterThan(240);
  expect(red?.min).toBeLessThan(60);
  expect(green?.min).toBeGreaterThan(red?.min ?? 0);
  expect(blue?.min).toBeLessThan(green?.min ?? 0);
});

test("an AVIF master of the right width is served as it is", async () => {
  const { content, publicDir, derive } = await start();
  const master = await sharp(await photograph(1600, 1000))
    .avif({ effort: 0 })
    .toBuffer();
  await putPicture(content, `${NAME}.avif`, master);
  const { manifest } = await derive(NAME);
  const widest = manifest[NAME]?.sources.at(-1);
  expect(widest?.width).toBe(1600);
  expect((await readFile(join(publicDir, widest?.url ?? ""))).equals(master)).toBe(true);
});

test("an AVIF master that says where it was taken is served without that", async () => {
  const { content, publicDir, derive } = await start();
  const master = await sharp(await photograph(1600, 1000))
    .withExif({ IFD0: { Make: "Camera" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "44/1 48/1 0/1" } })
    .avif({ effort: 0 })
    .toBuffer();
  expect((await sharp(master).metadata()).exif).toBeDefined();
  await putPicture(content, `${NAME}.avif`, master);
  const { manifest } = await derive(NAME);
  const widest = manifest[NAME]?.sources.at(-1);
  expect(widest?.width).toBe(1600);
  const served = await sharp(join(publicDir, widest?.url ?? "")).metadata();
  expect([served.width, served.exif, served.xmp]).toEqual([1600, undefined, undefined]);
});

test("a channel of transparency goes where nothing is transparent, and stays where something is", async () => {
  const { content, publicDir, derive } = await start();
  const opaque = sharp(await photograph(1600, 1000)).ensureAlpha();
  const cut = sharp(await photograph(1600, 1000)).ensureAlpha(0.5);
  await putPicture(content, `${NAME}.png`, await opaque.png().toBuffer());
  await putPicture(content, "home/hero-1.png", await cut.png().toBuffer());
  const { manifest } = await derive(NAME, "home/hero-1");
  const hasAlpha = async (name: string) =>
    (await sharp(join(publicDir, manifest[name]?.sources[0]?.url ?? "")).metadata()).hasAlpha;
  expect(await hasAlpha(NAME)).toBe(false);
  expect(await hasAlpha("home/hero-1")).toBe(true);
});

const FAMILY = "families/marble.yaml";

/** A family whose tiles show close views, and a stone of it that has one, with another slab beside. */
async function startNear() {
  const near = TEST_CONTENT[FAMILY]?.replace("coverView: slab", "coverView: close") ?? "";
  const started = await start({ [FAMILY]: near });
  await putPicture(started.content, `${NAME}.png`, await photograph(2048, 1280, "#888888"));
  await putPicture(started.content, `${NAME}-close.png`, await photograph(1600, 1000, "#aa0000"));
  await putPicture(started.content, `${NAME}-2.png`, await photograph(1600, 1000, "#888888"));
  return started;
}

/** Puts our own slab and close view there, listed as ours. */
async function putRenderings(content: string) {
  const slab = await photograph(2048, 1280, "#0000aa");
  const close = await photograph(1600, 1000, "#00aa00");
  const list = {
    [NAME]: { made: "studio" as const, sha256: pictureHash(slab), mmPerPixel: 1.5625 },
    [`${NAME}-close`]: {
      made: "studio" as const,
      sha256: pictureHash(close),
      mmPerPixel: 0.6,
      left: 1120,
      top: 700,
    },
  };
  await putPicture(content, "made.yaml", Buffer.from(madeListText(list)));
  await putPicture(content, `${NAME}.png`, slab);
  await putPicture(content, `${NAME}-close.png`, close);
}

test("what stands for a stone comes in all widths, what is beside it in few", async () => {
  const { plan } = await startNear();
  const { manifest } = await plan();
  const widths = (name: string) => manifest[name]?.sources.map((source) => source.width);
  expect(widths(`${NAME}-close`)).toEqual([480, 800, 1200, 1600]);
  expect(widths(NAME)).toEqual([1200, 2048]);
  expect(widths(`${NAME}-2`)).toEqual([480, 1600]);
  expect(manifest[`${NAME}-3`]).toBeUndefined();
});

test("a stone's preview is of the picture that stands for it", async () => {
  const { publicDir, derive } = await startNear();
  const { manifest } = await derive(`social/${NAME}`);
  expect(manifest[`${NAME}-close`]?.social).toBeUndefined();
  const { channels } = await sharp(join(publicDir, manifest[NAME]?.social ?? "")).stats();
  const [red, green] = channels.map(({ mean }) => mean);
  expect(red).toBeCloseTo(0xaa, -1);
  expect(green).toBeLessThan(8);
});

test("the scale of a slab and the place of a close view go with them", async () => {
  const { content, plan } = await startNear();
  await putRenderings(content);
  const { manifest } = await plan();
  expect(manifest[NAME]).toMatchObject({ made: "studio", mmPerPixel: 1.5625 });
  expect(manifest[`${NAME}-close`]).toMatchObject({ mmPerPixel: 0.6, place: { left: 1120, top: 700 } });
  expect(manifest["about/quality"]).not.toHaveProperty("mmPerPixel");
});

test("a photograph of the owner's takes the place of our renderings, and our close view with it", async () => {
  const { content, publicDir, derive } = await startNear();
  await putRenderings(content);
  await derive(NAME);
  const jpeg = await sharp(await photograph(3000, 1875, "#aa0000"))
    .jpeg()
    .toBuffer();
  await putPicture(content, `${NAME}.jpg`, jpeg);
  const { manifest } = await derive(NAME);
  expect(manifest[NAME]).toMatchObject({ made: "owner", width: 3000, mmPerPixel: 3200 / 3000 });
  expect(manifest[`${NAME}-close`]).toBeUndefined();
  const shown = await readdir(join(publicDir, "images/stones/marble"));
  expect(shown.filter((file) => file.startsWith("carrara-close"))).toEqual([]);
  const widest = manifest[NAME]?.sources.at(-1);
  const { channels } = await sharp(join(publicDir, widest?.url ?? "")).stats();
  expect(channels[0]?.mean).toBeGreaterThan(160);
});
