import { expect, it } from "vitest";
import { readContent } from "./read.ts";
import { roomFor } from "./rooms.ts";
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
