import { existsSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import type { Content, Stone } from "../catalogue.ts";
import type { Surface } from "../kinds/room.ts";
import { sampleContent } from "../testing/sample.ts";
import { purposeOf } from "./purpose-of-surface.ts";
import { lightnessOf } from "./stone-facts.ts";
import { suggestedStones } from "./suggested-stones.ts";
import { isAdvised, suitabilityOf } from "./suitability.ts";

const COUNT = 8;
let content: Content & { pictures: { has(name: string): boolean } };
beforeAll(async () => {
  const pictures = { has: (name: string) => existsSync(`content/pictures/${name}.avif`) };
  content = { ...(await sampleContent()), pictures };
});

const suggestions = () =>
  content.rooms.flatMap((room) =>
    (Object.keys(room.stones) as Surface[]).map((surface) => ({
      room,
      surface,
      stones: suggestedStones(room, surface, COUNT, content),
    })),
  );
const roomOf = (slug: string) => content.rooms.find((room) => room.slug === slug) as Content["rooms"][number];
const isWell = (stone: Stone, surface: Surface) =>
  suitabilityOf(stone, purposeOf(surface), content).verdict === "well";
const keys = (stones: readonly Stone[]) => stones.map(({ key }) => key);

test("every surface of every room has its eight, each once", () => {
  for (const { stones } of suggestions()) expect(new Set(keys(stones)).size).toBe(COUNT);
});

test("rooms with one stone are suggested others", () => {
  const stones = { worktop: "granit/star-galaxy" };
  const lists = content.rooms.map(({ slug }) => suggestedStones({ slug, stones }, "worktop", COUNT, content));
  expect(new Set(lists.map((list) => keys(list).join())).size).toBeGreaterThan(1);
});

test("no stone is suggested where it is not advised", () => {
  for (const { room, surface, stones } of suggestions())
    for (const stone of stones)
      for (const use of [purposeOf(surface), ...(room.uses ?? [])])
        expect(isAdvised(stone, use, content), `${stone.key}, ${use}`).toBe(true);
});

test("beside the room's own stone only well suited ones, as long as there are any", () => {
  for (const { room, surface, stones } of suggestions()) {
    const others = stones.filter(({ key }) => key !== room.stones[surface]);
    const wells = content.stones.filter((stone) => isWell(stone, surface)).length;
    expect(others.filter((stone) => isWell(stone, surface)).length).toBe(Math.min(others.length, wells));
  }
});

test("light and dark ones, where such are well suited, and several patterns are among them", () => {
  const lightnesses = (stones: readonly Stone[]) =>
    new Set(stones.map(({ colours }) => lightnessOf(colours.ground)));
  for (const { surface, stones } of suggestions()) {
    const wells = lightnesses(content.stones.filter((stone) => isWell(stone, surface)));
    const extremes = (["light", "dark"] as const).filter((each) => wells.has(each));
    // Dark stone gets too hot round a pool.
    expect(extremes.includes("dark")).toBe(surface !== "coping");
    expect([...lightnesses(stones)]).toEqual(expect.arrayContaining(extremes));
    expect(new Set(stones.map(({ pattern }) => pattern)).size).toBeGreaterThan(3);
  }
});

describe("the room's own stone", () => {
  test("goes first where it is advised", () => {
    const room = { slug: "kitchen-1", stones: { worktop: "granit/star-galaxy" } };
    expect(keys(suggestedStones(room, "worktop", COUNT, content))[0]).toBe("granit/star-galaxy");
  });
  test("is left out where it is not", () => {
    const room = { slug: "kitchen-1", stones: { worktop: "travertin/travertin-navona" } };
    expect(keys(suggestedStones(room, "worktop", COUNT, content))).not.toContain(
      "travertin/travertin-navona",
    );
  });
});

test("a kitchen suggests other stones than a facade, and than the kitchen beside it", () => {
  const kitchen = keys(suggestedStones(roomOf("kitchen-1"), "worktop", COUNT, content));
  const beside = keys(suggestedStones(roomOf("kitchen-2"), "worktop", COUNT, content));
  const facade = keys(suggestedStones(roomOf("facade-1"), "cladding", COUNT, content));
  expect(kitchen).not.toEqual(beside);
  expect(kitchen.filter((key) => facade.includes(key)).length).toBeLessThan(COUNT / 2);
});
