import { expect, test } from "vitest";
import { readContent } from "./read.ts";
import { pictureSlots } from "./slots.ts";
import { writeTestContent } from "./test-content.ts";

test("every picture of the content has one slot, with its size and what it shows", async () => {
  const slots = pictureSlots(await readContent(await writeTestContent()));
  const shown = slots.map(({ name, width, height, kind, stones, optional }) => {
    return `${name} ${width}x${height} ${kind} ${stones.map((stone) => stone.key).join(" ")}${optional ? " optional" : ""}`.trim();
  });
  expect(shown).toMatchInlineSnapshot(`
    [
      "home/hero-1 2400x1500 hero marble/carrara",
      "home/room-1 1200x1600 kitchen marble/carrara",
      "home/hero-2 2400x1500 hero marble/carrara",
      "home/room-2 1200x1600 kitchen marble/carrara",
      "social/default 1200x630 social marble/carrara",
      "stones/marble/carrara 2048x1280 slab marble/carrara",
      "stones/marble/carrara-close 1600x1000 close marble/carrara optional",
      "stones/marble/carrara-2 1600x1000 slab marble/carrara optional",
      "stones/marble/carrara-3 1600x1000 slab marble/carrara optional",
      "rooms/marble/carrara-kitchen 1600x1067 kitchen marble/carrara optional",
      "rooms/marble/carrara-bathroom 1600x1067 bathroom marble/carrara optional",
      "stones/onyx/onyx-blue 2048x1280 slab onyx/onyx-blue",
      "stones/onyx/onyx-blue-close 1600x1000 close onyx/onyx-blue optional",
      "stones/onyx/onyx-blue-2 1600x1000 slab onyx/onyx-blue optional",
      "stones/onyx/onyx-blue-3 1600x1000 slab onyx/onyx-blue optional",
      "rooms/onyx/onyx-blue-kitchen 1600x1067 kitchen onyx/onyx-blue",
      "rooms/onyx/onyx-blue-bathroom 1600x1067 bathroom onyx/onyx-blue",
      "stones/travertin/travertin-noce 2048x1280 slab travertin/travertin-noce",
      "stones/travertin/travertin-noce-close 1600x1000 close travertin/travertin-noce optional",
      "stones/travertin/travertin-noce-2 1600x1000 slab travertin/travertin-noce optional",
      "stones/travertin/travertin-noce-3 1600x1000 slab travertin/travertin-noce optional",
      "rooms/travertin/travertin-noce-kitchen 1600x1067 kitchen travertin/travertin-noce",
      "rooms/travertin/travertin-noce-bathroom 1600x1067 bathroom travertin/travertin-noce",
      "stones/granit/tan-brown 2048x1280 slab granit/tan-brown",
      "stones/granit/tan-brown-close 1600x1000 close granit/tan-brown optional",
      "stones/granit/tan-brown-2 1600x1000 slab granit/tan-brown optional",
      "stones/granit/tan-brown-3 1600x1000 slab granit/tan-brown optional",
      "rooms/granit/tan-brown-kitchen 1600x1067 kitchen granit/tan-brown",
      "rooms/granit/tan-brown-bathroom 1600x1067 bathroom granit/tan-brown",
      "stones/sm-marble/beige 2048x1280 slab sm-marble/beige",
      "stones/sm-marble/beige-close 1600x1000 close sm-marble/beige optional",
      "stones/sm-marble/beige-2 1600x1000 slab sm-marble/beige optional",
      "stones/sm-marble/beige-3 1600x1000 slab sm-marble/beige optional",
      "rooms/sm-marble/beige-kitchen 1600x1067 kitchen sm-marble/beige",
      "rooms/sm-marble/beige-bathroom 1600x1067 bathroom sm-marble/beige",
      "stones/sm-quartz/elba 2048x1280 slab sm-quartz/elba",
      "stones/sm-quartz/elba-close 1600x1000 close sm-quartz/elba optional",
      "stones/sm-quartz/elba-2 1600x1000 slab sm-quartz/elba optional",
      "stones/sm-quartz/elba-3 1600x1000 slab sm-quartz/elba optional",
      "rooms/sm-quartz/elba-kitchen 1600x1067 kitchen sm-quartz/elba",
      "rooms/sm-quartz/elba-bathroom 1600x1067 bathroom sm-quartz/elba",
      "rooms/marble/1 1600x1067 bathroom marble/carrara",
      "rooms/marble/2 1600x1067 bathroom marble/carrara",
      "rooms/marble/3 1600x1067 bathroom marble/carrara",
      "rooms/marble/4 1600x1067 bathroom marble/carrara",
      "rooms/marble/5 1600x1067 bathroom marble/carrara",
      "rooms/marble/6 1600x1067 bathroom marble/carrara",
      "interiors/101 1600x1067 kitchen marble/carrara",
      "interiors/102 1600x1067 kitchen marble/carrara",
      "interiors/103 1600x1067 kitchen marble/carrara",
      "interiors/104 1600x1067 kitchen marble/carrara",
      "interiors/105 1600x1067 kitchen marble/carrara",
      "interiors/106 1600x1067 kitchen marble/carrara",
      "gallery/g01 1600x1067 stairs marble/carrara",
      "accessories/ashtrays/brown-1 1200x1200 object",
      "portfolio/residence-1 1600x1067 place marble/carrara",
      "portfolio/residence-2 1600x1067 stairs marble/carrara",
      "portfolio/residence-3 1600x1067 bathroom marble/carrara",
      "about/quality 1600x1067 place",
      "about/production-1 1600x1067 place",
      "tables/club-round-80-carrara 1600x1200 table marble/carrara",
    ]
  `);
});

test("a slot knows which line of content asks for it", async () => {
  const slots = pictureSlots(await readContent(await writeTestContent()));
  const asked = (name: string) => slots.find((slot) => slot.name === name)?.asked;
  expect(asked("interiors/102")).toEqual({
    file: "interiors.yaml",
    path: ["tabs", 0, "pictures", 1, "picture"],
  });
  expect(asked("stones/onyx/onyx-blue")).toEqual({ file: "stones/onyx/onyx-blue.yaml", path: [] });
});
