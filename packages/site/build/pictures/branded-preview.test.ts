import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Brand } from "@stoneyard/catalogue/pictures/brand.ts";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { brandedPreview } from "./branded-preview.ts";

const BRAND: Brand = {
  lettering: "plain",
  colours: { paper: "#f4f4f2", accent: "#25449f" },
  typefaces: { headings: "Newsreader", text: "Inter" },
  icon: {
    file: "icon.svg",
    text: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M1 1h6v6H1z"/></svg>',
    width: 8,
    height: 8,
    hash: "1",
  },
};

test("a preview that was not finished is not taken for a whole one by the next build", async () => {
  const dir = await mkdtemp(join(tmpdir(), "preview-"));
  onTestFinished(() => rm(dir, { recursive: true }));
  const file = join(dir, "ground.jpg");
  const pixels = Buffer.alloc(1600 * 1000 * 3, Buffer.from([200, 90, 10, 30, 170, 220, 15]));
  const whole = await sharp(pixels, { raw: { width: 1600, height: 1000, channels: 3 } })
    .jpeg()
    .toBuffer();
  const preview = async (cache: string) => {
    const { file: made } = await brandedPreview({ file, width: 1600, height: 1000, hash: "2" }, BRAND, cache);
    return (await readFile(made)).length;
  };
  await writeFile(file, whole.subarray(0, whole.length / 2));
  await expect(preview(join(dir, "a"))).rejects.toThrow("premature end");
  await writeFile(file, whole);
  expect(await preview(join(dir, "a"))).toBe(await preview(join(dir, "b")));
});
