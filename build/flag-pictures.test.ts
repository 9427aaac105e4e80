import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { flagPicture } from "./flag-pictures.ts";

test("a flag is a small picture in its own colours", async () => {
  const bytes = await flagPicture("content/flags/sr.svg");
  expect(bytes.length).toBeLessThan(700);
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([63, 42]);
  const colour = (x: number, y: number) => [...data.subarray((y * 63 + x) * 3, (y * 63 + x) * 3 + 3)];
  // Red, blue and white, each in the middle of its stripe, beside the arms.
  expect([colour(55, 7), colour(55, 21), colour(55, 35)]).toEqual([
    [0xc7, 0x36, 0x3d],
    [0x0c, 0x40, 0x77],
    [0xff, 0xff, 0xff],
  ]);
});

test("a file that is no SVG is named, with what helps", async () => {
  const folder = await mkdtemp(join(tmpdir(), "stoneyard-flag-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const flag = join(folder, "de.svg");
  await writeFile(flag, "no picture");
  await expect(flagPicture(flag)).rejects.toThrow(
    /de\.svg {2}the flag cannot be drawn: .+ → {2}save it as SVG/,
  );
});
