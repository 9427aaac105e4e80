import { expect, test } from "vitest";
import { checkContent } from "../check.ts";
import { pictureHash } from "../pictures/picture-hash.ts";
import { MADE_FILE, madeListText } from "../pictures/pictures.ts";
import { readCatalogue } from "../read.ts";
import { writeTestContent } from "../testing/content.ts";
import { fillPictures, photograph, putPicture } from "../testing/pictures.ts";

const POLISHED = "finishes/marble/carrara-polished";

/** The small content folder, where Carrara's slab and its polished piece are our renderings. */
async function contentWithRenderings() {
  const slab = await photograph(2048, 1280);
  const piece = await photograph(640, 480, "#777777");
  const entry = (bytes: Buffer) => ({ made: "studio" as const, sha256: pictureHash(bytes) });
  const made = { "stones/marble/carrara": entry(slab), [POLISHED]: entry(piece) };
  const dir = await writeTestContent({ [MADE_FILE]: madeListText(made) });
  await fillPictures(dir);
  await putPicture(dir, "stones/marble/carrara.png", slab);
  await putPicture(dir, `${POLISHED}.png`, piece);
  return dir;
}

test("a stone may have a picture of each of its finishes, and nobody misses one", async () => {
  const dir = await contentWithRenderings();
  const { pictures, missingPictures } = await readCatalogue(dir);
  expect(pictures.get(POLISHED)?.made).toBe("studio");
  expect(missingPictures).toEqual([]);
});

test("beside an owner's slab only the owner's photographs of finishes are shown", async () => {
  const dir = await contentWithRenderings();
  await putPicture(dir, "stones/marble/carrara.jpg", await photograph(2000, 1250, "#aa0000"));
  expect((await readCatalogue(dir)).pictures.has(POLISHED)).toBe(false);
  await putPicture(dir, `${POLISHED}.jpg`, await photograph(1600, 1200, "#aa0000"));
  expect((await readCatalogue(dir)).pictures.get(POLISHED)?.made).toBe("owner");
});

test("a picture of a finish in which the stone is not offered is told", async () => {
  const dir = await contentWithRenderings();
  await putPicture(dir, "finishes/marble/carrara-bush-hammered.jpg", await photograph(1600, 1200));
  await putPicture(dir, "finishes/marble/carrara-shiny.jpg", await photograph(1600, 1200));
  const { ok, report } = await checkContent(dir);
  expect(ok).toBe(true);
  expect(report).toContain(
    "carrara-bush-hammered.jpg:1  no page shows this picture, as Carrara is not offered bush-hammered  →  add bush-hammered to finishes in stones/marble/carrara.yaml, or take the picture away",
  );
  expect(report).toContain("carrara-shiny.jpg:1  no page shows this picture  →");
});
