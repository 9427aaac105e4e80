import { createHash } from "node:crypto";
import { mkdir, rename, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Brand } from "@stoneyard/catalogue/pictures/brand.ts";
import sharp from "sharp";
import { shownSize } from "../logo-size.ts";
import type { Master } from "./encode.ts";

/** In pixels of a preview 1200 wide. */
const WIDTH = 1200;
const ICON = 128;
const LOGO_SCALE = 2.8;
const MARGIN = { x: 48, y: 40 };

/** Our picture for shared links with the brand's sign in a corner, written to `cacheDir` under a hashed name. */
export async function brandedPreview(picture: Master, brand: Brand, cacheDir: string): Promise<Master> {
  const sign = signOf(brand);
  const hash = createHash("sha256")
    .update(JSON.stringify([picture.hash, sign.drawing.hash, sign.size, MARGIN, brand.colours.paper]))
    .digest("hex")
    .slice(0, 16);
  const file = join(cacheDir, "previews", `${hash}.png`);
  const height = Math.round((WIDTH * picture.height) / picture.width);
  const master = { file, width: WIDTH, height, hash };
  if (await stat(file).catch(() => undefined)) return master;
  await mkdir(join(cacheDir, "previews"), { recursive: true });
  // Whole or not there: the next build takes what it finds.
  const part = `${file}.${process.pid}.part`;
  const notch = await notchWith(sign, brand.colours.paper);
  await sharp(picture.file)
    .resize(WIDTH, height)
    .composite([{ input: notch, gravity: "southwest" }])
    .png()
    .toFile(part);
  await rename(part, file);
  return master;
}

type Sign = { drawing: Brand["icon"]; size: { width: number; height: number } };

function signOf({ icon, logo }: Brand): Sign {
  if (!logo) return { drawing: icon, size: { width: ICON, height: ICON } };
  const { width, height } = shownSize(logo);
  const large = { width: Math.round(width * LOGO_SCALE), height: Math.round(height * LOGO_SCALE) };
  return { drawing: logo, size: large };
}

async function notchWith({ drawing, size }: Sign, background: string): Promise<Buffer> {
  const density = Math.max(1, (72 * size.width) / drawing.width);
  const input = await sharp(Buffer.from(drawing.text), { density })
    .resize({ ...size, fit: "fill" })
    .png()
    .toBuffer();
  const width = size.width + 2 * MARGIN.x;
  const height = size.height + 2 * MARGIN.y;
  return sharp({ create: { width, height, channels: 3, background } })
    .composite([{ input }])
    .png()
    .toBuffer();
}
