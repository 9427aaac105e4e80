import { expect, test } from "vitest";
import { readCatalogue, readContent } from "../read.ts";
import { changed, TEST_CONTENT, writeTestContent } from "../testing/content.ts";
import { pictureSlots } from "./slots.ts";

test("every picture of the content has one slot, with its size and kind", async () => {
  const slots = pictureSlots(await readContent(await writeTestContent()));
  const shown = slots.map(({ name, width, height, kind, optional }) => {
    return `${name} ${width}x${height} ${kind}${optional ? " optional" : ""}`;
  });
  const marble = "marble/carrara";
  const others = [
    "onyx/onyx-blue",
    "travertin/travertin-noce",
    "granit/tan-brown",
    "sm-marble/beige",
    "sm-quartz/elba",
  ];
  const of = (stone: string) =>
    shown.flatMap((slot) => (slot.includes(`/${stone}`) ? slot.replace(stone, marble) : []));
  for (const stone of others) expect([stone, ...of(stone)]).toEqual([stone, ...of(marble)]);
  expect(shown.filter((slot) => !others.some((stone) => slot.includes(`/${stone}`)))).toMatchInlineSnapshot(`
    [
      "home/hero-1 2400x1500 picture",
      "home/room-1 1200x1600 picture",
      "home/hero-2 2400x1500 picture",
      "home/room-2 1200x1600 picture",
      "social/default 1200x630 social",
      "stones/marble/carrara 2048x1280 slab",
      "stones/marble/carrara-close 1600x1000 close optional",
      "stones/marble/carrara-2 1600x1000 other optional",
      "stones/marble/carrara-3 1600x1000 other optional",
      "finishes/marble/carrara-polished 640x480 picture optional",
      "rooms/marble/carrara-kitchen 1600x1067 picture optional",
      "rooms/marble/carrara-bathroom 1600x1067 picture optional",
      "rooms/marble/1 1600x1067 picture",
      "rooms/marble/2 1600x1067 picture",
      "rooms/marble/3 1600x1067 picture",
      "rooms/marble/4 1600x1067 picture",
      "rooms/marble/5 1600x1067 picture",
      "rooms/marble/6 1600x1067 picture",
      "interiors/101 1600x1067 picture",
      "interiors/102 1600x1067 picture",
      "interiors/103 1600x1067 picture",
      "interiors/104 1600x1067 picture",
      "interiors/105 1600x1067 picture",
      "interiors/106 1600x1067 picture",
      "gallery/g01 1600x1067 picture",
      "accessories/ashtrays/brown-1 1200x1200 picture",
      "portfolio/residence-1 1600x1067 picture",
      "portfolio/residence-2 1600x1067 picture",
      "portfolio/residence-3 1600x1067 picture",
      "about/quality 1600x1067 picture",
      "about/production-1 1600x1067 picture",
      "tables/club-round-80-carrara 1600x1200 poster",
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

test("a picture that a stone may have is needed where something else names it", async () => {
  const stone = "stones/marble/carrara.yaml";
  const slab = "singleSlabs: [{ number: A1, width: 300, height: 180, picture: 2 }]\n";
  const content = {
    [stone]: `${TEST_CONTENT[stone]}${slab}`,
    ...changed("gallery.yaml", "gallery/g01", "finishes/marble/carrara-polished"),
  };
  const { missingPictures } = await readCatalogue(await writeTestContent(content));
  const told = missingPictures.map(({ file, message }) => `${file} ${message}`);
  expect(told).toContain(`content/${stone} there is no picture stones/marble/carrara-2`);
  expect(told).toContain("content/gallery.yaml there is no picture finishes/marble/carrara-polished");
  expect(told.join()).not.toContain("carrara-3");
});
