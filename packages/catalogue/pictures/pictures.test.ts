import { rm } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { ContentFolder } from "../files/content-folder.ts";
import { ParseCache } from "../files/parse-cache.ts";
import { formatProblem } from "../problem.ts";
import { readCatalogue } from "../read.ts";
import { problemsOf, writeTestContent } from "../testing/content.ts";
import { fillPictures, photograph, putPicture } from "../testing/pictures.ts";
import { pictureHash } from "./picture-hash.ts";
import { MADE_FILE, madeListText, readMadeList } from "./pictures.ts";

const NAME = "stones/marble/carrara";

/** A content folder whose slab of Carrara is ours, by the list of what the project made. */
async function contentWithOurSlab(bytes: Uint8Array): Promise<string> {
  const dir = await writeTestContent({
    [MADE_FILE]: `${NAME}: { made: studio, sha256: "${pictureHash(bytes)}" }\n`,
  });
  await fillPictures(dir);
  await putPicture(dir, `${NAME}.png`, bytes);
  return dir;
}

test("a picture on our list with the same bytes is ours", async () => {
  const dir = await contentWithOurSlab(await photograph(1600, 1000));
  const { pictures } = await readCatalogue(dir);
  expect(pictures.get(NAME)).toMatchObject({ made: "studio", width: 1600, height: 1000 });
  expect(pictures.get(NAME)?.file).toBe(`${dir}/pictures/${NAME}.png`);
});

test("a file put over ours is the owner's photograph", async () => {
  const dir = await contentWithOurSlab(await photograph(1600, 1000));
  const upright = await photograph(1000, 1600, "#aa0000");
  await putPicture(dir, `${NAME}.png`, await sharp(upright).withMetadata({ orientation: 6 }).toBuffer());
  const found = (await readCatalogue(dir)).pictures.get(NAME);
  expect(found).toMatchObject({ made: "owner", width: 1600, height: 1000 });
});

test("a file of another ending put beside ours wins", async () => {
  const dir = await contentWithOurSlab(await photograph(1600, 1000));
  const before = new ParseCache();
  const slab = async () => (await readCatalogue(dir, { before })).pictures.get(NAME);
  await putPicture(dir, `${NAME}.webp`, await photograph(1000, 700));
  expect(await slab()).toMatchObject({ made: "owner", width: 1000 });
  await rm(join(dir, `pictures/${NAME}.webp`));
  expect(await slab()).toMatchObject({ made: "studio", width: 1600 });
});

test("missing pictures are told at the lines that ask for them, those that may be missing are not", async () => {
  const { pictures, missingPictures } = await readCatalogue(await writeTestContent());
  expect(pictures.size).toBe(0);
  expect(missingPictures).toHaveLength(31);
  expect(missingPictures.map(formatProblem)).toContain(
    "content/interiors.yaml:5  there is no picture interiors/101  →  put content/pictures/interiors/101.avif there (or .jpg, .png, .webp; 1600 x 1067 pixels)",
  );
});

test("a photograph that is too small or cannot be read is told with the wanted size", async () => {
  const dir = await writeTestContent();
  await fillPictures(dir);
  await putPicture(dir, `${NAME}.png`, await photograph(640, 400));
  await putPicture(dir, "finishes/marble/carrara-polished.png", await photograph(600, 600));
  await putPicture(dir, "gallery/g01.png", new TextEncoder().encode("no picture"));
  expect(await problemsOf(readCatalogue(dir))).toEqual([
    "content/pictures/finishes/marble/carrara-polished.png:1  the picture is only 600 pixels wide; at least 800 are needed  →  put a picture of 800 x 600 pixels in its place",
    "content/pictures/gallery/g01.png:1  the picture cannot be read or is incomplete  →  save a picture of 1600 x 1067 pixels as AVIF, JPEG, PNG or WebP",
    "content/pictures/stones/marble/carrara.png:1  the picture is only 640 pixels wide; at least 800 are needed  →  put a picture of 2048 x 1280 pixels in its place",
  ]);
});

test("the list of what is ours is read as it was written", async () => {
  const list = {
    "stones/marble/carrara-close": {
      made: "studio" as const,
      sha256: "0123456789abcdef",
      mmPerPixel: 0.6,
      left: 1120,
      top: 700,
      recipe: "fedcba9876543210",
    },
    "about/quality": { made: "studio" as const, sha256: "0123456789abcdef" },
  };
  const dir = await writeTestContent({ [MADE_FILE]: madeListText(list) });
  expect(await readMadeList(await ContentFolder.open(dir))).toEqual(list);
  expect(madeListText(list).split("\n").slice(1)).toEqual([
    'about/quality: { made: studio, sha256: "0123456789abcdef" }',
    'stones/marble/carrara-close: { made: studio, sha256: "0123456789abcdef", mmPerPixel: 0.6, left: 1120, top: 700, recipe: "fedcba9876543210" }',
    "",
  ]);
});

test("a place on the slab needs both its lengths", async () => {
  const dir = await writeTestContent({
    [MADE_FILE]: `${NAME}-close: { made: studio, sha256: "0123456789abcdef", mmPerPixel: 0.6, left: 1120 }\n`,
  });
  expect(await problemsOf(readCatalogue(dir))).toContain(
    `content/pictures/made.yaml:1  ${NAME}-close: needs both left and top, or neither  →  correct the value`,
  );
});
