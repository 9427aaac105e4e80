import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pictureHash } from "@stoneyard/catalogue/pictures/picture-hash.ts";
import { MADE_FILE, madeListText } from "@stoneyard/catalogue/pictures/pictures.ts";
import { PROJECT } from "@stoneyard/site/build/testing/link-project.ts";
import sharp, { type Sharp } from "sharp";

/** A stone of whose slab a rendering lies beside the firm's photograph, as where a firm puts its own in the place of ours. */
export const PHOTOGRAPHED = "stones/slate/otta";
/** A stone of which the firm has no photograph. */
export const RENDERED = "stones/slate/valmalenco";
/** The colour of the rendering that the photograph replaces. */
export const REPLACED = { r: 208, g: 0, b: 0 };

/** What the firm's photographs are cut from. */
const PHOTOGRAPHS = {
  "stones/limestone/moca": "stones/marble/botticino",
  "stones/limestone/vratza": "stones/marble/vratza",
  "stones/limestone/jura": "stones/marble/daino-reale",
  "stones/limestone/kanfanar": "stones/marble/kanfanar",
  "stones/limestone/selina": "stones/marble/selina",
  "stones/limestone/trani": "stones/marble/trani",
  "stones/limestone/biancone": "stones/marble/biancone",
  "stones/terrazzo/palladiana": "stones/marble/patagonia",
  "stones/terrazzo/venezia": "stones/granit/bianco-sardo",
  "home/room": "interiors/304",
  "gallery/g01": "interiors/301",
  "social/default": "home/room-2",
  "about/quality": "about/quality",
  "about/production": "about/production-1",
};
/** No stone of the sample looks like slate: one with fine layers is made grey and dark. */
const SLATE = "stones/marble/palissandro-classico";

/** Puts all pictures of the firm into its content: parts of the sample's, so that none is the sample's own file. */
export async function putPictures(content: string): Promise<void> {
  const put = async (file: string, bytes: Buffer) => {
    const path = join(content, "pictures", file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, bytes);
  };
  for (const [name, from] of Object.entries(PHOTOGRAPHS))
    await put(`${name}.jpg`, await (await partOf(from)).jpeg().toBuffer());
  const slate = (await partOf(SLATE)).modulate({ saturation: 0.12 }).linear(0.42, -12);
  await put("home/hero.jpg", await slate.clone().jpeg().toBuffer());
  await put(`${PHOTOGRAPHED}.jpg`, await slate.clone().jpeg().toBuffer());

  const plain = sharp({ create: { width: 2048, height: 1280, channels: 3, background: REPLACED } });
  const renderings = {
    [PHOTOGRAPHED]: await plain.avif({ effort: 0 }).toBuffer(),
    [RENDERED]: await slate.clone().flop().tint("#8d9c94").avif({ effort: 0 }).toBuffer(),
  };
  for (const [name, bytes] of Object.entries(renderings)) await put(`${name}.avif`, bytes);
  const made = Object.entries(renderings).map(([name, bytes]) => {
    return [name, { made: "studio" as const, sha256: pictureHash(bytes), mmPerPixel: 1.5625 }] as const;
  });
  await writeFile(join(content, MADE_FILE), madeListText(Object.fromEntries(made)));
}

/** Four fifths of a picture of the sample, mirrored. */
async function partOf(name: string): Promise<Sharp> {
  const file = join(PROJECT, "content/pictures", `${name}.avif`);
  const { width, height } = await sharp(file).metadata();
  const [inset, down] = [Math.round(width / 10), Math.round(height / 10)];
  const part = sharp(file)
    .extract({ left: inset, top: down, width: width - 2 * inset, height: height - 2 * down })
    .flop();
  return sharp(await part.png().toBuffer()).resize(1800, 1125, { fit: "cover" });
}
