import { expect, it } from "vitest";
import type { Stone } from "../catalogue.ts";
import type { Surface } from "../kinds/room.ts";
import { readContent } from "../read.ts";
import { TEST_CONTENT, testRoom, writeTestContent } from "../testing/content.ts";
import { EN } from "../testing/locales.ts";
import { sampleContent } from "../testing/sample.ts";
import { purposeOf } from "./purpose-of-surface.ts";
import { roomFor, roomKindsFor, roomsWith, stillKinds, stoneEverywhere } from "./rooms.ts";
import { isAdvised } from "./suitability.ts";

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
  return content.stones.map((stone) => roomFor(stone, "kitchen", content)?.slug);
}

it("another stone in the list changes no other stone's room", async () => {
  const rooms = { ...ROOMS, ...testRoom("kitchen-3", "kitchen"), ...testRoom("kitchen-4", "kitchen") };
  const before = await kitchensOf(rooms);
  const marble = TEST_CONTENT["families/marble.yaml"] ?? "";
  const [, ...after] = await kitchensOf({
    ...rooms,
    "families/marble.yaml": marble.replace("  - carrara", "  - arabescato\n  - carrara"),
    "stones/marble/arabescato.yaml": TEST_CONTENT[CARRARA] ?? "",
  });
  expect(new Set(before).size).toBeGreaterThan(1);
  expect(after).toEqual(before);
});

it("another room changes the room of those stones alone that draw it", async () => {
  const rooms = { ...ROOMS, ...testRoom("kitchen-3", "kitchen") };
  const before = await kitchensOf(rooms);
  const after = await kitchensOf({ ...rooms, ...testRoom("kitchen-4", "kitchen") });
  expect(after.filter((slug) => slug !== "kitchen-4")).toEqual(
    before.filter((_, place) => after[place] !== "kitchen-4"),
  );
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
  const content = await sampleContent();
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
  const [drawn, ...others] = await kitchensOf(ROOMS);
  const other = drawn === "kitchen-1" ? "kitchen-2" : "kitchen-1";
  expect(await kitchensOf(withCarraraIn(`{ kitchen: ${other} }`))).toEqual([other, ...others]);
});

it("a chosen room that is not there, or of another kind, is told with its line, and another is taken", async () => {
  for (const slug of ["kitchen-9", "bathroom-1"]) {
    const content = await readContent(await writeTestContent(withCarraraIn(`{ kitchen: ${slug} }`)));
    expect(content.warnings).toEqual([
      expect.objectContaining({
        file: `content/${CARRARA}`,
        line: TEST_CONTENT[CARRARA]?.split("\n").length,
        message: `there is no kitchen ${slug} in content/rooms: another is taken`,
        fix: "write one of kitchen-1, kitchen-2, or take the line out",
      }),
    ]);
    expect(roomFor(content.stones[0] as Stone, "kitchen", content)?.slug).toMatch(/^kitchen-[12]$/);
  }
});

it("where all rooms were taken away, the stones' choices are not told", async () => {
  const chosen = { [CARRARA]: `${TEST_CONTENT[CARRARA]}rooms: { stairs: stairs-1 }\n` };
  expect((await readContent(await writeTestContent(chosen))).warnings).toEqual([]);
});

it("no stone is shown in a shower for which it is not advised", async () => {
  const content = await sampleContent();
  const showers = content.rooms.filter(({ alt }) => /shower/i.test(alt[EN] ?? ""));
  expect(showers).not.toEqual([]);
  for (const stone of content.stones) {
    if (isAdvised(stone, "shower", content)) continue;
    const shown = roomsWith(stone, content).map((room) => room.slug);
    for (const { slug } of showers) expect(shown, stone.key).not.toContain(slug);
  }
});

it("onyx, which suits a side table, is shown on none that has chairs around it", async () => {
  const content = await sampleContent();
  const dining = content.rooms.filter(
    ({ kind, alt }) => kind === "table" && /\bchairs\b/.test(alt[EN] ?? ""),
  );
  expect(dining).not.toEqual([]);
  const onyx = content.stones.filter(({ key }) => key.startsWith("onyx/"));
  expect(onyx).not.toEqual([]);
  for (const stone of onyx)
    for (const { slug } of dining)
      expect(
        roomsWith(stone, content).map((room) => room.slug),
        stone.key,
      ).not.toContain(slug);
});
