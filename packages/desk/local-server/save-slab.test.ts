import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseSource } from "@stoneyard/catalogue/files/source.ts";
import { photograph, putPicture, putRendering } from "@stoneyard/catalogue/testing/pictures.ts";
import { expect, test } from "vitest";
import type { View } from "../straighten/views.ts";
import { testProject } from "../testing/project.ts";
import { type SoldSlab, saveSlab } from "./save-slab.ts";

const STONE = "stones/marble/carrara";
const SLAB = {
  pixels: { data: new Uint8Array(16 * 10 * 3), width: 16, height: 10 },
  ...{ width: 290.4, height: 175.6, mmPerPixel: 1.234567, detail: 2000 },
  ...{ contradiction: undefined, blownOut: 0 },
};
const NAMES = { slab: STONE, "2": `${STONE}-2`, "3": `${STONE}-3`, close: `${STONE}-close` };

test("each view has its picture; a further slab its size, number and state, of which null takes away", async () => {
  const { dir, content, git } = await testProject();
  // Other tests have the commit.
  await rm(join(dir, ".git"), { recursive: true });
  const { text } = await content.open(`${STONE}.yaml`);
  const known =
    "singleSlabs: [{ number: B-1, width: 9, height: 8, picture: 1 }, { number: B-2, width: 9, height: 8, picture: 2 }, { number: B-3, width: 9, height: 8, state: sold, picture: 3 }]";
  await writeFile(join(content.dir, `${STONE}.yaml`), `${text}${known}\n`);
  const save = async (view: View, sold?: SoldSlab) => {
    expect(await saveSlab({ content, git }, "marble/carrara", view, SLAB, sold, view)).toEqual([]);
    expect(await content.bytes(`pictures/${NAMES[view]}.jpg`)).toBeDefined();
    const value = parseSource("stone.yaml", (await content.open(`${STONE}.yaml`)).text).value;
    return Object(value);
  };
  await save("slab");
  await save("2", { state: "reserved" });
  const { singleSlabs } = await save("3", { number: null, state: null });
  const now = { width: 290, height: 176 };
  expect(singleSlabs).toEqual([
    { number: "B-1", ...now, picture: 1 },
    { number: "B-2", ...now, state: "reserved", picture: 2 },
    { ...now, picture: 3 },
  ]);
  expect((await save("close")).photograph).toEqual({ mmPerPixel: 1.2346, closeMmPerPixel: 1.2346 });
});

test("a straightened picture takes the place of the owner's, whatever its ending, and not of the project's", async () => {
  const { content, git } = await testProject();
  const former = await photograph(900, 600);
  await putRendering(content.dir, STONE, former);
  await putPicture(content.dir, `${STONE}.png`, await photograph(800, 600));
  await putPicture(content.dir, `${STONE}-close.avif`, former);
  for (const view of ["slab", "close"] as const)
    expect(await saveSlab({ content, git }, "marble/carrara", view, SLAB, undefined, view)).toEqual([]);
  const files = ["", "-close"].flatMap((end) =>
    ["avif", "jpg", "png"].map((ending) => `pictures/${STONE}${end}.${ending}`),
  );
  const found = await Promise.all(files.map((file) => content.bytes(file)));
  expect(files.filter((_, i) => found[i])).toEqual([
    `pictures/${STONE}.avif`,
    `pictures/${STONE}.jpg`,
    `pictures/${STONE}-close.jpg`,
  ]);
});

test("what is still a sample of a slab stays one when its picture is saved; its size is none any more", async () => {
  const { content, git } = await testProject();
  const { text } = await content.open(`${STONE}.yaml`);
  const entry =
    "block: !sample B-7 # The last one.\n    number: B-2\n    width: !sample 9\n    height: 8\n    picture: 2";
  await writeFile(join(content.dir, `${STONE}.yaml`), `${text}singleSlabs:\n  - ${entry}\n`);
  const sold: SoldSlab = { number: null, state: "sold" };
  expect(await saveSlab({ content, git }, "marble/carrara", "2", SLAB, sold, "2")).toEqual([]);
  const { text: now } = await content.open(`${STONE}.yaml`);
  expect(now).toContain("  - block: !sample B-7 # The last one.\n    width: 290\n    height: 176\n");
  expect(parseSource("stone.yaml", now)).toMatchObject({
    value: { singleSlabs: [{ block: "B-7", width: 290, height: 176, picture: 2, state: "sold" }] },
    samples: [{ steps: ["singleSlabs", 0, "block"] }],
  });
});

test("the slabs of a stone whose file cannot be read stay, and the mistake is told", async () => {
  const { content, git } = await testProject();
  const { text } = await content.open(`${STONE}.yaml`);
  const written = `${text}singleSlabs: [{ number: !slab B-1, width: 9, height: 8 }]\n`;
  await writeFile(join(content.dir, `${STONE}.yaml`), written);
  expect(await saveSlab({ content, git }, "marble/carrara", "2", SLAB, undefined, "2")).toMatchObject([
    { file: `content/${STONE}.yaml` },
  ]);
  expect((await content.open(`${STONE}.yaml`)).text).toBe(written);
});
