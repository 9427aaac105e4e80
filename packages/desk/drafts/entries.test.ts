import { expect, test } from "vitest";
import { nextPosition, picturesNamed } from "./entries.ts";

test("the pictures of a file are those it names, at any depth, whoever calls them a sample", () => {
  const text = `title: { en: A picture, sr: Slika }
picture: portfolio/one
models:
  - pictures:
      - { picture: boxes/oak-1, alt: { en: picture } }
      - { picture: !sample boxes/oak-2 }
    picture: [not, a, name]
  - text: boxes/oak-3
none:
`;
  expect(picturesNamed(text)).toEqual(["portfolio/one", "boxes/oak-1", "boxes/oak-2"]);
  expect(picturesNamed("[]\n")).toEqual([]);
});

test("a new entry stands behind all others, the first one at one", () => {
  expect(nextPosition([])).toBe(1);
  expect(nextPosition(["position: 2\n", "title: x\n", "position: 11\n", "position: 3\n"])).toBe(12);
});
