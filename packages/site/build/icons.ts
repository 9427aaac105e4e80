import { join } from "node:path";
import type { Brand } from "@stoneyard/catalogue/pictures/brand.ts";
import type { Drawing } from "@stoneyard/catalogue/pictures/drawing.ts";
import sharp from "sharp";
import { writeChanged } from "./place-file.ts";

/** Pixels across, by file under `icons/`. */
const SIZES = { "icon-32.png": 32, "icon-192.png": 192, "icon-512.png": 512 };
/** iPhones show transparent parts black. */
const ON_PAPER = { file: "apple-touch-icon.png", size: 180 };
const IN_FAVICON = [16, 32, 48];
/** Share of a maskable icon that every phone shows. */
const MASKABLE = { file: "icon-maskable-512.png", size: 512, drawn: 0.66 };

/** Writes every icon from the brand's drawing, below `icons/` of `publicDir`, and `favicon.ico`, which some readers ask for unbidden. */
export async function makeIcons({ icon, colours }: Brand, publicDir: string): Promise<void> {
  const write = (file: string, bytes: Buffer) => writeChanged(join(publicDir, file), bytes);
  await write("icons/icon.svg", Buffer.from(icon.text));
  for (const [file, size] of Object.entries(SIZES)) await write(`icons/${file}`, await drawn(icon, size));
  const apple = sharp(await drawn(icon, ON_PAPER.size)).flatten({ background: colours.paper });
  await write(`icons/${ON_PAPER.file}`, await apple.png().toBuffer());
  await write(`icons/${MASKABLE.file}`, await maskable(icon, colours.paper));
  await write("favicon.ico", await favicon(icon));
}

/** Rendered at its size, not scaled. */
function drawn({ text, width }: Drawing, size: number): Promise<Buffer> {
  const density = Math.min(100_000, Math.max(1, (72 * size) / width));
  return sharp(Buffer.from(text), { density })
    .resize(size, size, { fit: "contain", background: "#0000" })
    .png()
    .toBuffer();
}

async function maskable(icon: Drawing, background: string): Promise<Buffer> {
  const { size } = MASKABLE;
  const input = await drawn(icon, Math.round(size * MASKABLE.drawn));
  return sharp({ create: { width: size, height: size, channels: 3, background } })
    .composite([{ input }])
    .removeAlpha()
    .png()
    .toBuffer();
}

/** The ICO container: a header, an entry of 16 bytes for each picture, then the pictures as PNG. */
async function favicon(icon: Drawing): Promise<Buffer> {
  const pictures = await Promise.all(IN_FAVICON.map((size) => drawn(icon, size)));
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let start = head.length;
  pictures.forEach((picture, i) => {
    const entry = 6 + 16 * i;
    const size = IN_FAVICON[i] ?? 0;
    head.writeUInt8(size, entry);
    head.writeUInt8(size, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(picture.length, entry + 8);
    head.writeUInt32LE(start, entry + 12);
    start += picture.length;
  });
  return Buffer.concat([head, ...pictures]);
}
