import { expect, it } from "vitest";
import type { Stone } from "./catalogue.ts";
import type { Surface } from "./kinds/room.ts";
import { readContent } from "./read.ts";
import { roomFor, roomKindsFor, roomsWith, stillKinds, stoneEverywhere } from "./rooms.ts";
import { isAdvised, purposeOf } from "./suitability.ts";
import { problemsOf, TEST_CONTENT, testRoom, writeTestContent } from "./testing/content.ts";

const CARRARA = "stones/marble/carrara.yaml";
const ROOMS = {
  ...testRoom("kitchen-1", "kitchen"),
  ...testRoom("kitchen-2", "kitchen"),
  ...testRoom("bathroom-1", "bathroom"),
};

function withCarraraIn(rooms: string): Record<string, string> {
  return { ...ROOMS, [CARRARA]: `${TEST_CONTENT[CARRARA]}rooms: ${rooms}\n` };
}

async function kitchensOf(files: Record<string, string>): Promise<(string | undefined)[]> {
  const content = await readContent(await writeTestContent(files));
  return content.stones.slice(0, 3).map((stone) => roomFor(stone, "kitchen", content)?.slug);
}

it("rooms of a kind take turns down the catalogue", async () => {
  expect(await kitchensOf(ROOMS)).toEqual(["kitchen-1", "kitchen-2", "kitchen-1"]);
});

it("a stone that is not advised for a surface is shown in a room without it, or in none of the kind", async () => {
  const files = { ...ROOMS, ...testRoom("stairs-1", "stairs") };
  const refused = `suitability:
  worktop: { verdict: not-advised, why: { en: Too soft., sr: Premek. } }
`;
  const content = await readContent(
    await writeTestContent({ ...files, [CARRARA]: `${TEST_CONTENT[CARRARA]}${refused}` }),
  );
  const [carrara, other] = content.stones as [Stone, Stone];
  expect(roomKindsFor(carrara, content)).not.toContain("kitchen");
  expect(roomFor(carrara, "kitchen", content)).toBeUndefined();
  expect(roomFor(other, "kitchen", content)?.slug).toBe("kitchen-2");
});

it("every stone of ours is shown in two kinds of room, in each only on surfaces for which it is advised", async () => {
  const content = await readContent("content");
  for (const stone of content.stones) {
    expect(stillKinds(stone, content)).toHaveLength(2);
    expect(stillKinds(stone, content)).toContain("bathroom");
    expect(roomsWith(stone, content).length).toBeGreaterThanOrEqual(2);
    for (const room of roomsWith(stone, content)) {
      const laid = Object.entries(stoneEverywhere(room, stone.key)).filter(([, key]) => key === stone.key);
      expect(laid.length).toBeGreaterThan(0);
      for (const [surface] of laid) {
        const advised = isAdvised(stone, purposeOf(surface as Surface), content);
        expect(advised, `${stone.key} as ${surface} in ${room.slug}`).toBe(true);
      }
    }
  }
});

it("a stone that chooses its room is shown there, and the others stay where they are", async () => {
  expect(await kitchensOf(withCarraraIn("{ kitchen: kitchen-2 }"))).toEqual([
    "kitchen-2",
    "kitchen-2",
    "kitchen-1",
  ]);
});

it("a chosen room that is not there, or of another kind, is named with its line", async () => {
  for (const slug of ["kitchen-9", "bathroom-1"]) {
    const dir = await writeTestContent(withCarraraIn(`{ kitchen: ${slug} }`));
    const line = TEST_CONTENT[CARRARA]?.split("\n").length;
    expect(await problemsOf(readContent(dir))).toEqual([
      `content/${CARRARA}:${line}  there is no kitchen ${slug} in content/rooms  →  write one of kitchen-1, kitchen-2, or take the line out`,
    ]);
  }
});

it("where there is no room of the kind, none is offered instead", async () => {
  const dir = await writeTestContent(withCarraraIn("{ stairs: stairs-1 }"));
  expect(await problemsOf(readContent(dir))).toEqual([
    expect.stringMatching(/there is no stairs stairs-1 in content\/rooms {2}→ {2}take the line out$/),
  ]);
});
