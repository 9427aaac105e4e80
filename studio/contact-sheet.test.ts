import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { contactSheet } from "./contact-sheet.ts";
import { folderWith } from "./testing/folder-with.ts";

test("a sheet has six pictures in a row, each with its words, and leaves room for one that is missing", async () => {
  const dir = await folderWith({});
  const red = join(dir, "red.png");
  await sharp({ create: { width: 80, height: 50, channels: 3, background: "#ff0000" } }).toFile(red);
  const tiles = Array.from({ length: 7 }, (_, i) => ({
    title: `Nero & <${i}>`,
    file: i === 3 ? undefined : red,
  }));
  const sheet = join(dir, "sheets/all.jpg");

  await contactSheet(tiles, sheet, { width: 80, height: 50 });

  const { data, info } = await sharp(sheet).raw().toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 12 + 6 * 92, height: 12 + 2 * 88 });
  const greenAt = (x: number, y: number) => data[(y * info.width + x) * 3 + 1];
  expect(greenAt(12 + 40, 12 + 25)).toBeLessThan(40);
  expect(greenAt(12 + 3 * 92 + 40, 12 + 25)).toBeGreaterThan(200);
  expect(greenAt(12 + 40, 12 + 88 + 25)).toBeLessThan(40);
});
