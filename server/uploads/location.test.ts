import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import fc from "fast-check";
import decodeHeic from "heic-decode";
import sharp from "sharp";
import { expect, test } from "vitest";
import { fileName, kindOf } from "#enquiry/files.ts";
import { withoutLocation } from "./location.ts";

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

const pixels = (bytes: Buffer) => sharp(bytes).rotate().raw().toBuffer();

for (const kind of ["jpeg", "png", "webp"] as const)
  test(`${kind}: the place and the name go, the picture stays as it was`, async () => {
    const taken = await photograph().toFormat(kind, { lossless: true }).toBuffer();
    expect(kindOf(taken)).toBe(kind);
    expect(taken.includes("Ana Secret")).toBe(true);
    const bare = withoutLocation(taken, kind);
    expect(bare.includes("Ana Secret")).toBe(false);
    const { exif, xmp, iptc, width, height } = await sharp(bare).metadata();
    expect([xmp, iptc, width, height]).toEqual([undefined, undefined, 64, 48]);
    if (kind === "jpeg") {
      expect(exif?.length).toBeLessThan(40);
      expect((await sharp(bare).metadata()).orientation).toBe(6);
      expect(await pixels(bare)).toEqual(await pixels(taken));
    } else {
      expect(exif).toBeUndefined();
      expect(await sharp(bare).raw().toBuffer()).toEqual(await sharp(taken).raw().toBuffer());
    }
  });

const HEIC = join(import.meta.dirname, "../testing/files/turned.heic");
const decoded = async (bytes: Buffer) => {
  const { width, height, data } = await decodeHeic({ buffer: bytes });
  return { width, height, digest: createHash("sha256").update(data).digest("hex") };
};

/** Looks whether nothing that tells where and by whom is left of a HEIC, and the picture as it was. */
async function expectBare(taken: Buffer): Promise<void> {
  expect(kindOf(taken)).toBe("heic");
  const bare = withoutLocation(taken, "heic");
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
  expect(await decoded(withoutLocation(taken, "heic"))).toMatchObject({ width: 900, height: 1200 });
});

/** A folder of photographs as telephones wrote them; none is kept here, as none is ours. */
const PHOTOGRAPHS = process.env.PHOTOGRAPHS;
for (const name of PHOTOGRAPHS ? await readdir(PHOTOGRAPHS) : [])
  test(`heic of a telephone, ${name}: the place goes, the picture stays as it was`, async () => {
    await expectBare(await readFile(join(PHOTOGRAPHS ?? "", name)));
  });

test("heic: the film and the notes that stand beside the picture are blanked", async () => {
  const box = (type: string, ...parts: Buffer[]) => {
    const head = Buffer.alloc(8);
    head.writeUInt32BE(8 + Buffer.concat(parts).length);
    head.write(type, 4, "latin1");
    return Buffer.concat([head, ...parts]);
  };
  const note = box("udta", box("\xa9xyz", Buffer.from("+44.8205+020.4628/")));
  const film = box("mpvd", box("ftyp", Buffer.from("mp42")), box("moov", note));
  const taken = Buffer.concat([await readFile(HEIC), film]);
  const bare = withoutLocation(taken, "heic");
  expect(bare.length).toBe(taken.length);
  expect(bare.includes("+44.8205")).toBe(false);
  expect(await decoded(bare)).toEqual(await decoded(taken));
  const moving = withoutLocation(Buffer.concat([taken, box("moov", box("trak", note), note)]), "heic");
  expect(moving.includes("+44.8205")).toBe(false);
});

test("avif, whose boxes are those of heic: the place and the name in Exif and XMP are blanked", async () => {
  const taken = await photograph()
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><exif:GPSLatitude>44,49.4N</exif:GPSLatitude></x:xmpmeta>')
    .avif({ lossless: true })
    .toBuffer();
  const secrets = ["Ana Secret", "44,49.4N"];
  expect(secrets.filter((secret) => taken.includes(secret))).toEqual(secrets);
  const bare = withoutLocation(taken, "heic");
  expect(bare.length).toBe(taken.length);
  expect(secrets.filter((secret) => bare.includes(secret))).toEqual([]);
  expect(await sharp(bare).raw().toBuffer()).toEqual(await sharp(taken).raw().toBuffer());
});

test("pdf: pictures in it lose their Exif, coordinates their numbers, and nothing moves", async () => {
  const picture = await photograph().jpeg().toBuffer();
  const page = Buffer.concat([
    Buffer.from("%PDF-1.7\n1 0 obj\n<< /Filter /DCTDecode >>\nstream\n"),
    picture,
    Buffer.from(
      '\nendstream\n<rdf exif:GPSLatitude="44,49.4N"><exif:GPSLongitude>20,27.8E</exif:GPSLongitude>%%EOF',
    ),
  ]);
  const bare = withoutLocation(page, "pdf");
  expect(bare.length).toBe(page.length);
  expect(kindOf(bare)).toBe("pdf");
  for (const secret of ["Ana Secret", "44,49.4N", "20,27.8E"]) expect(bare.includes(secret)).toBe(false);
  expect(bare.includes("%%EOF")).toBe(true);
});

test("what stands after a JPEG's end goes", async () => {
  const taken = Buffer.concat([await photograph().jpeg().toBuffer(), Buffer.from("film with a place")]);
  expect(withoutLocation(taken, "jpeg").includes("film")).toBe(false);
});

test("whatever stands in a file, reading it ends, and what cannot be read is a RangeError", () => {
  const starts = [
    "ffd8ffe1",
    "89504e470d0a1a0a",
    "524946460000000057454250",
    "00000018667479706865696300000000",
    "255044462d",
  ];
  const kinds = ["jpeg", "png", "webp", "heic", "pdf"] as const;
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4 }), fc.uint8Array({ maxLength: 300 }), (which, rest) => {
      const bytes = Buffer.concat([Buffer.from(starts[which] ?? "", "hex"), rest]);
      try {
        expect(withoutLocation(bytes, kinds[which] ?? "pdf").length).toBeLessThanOrEqual(bytes.length + 36);
      } catch (error) {
        expect(error).toBeInstanceOf(RangeError);
      }
    }),
    { numRuns: 2000 },
  );
});

test("a name is safe in a folder, and ends as what the file is", () => {
  expect(fileName("Kuhinja – skica 2.JPG", "jpeg")).toBe("Kuhinja skica 2.jpg");
  expect(fileName("../../etc/passwd", "png")).toBe("passwd.png");
  expect(fileName("C:\\slike\\ploča.exe", "pdf")).toBe("ploča.pdf");
  expect(fileName('.."\r\nBcc: x', "heic")).toMatch(/^[\p{L}\p{N} ._-]+\.heic$/u);
  expect(fileName("...", "webp")).toBe("file.webp");
});

test("what is none of these is none", () => {
  for (const text of ["", "<svg", "GIF89a", "MZ", "PK\u0003\u0004", "%PD", "RIFF1234WAVE"])
    expect(kindOf(Buffer.from(text, "latin1"))).toBeNull();
});
