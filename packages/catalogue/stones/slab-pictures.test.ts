import { expect, test } from "vitest";
import type { Catalogue } from "../catalogue.ts";
import { familyKey } from "../kinds/family.ts";
import { pictureHash } from "../pictures/picture-hash.ts";
import { MADE_FILE, madeListText } from "../pictures/pictures.ts";
import { readCatalogue } from "../read.ts";
import { TEST_CONTENT, writeTestContent } from "../testing/content.ts";
import { fillPictures, photograph, putPicture } from "../testing/pictures.ts";
import { coverName, fieldCm } from "./slab-pictures.ts";

const NAME = "stones/marble/carrara";
const MARBLE = "families/marble.yaml";
const CARRARA = "stones/marble/carrara.yaml";

/** Every picture of the small content folder, where Carrara's slab, close view and second slab are our renderings. */
async function contentWithRenderings(changes: Readonly<Record<string, string>> = {}) {
  const renderings = [
    { name: NAME, bytes: await photograph(2048, 1280), mmPerPixel: 1.5625 },
    {
      name: `${NAME}-close`,
      bytes: await photograph(1600, 1000),
      mmPerPixel: 0.6,
      left: 1120,
      top: 700,
    },
    { name: `${NAME}-2`, bytes: await photograph(1600, 1000, "#777777"), mmPerPixel: 2 },
  ];
  const made = renderings.map(({ name, bytes, ...scale }) => {
    return [name, { made: "studio" as const, sha256: pictureHash(bytes), ...scale }] as const;
  });
  const dir = await writeTestContent({ [MADE_FILE]: madeListText(Object.fromEntries(made)), ...changes });
  await fillPictures(dir);
  for (const { name, bytes } of renderings) await putPicture(dir, `${name}.png`, bytes);
  return dir;
}

/** What the catalogue knows of Carrara's slabs, by the end of their names. */
function slabsOf({ pictures }: Catalogue) {
  return Object.fromEntries(
    [...pictures]
      .filter(([name]) => name.startsWith(NAME))
      .map(([name, { made, mmPerPixel, place }]) => [name.slice(NAME.length), { made, mmPerPixel, place }]),
  );
}

function withLine(file: string, line: string): Record<string, string> {
  return { [file]: `${TEST_CONTENT[file]}${line}\n` };
}

test("our renderings have their scale from the list, a close view also its place on the slab", async () => {
  expect(slabsOf(await readCatalogue(await contentWithRenderings()))).toEqual({
    "": { made: "studio", mmPerPixel: 1.5625, place: undefined },
    "-close": { made: "studio", mmPerPixel: 0.6, place: { left: 1120, top: 700 } },
    "-2": { made: "studio", mmPerPixel: 2, place: undefined },
  });
});

test("of our slabs the middle is shown that is as large as a usual one, of the stone or of its family", async () => {
  const cropsOf = ({ pictures }: Catalogue) =>
    ["", "-2", "-close"].map((end) => pictures.get(`${NAME}${end}`)?.crop);
  const family = TEST_CONTENT[MARBLE]?.replace("width: 320, height: 200", "width: 280, height: 170") ?? "";
  const ofFamily = { [MARBLE]: family };
  expect(cropsOf(await readCatalogue(await contentWithRenderings(ofFamily)))).toEqual([
    { left: 128, top: 96, width: 1792, height: 1088 },
    { left: 100, top: 75, width: 1400, height: 850 },
    undefined,
  ]);
  const ofStone = { ...ofFamily, ...withLine(CARRARA, "slab: { width: 260, height: 230 }") };
  expect(cropsOf(await readCatalogue(await contentWithRenderings(ofStone)))[0]).toEqual({
    left: 192,
    top: 0,
    width: 1664,
    height: 1280,
  });
  expect(cropsOf(await readCatalogue(await contentWithRenderings()))[0]).toBeUndefined();
});

test("an owner's photograph is shown whole: as wide as a usual slab, or by its own scale", async () => {
  const dir = await contentWithRenderings({
    [MARBLE]: TEST_CONTENT[MARBLE]?.replace("width: 320, height: 200", "width: 280, height: 170") ?? "",
  });
  await putPicture(dir, `${NAME}.png`, await photograph(2800, 1700, "#aa0000"));
  const photographed = (await readCatalogue(dir)).pictures.get(NAME);
  expect(photographed?.mmPerPixel).toBe(1);
  expect(photographed?.crop).toBeUndefined();
});

test("an owner's slab takes the place of ours and shows the whole width; what is not that slab is left out", async () => {
  const dir = await contentWithRenderings();
  await putPicture(dir, `${NAME}.png`, await photograph(4000, 2500, "#aa0000"));
  expect(slabsOf(await readCatalogue(dir))).toEqual({
    "": { made: "owner", mmPerPixel: 0.8, place: undefined },
  });
});

test("beside an owner's slab the owner's own close view and slabs are shown", async () => {
  const dir = await contentWithRenderings();
  await putPicture(dir, `${NAME}.jpg`, await photograph(2000, 1250, "#aa0000"));
  await putPicture(dir, `${NAME}-close.jpg`, await photograph(1600, 1000, "#aa0000"));
  await putPicture(dir, `${NAME}-3.jpg`, await photograph(1000, 625, "#aa0000"));
  expect(slabsOf(await readCatalogue(dir))).toEqual({
    "": { made: "owner", mmPerPixel: 1.6, place: undefined },
    "-close": { made: "owner", mmPerPixel: undefined, place: undefined },
    "-3": { made: "owner", mmPerPixel: 3.2, place: undefined },
  });
});

test("a line that names a picture of ours left out beside an owner's slab is to be seen, and no mistake", async () => {
  const slab = "singleSlabs: [{ number: A1, width: 320, height: 200, picture: 2 }]";
  const dir = await contentWithRenderings(withLine(CARRARA, slab));
  const told = async () =>
    (await readCatalogue(dir)).warnings.flatMap(({ file, line, message }) =>
      message.includes("our picture") ? `${file}:${line} ${message.split(" is not ")[0]}` : [],
    );
  expect(await told()).toEqual([]);
  await putPicture(dir, `${NAME}.png`, await photograph(4000, 2500, "#aa0000"));
  const line = TEST_CONTENT[CARRARA]?.split("\n").length;
  expect(await told()).toEqual([`content/${CARRARA}:${line} our picture ${NAME}-2`]);
  expect((await readCatalogue(dir)).missingPictures).toEqual([]);
});

test("our picture of the stone in a room goes with our slab, the owner's own stays", async () => {
  const kitchen = "rooms/marble/carrara-kitchen";
  const slab = await photograph(2048, 1280);
  const room = await photograph(1600, 1067, "#666666");
  const ours = (bytes: Uint8Array) => ({ made: "studio" as const, sha256: pictureHash(bytes) });
  const list = madeListText({ [NAME]: { ...ours(slab), mmPerPixel: 1.5625 }, [kitchen]: ours(room) });
  const dir = await writeTestContent({ [MADE_FILE]: list });
  await fillPictures(dir);
  await putPicture(dir, `${NAME}.png`, slab);
  await putPicture(dir, `${kitchen}.png`, room);
  const shown = async () => (await readCatalogue(dir)).pictures.get(kitchen)?.made;
  expect(await shown()).toBe("studio");
  await putPicture(dir, `${NAME}.jpg`, await photograph(2000, 1250, "#aa0000"));
  expect(await shown()).toBeUndefined();
  await putPicture(dir, `${kitchen}.jpg`, await photograph(1600, 1067, "#aa0000"));
  expect(await shown()).toBe("owner");
});

test("the stone's file may say the scale of the owner's photographs, and says nothing of ours", async () => {
  const changes = withLine(CARRARA, "photograph: { mmPerPixel: 1.2, closeMmPerPixel: 0.25 }");
  const dir = await contentWithRenderings(changes);
  expect(slabsOf(await readCatalogue(dir))).toMatchObject({
    "": { mmPerPixel: 1.5625 },
    "-close": { mmPerPixel: 0.6 },
  });
  await putPicture(dir, `${NAME}.png`, await photograph(2000, 1250, "#aa0000"));
  await putPicture(dir, `${NAME}-close.png`, await photograph(1600, 1000, "#aa0000"));
  await putPicture(dir, `${NAME}-2.png`, await photograph(1600, 1000, "#aa0000"));
  expect(slabsOf(await readCatalogue(dir))).toMatchObject({
    "": { mmPerPixel: 1.2 },
    "-close": { mmPerPixel: 0.25 },
    "-2": { mmPerPixel: 2 },
  });
});

test("the family says which picture stands for its stones; without a close view it is the slab", async () => {
  const near = TEST_CONTENT[MARBLE]?.replace("coverView: slab", "coverView: close") ?? "";
  const coverIn = ({ stones, families, pictures }: Catalogue) => {
    const [stone, family] = [stones[0], families.get(familyKey.parse("marble"))];
    return stone && family && coverName(stone, family, pictures);
  };
  expect(coverIn(await readCatalogue(await contentWithRenderings()))).toBe(NAME);
  const dir = await contentWithRenderings({ [MARBLE]: near });
  expect(coverIn(await readCatalogue(dir))).toBe(`${NAME}-close`);
  await putPicture(dir, `${NAME}.png`, await photograph(2000, 1250, "#aa0000"));
  expect(coverIn(await readCatalogue(dir))).toBe(NAME);
});

test("the field of a family is a whole slab or a close view, in centimetres", async () => {
  const { families } = await readCatalogue(await contentWithRenderings());
  const marble = families.get(familyKey.parse("marble"));
  expect(marble && fieldCm(marble)).toBe(320);
  expect(marble && fieldCm({ ...marble, coverView: "close", close: { mmPerPixel: 0.3 } })).toBe(48);
});

test("a further slab has its own size where the stone's file says one", async () => {
  const sizes =
    "singleSlabs: [{ width: 290, height: 175, picture: 2 }, { width: 240, height: 150, picture: 3 }]";
  const dir = await writeTestContent(withLine(CARRARA, sizes));
  await fillPictures(dir, 800, 500);
  await putPicture(dir, `${NAME}-2.png`, await photograph(1450, 875));
  await putPicture(dir, `${NAME}-3.png`, await photograph(1200, 750));
  const catalogue = await readCatalogue(dir);
  expect(slabsOf(catalogue)).toMatchObject({
    "": { mmPerPixel: 4 },
    "-2": { mmPerPixel: 2 },
    "-3": { mmPerPixel: 2 },
  });
  expect(catalogue.warnings).toEqual([]);
});

test.each([
  ["more than the slab is said to have", 4.5, "by its scale the photograph shows 360 × 225 cm of stone"],
  ["a part of the slab", 3, undefined],
])("a photograph whose own scale makes it show %s", async (_, mmPerPixel, told) => {
  const dir = await writeTestContent(withLine(CARRARA, `photograph: { mmPerPixel: ${mmPerPixel} }`));
  await fillPictures(dir, 800, 500);
  const { warnings } = await readCatalogue(dir);
  expect(warnings.map(({ file, message }) => [file, message.split(",")[0]])).toEqual(
    told ? [[`content/${CARRARA}`, told]] : [],
  );
});
