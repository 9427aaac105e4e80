import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { writeTestContent } from "@stoneyard/catalogue/testing/content.ts";
import { expect, test } from "vitest";
import { Masters } from "../masters.ts";
import { writeRoomDigest } from "./room-files.ts";
import { dueShots, keep, stateOf } from "./shot-states.ts";
import type { BakedShot, Shot } from "./shots.ts";

const NAME = "interiors/101";
const SHOT: BakedShot = { from: "rooms/views/kitchen-1", stones: { "*": "marble/carrara" } };

/** Content in which a picture was baked from a room that has been rendered anew since. */
async function contentWithNewerRoom(): Promise<string> {
  const dir = await writeTestContent();
  await mkdir(join(dir, "rooms/kitchen-1"), { recursive: true });
  await writeFile(join(dir, "rooms/kitchen-1/view.json"), '{"recipe":"first","planes":[]}\n');
  const masters = await Masters.open(dir);
  await masters.write(NAME, Buffer.from("a picture"), { made: "studio" });
  await keep(dir, await Masters.open(dir), NAME, SHOT);
  expect(await state(dir)).toBe("current");
  await writeRoomDigest(dir, SHOT.from, "second");
  return dir;
}

async function state(dir: string): Promise<string> {
  return stateOf(dir, await Masters.open(dir), NAME, SHOT);
}

test("a picture baked from a room is stale when the room was rendered anew, and made only when asked", async () => {
  const dir = await contentWithNewerRoom();
  expect(await state(dir)).toBe("stale");
  const due = async (stale: boolean) => {
    const shots = new Map<string, Shot>([[NAME, SHOT]]);
    return (await dueShots(dir, await Masters.open(dir), shots, { stale })).map(([name]) => name);
  };
  expect(await due(false)).toEqual([]);
  expect(await due(true)).toEqual([NAME]);
});

test("a picture is stale when the slab of its stone was drawn anew", async () => {
  const dir = await contentWithNewerRoom();
  await keep(dir, await Masters.open(dir), NAME, SHOT);
  const masters = await Masters.open(dir);
  await masters.write("stones/marble/carrara", Buffer.from("a slab"), { made: "studio", mmPerPixel: 1.5625 });
  expect(await state(dir)).toBe("stale");
});

test("a stale picture that is kept is current, and the same", async () => {
  const dir = await contentWithNewerRoom();
  await keep(dir, await Masters.open(dir), NAME, SHOT);
  expect(await state(dir)).toBe("current");
  expect(await readFile(join(dir, `pictures/${NAME}.avif`), "utf8")).toBe("a picture");
});

test("a scene's picture that is not there yet is missing", async () => {
  const dir = await writeTestContent();
  const scene: Shot = { scene: "bath_onyx", camera: "main", size: [1440, 960], samples: 12, stones: {} };
  expect(await stateOf(dir, await Masters.open(dir), "interiors/999", scene)).toBe("missing");
});

test("a photograph of the owner's is never kept as ours", async () => {
  const dir = await contentWithNewerRoom();
  await writeFile(join(dir, `pictures/${NAME}.avif`), "a photograph");
  expect(await state(dir)).toBe("owner's");
  await expect(keep(dir, await Masters.open(dir), NAME, SHOT)).rejects.toThrow(`${NAME} is not a picture`);
});

test("a photograph that is put in a picture's place while that is made is not written over", async () => {
  const dir = await contentWithNewerRoom();
  const masters = await Masters.open(dir);
  const path = join(dir, `pictures/${NAME}.avif`);
  await writeFile(path, "a photograph");
  await expect(masters.write(NAME, Buffer.from("a new picture"), { made: "studio" })).rejects.toThrow(
    `${path} is not a picture that the project made`,
  );
  expect(await readFile(path, "utf8")).toBe("a photograph");
  expect(await readdir(join(dir, "pictures/interiors"))).toEqual(["101.avif"]);
});
