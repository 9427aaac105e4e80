import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { kindOf } from "@stoneyard/enquiry/files.ts";
import decodeHeic from "heic-decode";
import sharp from "sharp";
import { expect, test } from "vitest";
import { box } from "../testing/bombs.ts";
import { withoutMetadata } from "./without-metadata.ts";

/** A photograph as a phone writes it: turned, and with the place where it was taken. */
const photograph = () =>
  sharp({ create: { width: 64, height: 48, channels: 3, background: "#b08040" } })
    .composite([
      { input: { create: { width: 20, height: 10, channels: 3, background: "#204080" } }, left: 4, top: 6 },
    ])
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Artist: "Ana Secret" },
      IFD3: {
        GPSLatitudeRef: "N",
        GPSLatitude: "44/1 49/1 25/1",
        GPSLongitudeRef: "E",
        GPSLongitude: "20/1 27/1 46/1",
      },
    });

for (const kind of ["jpeg", "png", "webp"] as const)
  test(`${kind}: the place and the name go, the picture and how it is turned stay`, async () => {
    const taken = await photograph().toFormat(kind, { quality: 95 }).toBuffer();
    expect(kindOf(taken)).toBe(kind);
    expect(taken.includes("Ana Secret")).toBe(true);
    const bare = await withoutMetadata(taken, kind);
    expect(kindOf(bare)).toBe(kind);
    expect(bare.includes("Ana Secret")).toBe(false);
    const { exif, xmp, iptc, orientation, hasProfile } = await sharp(bare).metadata();
    expect([xmp, iptc, orientation, hasProfile]).toEqual([undefined, undefined, 6, true]);
    expect(exif?.includes(Buffer.from([0x25, 0x88]))).toBe(false);
    const near = await likeness(taken, bare);
    expect(near).toBeGreaterThan(kind === "png" ? Number.MAX_VALUE : 40);
  });

test.each([true, false])(
  "a picture in the colours of print, with a profile: %s, keeps them",
  async (isWith) => {
    const coloured = isWith
      ? photograph().withIccProfile("cmyk")
      : sharp(await photograph().png().toBuffer());
    const taken = await coloured
      .toColourspace("cmyk")
      .withExif({ IFD0: { Artist: "Ana Secret" } })
      .jpeg()
      .toBuffer();
    expect(taken.includes("Ana Secret")).toBe(true);
    const bare = await withoutMetadata(taken, "jpeg");
    expect(bare.includes("Ana Secret")).toBe(false);
    const { space, hasProfile } = await sharp(bare).metadata();
    expect([space, hasProfile]).toEqual(["cmyk", isWith]);
    expect(await likeness(taken, bare)).toBeGreaterThan(35);
  },
);

test("a picture of 16 bits and an animation stay what they are", async () => {
  const deep = await photograph().toColourspace("rgb16").png().toBuffer();
  expect((await sharp(await withoutMetadata(deep, "png")).metadata()).depth).toBe("ushort");
  const frames = await Promise.all(["#f00", "#0f0", "#00f"].map((background) => frame(background)));
  const moving = await sharp(frames, { join: { animated: true } })
    .webp({ delay: [100, 200, 300] })
    .toBuffer();
  const { pages, delay } = await sharp(await withoutMetadata(moving, "webp")).metadata();
  expect([pages, delay]).toEqual([3, [100, 200, 300]]);
});

const frame = (background: string) =>
  sharp({ create: { width: 16, height: 16, channels: 3, background } })
    .png()
    .toBuffer();

test("jpeg: of all segments for programs, and of what stands behind the end, nothing arrives", async () => {
  const taken = await photograph().jpeg().toBuffer();
  const secret = Buffer.from("GPS 44.8205 20.4628");
  const segments = [...Array(16).keys()].map((number) =>
    Buffer.concat([Buffer.from([0xff, 0xe0 + number, 0, 2 + secret.length]), secret]),
  );
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, 2 + secret.length]), secret]);
  const planted = Buffer.concat([taken.subarray(0, 2), ...segments, comment, taken.subarray(2), secret]);
  const bare = await withoutMetadata(planted, "jpeg");
  expect(bare.includes("GPS")).toBe(false);
  expect(await likeness(taken, bare)).toBeGreaterThan(40);
});

test("what ends early, or is another kind than it says, is not cleaned", async () => {
  const taken = await photograph().jpeg().toBuffer();
  await expect(withoutMetadata(taken.subarray(0, -60), "jpeg")).rejects.toThrow();
  await expect(withoutMetadata(taken, "png")).rejects.toThrow("not png but jpeg");
  await expect(withoutMetadata(Buffer.from("ffd8ffe0", "hex"), "jpeg")).rejects.toThrow();
});

const HEIC = join(import.meta.dirname, "../testing/files/turned.heic");
const decoded = async (bytes: Buffer) => {
  const { width, height, data } = await decodeHeic({ buffer: bytes });
  return { width, height, digest: createHash("sha256").update(data).digest("hex") };
};

/** Looks whether nothing that tells where and by whom is left of a HEIC, and the picture as it was. */
async function expectBare(taken: Buffer): Promise<void> {
  expect(kindOf(taken)).toBe("heic");
  const bare = await withoutMetadata(taken, "heic");
  expect(bare.length).toBe(taken.length);
  const { exif, xmp, width, height } = await sharp(bare).metadata();
  expect([exif, xmp].every((left) => left === undefined || left.every((byte) => byte === 0))).toBe(true);
  const before = await sharp(taken).metadata();
  expect([width, height]).toEqual([before.width, before.height]);
  expect(await decoded(bare)).toEqual(await decoded(taken));
}

test("heic: the place goes, the picture stays as it was, and turned", async () => {
  const taken = await readFile(HEIC);
  expect((await sharp(taken).metadata()).exif?.length).toBeGreaterThan(200);
  await expectBare(taken);
  expect(await decoded(await withoutMetadata(taken, "heic"))).toMatchObject({ width: 900, height: 1200 });
});

/** A folder of photographs as telephones wrote them; none is kept here, as none is ours. */
const PHOTOGRAPHS = process.env.PHOTOGRAPHS;
for (const name of PHOTOGRAPHS ? await readdir(PHOTOGRAPHS) : [])
  test(`heic of a telephone, ${name}: the place goes, the picture stays as it was`, async () => {
    await expectBare(await readFile(join(PHOTOGRAPHS ?? "", name)));
  });

test("heic: the film and the notes that stand beside the picture are blanked", async () => {
  const note = box("udta", box("\xa9xyz", Buffer.from("+44.8205+020.4628/")));
  const film = box("mpvd", box("ftyp", Buffer.from("mp42")), box("moov", note));
  const taken = Buffer.concat([await readFile(HEIC), film]);
  const bare = await withoutMetadata(taken, "heic");
  expect(bare.length).toBe(taken.length);
  expect(bare.includes("+44.8205")).toBe(false);
  expect(await decoded(bare)).toEqual(await decoded(taken));
  const moving = await withoutMetadata(Buffer.concat([taken, box("moov", box("trak", note), note)]), "heic");
  expect(moving.includes("+44.8205")).toBe(false);
});

test("avif, whose boxes are those of heic: the place and the name in Exif and XMP are blanked", async () => {
  const taken = await photograph()
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><exif:GPSLatitude>44,49.4N</exif:GPSLatitude></x:xmpmeta>')
    .avif({ lossless: true })
    .toBuffer();
  const secrets = ["Ana Secret", "44,49.4N"];
  expect(secrets.filter((secret) => taken.includes(secret))).toEqual(secrets);
  const bare = await withoutMetadata(taken, "heic");
  expect(bare.length).toBe(taken.length);
  expect(secrets.filter((secret) => bare.includes(secret))).toEqual([]);
  expect(await sharp(bare).raw().toBuffer()).toEqual(await sharp(taken).raw().toBuffer());
});

/** How near two pictures are to one another, turned as they are shown, dB (PSNR); beyond 40 nobody sees a difference. */
async function likeness(one: Buffer, other: Buffer): Promise<number> {
  const before = await pixels(one);
  const after = await pixels(other);
  if (after.length !== before.length) return 0;
  const squares = before.reduce((sum, value, at) => sum + (value - (after[at] ?? 0)) ** 2, 0);
  return 10 * Math.log10(255 ** 2 / (squares / before.length));
}

const pixels = (bytes: Buffer) => sharp(bytes).rotate().raw().toBuffer();
