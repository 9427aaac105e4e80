import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { MOST_FILE_BYTES } from "@stoneyard/enquiry/files.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { box, FTYP, makeHeicBombs } from "../testing/bombs.ts";
import { withoutHeicMetadata } from "./heic.ts";

/** Beyond this it would not be in proportion to the file. A busy machine takes some 50 ms for 15 MB. */
const LONGEST_MS = 2_000;
/** A copy of the largest file, with what garbage there may be. */
const MOST_BYTES = 4 * MOST_FILE_BYTES;

/** Looks whether it ends within its time and memory, with as many bytes as came or a RangeError. */
function expectCheap(bytes: Buffer): void {
  const before = process.memoryUsage();
  const began = performance.now();
  try {
    expect(withoutHeicMetadata(bytes).length).toBe(bytes.length);
  } catch (error) {
    expect(error).toBeInstanceOf(RangeError);
  }
  expect(performance.now() - began).toBeLessThan(LONGEST_MS);
  const { heapUsed, external } = process.memoryUsage();
  expect(heapUsed + external - before.heapUsed - before.external).toBeLessThan(MOST_BYTES);
}

/** A box within boxes whose size is what it takes, or says that it ends elsewhere. */
const { boxes } = fc.letrec<{ boxes: Buffer; one: Buffer }>((tie) => ({
  boxes: fc
    .array(
      fc.oneof({ depthSize: "small", withCrossShrink: true }, fc.uint8Array({ maxLength: 24 }), tie("one")),
      {
        maxLength: 4,
      },
    )
    .map((parts) => Buffer.concat(parts)),
  one: fc
    .tuple(
      fc.constantFrom(
        "meta",
        "iinf",
        "infe",
        "iloc",
        "idat",
        "moov",
        "trak",
        "udta",
        "uuid",
        "mdat",
        "free",
        "mpvd",
      ),
      tie("boxes"),
      fc.option(fc.constantFrom(0, 1, 2, 7, 8, 9, 0x7fff_ffff, 0xffff_ffff), { freq: 4 }),
      fc.boolean(),
    )
    .map(([type, content, claimed, versioned]) => {
      const whole = box(type, versioned ? Buffer.alloc(4) : Buffer.of(), content);
      if (claimed !== null) whole.writeUInt32BE(claimed);
      return whole;
    }),
}));

/** A list of places of any version, with numbers of any width, that ends early or says more than it holds. */
const places = fc
  .record({
    version: fc.constantFrom(0, 1, 2, 3),
    widths: fc.integer({ min: 0, max: 0xffff }),
    count: fc.constantFrom(0, 1, 300, 0xffff),
    entries: fc.uint8Array({ maxLength: 200 }),
    again: fc.constantFrom(1, 1_000, 50_000),
  })
  .map(({ version, widths, count, entries, again }) => {
    const head = Buffer.alloc(8);
    head.writeUInt8(version);
    head.writeUInt16BE(widths, 4);
    head.writeUInt16BE(count, 6);
    return box("iloc", head, Buffer.alloc(entries.length * again, entries));
  });

const described = Buffer.concat([
  Buffer.from("000000000001", "hex"),
  box("infe", Buffer.from("02000000" + "0001" + "0000", "hex"), Buffer.from("Exif\0")),
]);

test("boxes in boxes, with sizes that lie, end in time and memory", () => {
  fc.assert(
    fc.property(fc.array(boxes, { maxLength: 3 }), fc.constantFrom(1, 20_000), (parts, again) => {
      const bytes = Buffer.concat(parts);
      const repeated = Buffer.alloc(
        Math.min(bytes.length * again, MOST_FILE_BYTES),
        bytes.length ? bytes : 0,
      );
      expectCheap(Buffer.concat([FTYP, repeated]));
      expectCheap(Buffer.concat([FTYP, box("meta", Buffer.alloc(4), repeated)]));
    }),
    { numRuns: 300 },
  );
});

test("items that lie nowhere, everywhere or over one another end in time and memory", () => {
  fc.assert(
    fc.property(places, (iloc) => {
      expectCheap(Buffer.concat([FTYP, box("meta", Buffer.alloc(4), box("iinf", described), iloc)]));
    }),
    { numRuns: 300 },
  );
});

test("a picture of which a byte is another ends in time and memory", async () => {
  const picture = await readFile(join(import.meta.dirname, "../testing/files/turned.heic"));
  fc.assert(
    fc.property(fc.nat({ max: 2_000 }), fc.nat({ max: 255 }), (at, value) => {
      const changed = Buffer.from(picture);
      changed.writeUInt8(value, at);
      expectCheap(changed);
    }),
    { numRuns: 500 },
  );
});

test("what telephones wrote does not stay in free space, and is no secret elsewhere", async () => {
  const picture = await readFile(join(import.meta.dirname, "../testing/files/turned.heic"));
  const exif = Buffer.from("Exif\0\0MM\0*GPS");
  const cleaned = withoutHeicMetadata(Buffer.concat([picture, box("free", exif), box("skip", exif)]));
  expect(cleaned.includes(exif)).toBe(false);
  // In the data of the picture, where no list tells of it.
  for (const left of [exif, Buffer.from('<x:xmpmeta xmlns:x="adobe:ns:meta/">')])
    expect(() => withoutHeicMetadata(Buffer.concat([picture, box("mdat", left)]))).toThrow(RangeError);
});

test.each(makeHeicBombs())("%s of 15 MB end in time and memory", (_name, bytes) => expectCheap(bytes));
