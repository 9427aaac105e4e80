// @vitest-environment happy-dom

import { SR } from "@stoneyard/catalogue/testing/locales.ts";
import { Localized } from "@stoneyard/site/i18n/localized.tsx";
import type { ShownListing } from "@stoneyard/site/pages/stones/stone-listing.tsx";
import { mount } from "@stoneyard/site/ui/testing/mount.tsx";
import type { ComponentProps } from "react";
import { expect, test, vi } from "vitest";
import { StoneGrid } from "./stone-grid.tsx";

vi.mock("@stoneyard/site/i18n/translations.tsx", () => ({
  useTranslations: () => (key: string, values?: object) =>
    values ? `${key} ${JSON.stringify(values)}` : key,
}));

const stone = (slug: string, luminance: number, more: object = {}) => ({
  ...{ key: `marble/${slug}`, to: `/marble/${slug}`, title: slug, luminance, colourGroup: "white", share: 1 },
  picture: { src: `/${slug}.avif`, srcSet: "", width: 400, height: 250, alt: "", made: "studio" },
  ...more,
});
const STONES = [stone("d", 0.5), stone("č", 0.1), stone("c", 0.9)];

async function grid(
  listing: Partial<ShownListing> & { only?: string[]; care?: string[]; walls?: string[] } = {},
  stones = STONES,
) {
  const { only = stones.map(({ key }) => key), care = [], walls = [], ...more } = listing;
  const shown = {
    stones: only.map((key) => ({
      key,
      values: { use: walls.includes(key) ? ["floor", "wall"] : ["floor"] },
      care: care.includes(key) ? ["floor"] : [],
    })),
    isShown: (key: string) => only.includes(key),
    slabKinds: new Map(),
    ...{ selection: {}, sort: "listed", codeOf: (key: string) => `code ${key}`, noteOf: () => undefined },
    ...more,
  };
  const props = { stones, listing: shown } as unknown as ComponentProps<typeof StoneGrid>;
  const { place } = await mount(
    <Localized locale={SR} messages={{}}>
      <StoneGrid {...props} />
    </Localized>,
  );
  const tiles = [...place.querySelectorAll<HTMLElement>("li")];
  return {
    tiles,
    order: tiles.map((tile) => tile.querySelector("a")?.getAttribute("href")?.slice("/sr/marble/".length)),
  };
}

test("all stones of a family are there in the order asked for, those that are not left are hidden", async () => {
  const { tiles, order } = await grid({ only: ["marble/c", "marble/d"] });
  expect([order, tiles.map(({ hidden, dataset }) => [hidden, dataset.facets])]).toEqual([
    ["d", "č", "c"],
    [
      [false, "code marble/d"],
      [true, "code marble/č"],
      [false, "code marble/c"],
    ],
  ]);
  expect((await grid({ sort: "name" })).order).toEqual(["c", "č", "d"]);
  expect((await grid({ selection: { lightness: ["dark"] } })).order).toEqual(["č", "d", "c"]);
});

test("for a use well suited stones come first, then those that need care, then hidden ones; another order stays", async () => {
  const use = { selection: { use: ["floor"] }, care: ["marble/d"], only: ["marble/d", "marble/c"] };
  expect((await grid(use)).order).toEqual(["c", "d", "č"]);
  expect((await grid({ ...use, sort: "light" })).order).toEqual(["c", "d", "č"]);
  expect((await grid({ ...use, sort: "name" })).order).toEqual(["c", "č", "d"]);
});

test("of two uses what is advised for both comes first, the darkest of it where dark ones are asked for", async () => {
  const use = { selection: { use: ["floor", "wall"] }, walls: ["marble/c", "marble/č"] };
  expect((await grid(use)).order).toEqual(["č", "c", "d"]);
  const dark = { ...use, selection: { ...use.selection, lightness: ["dark"] } };
  expect((await grid({ ...dark, walls: ["marble/d", "marble/c"] })).order).toEqual(["d", "c", "č"]);
});

test("the first picture is fetched at once; whole slabs are as wide as their place in twelve, and parts of one narrower", async () => {
  const many = Array.from({ length: 13 }, (_, at) => stone(`s${at}`, 0.5, { share: at === 1 ? 0.5 : 1 }));
  const { tiles } = await grid({}, many);
  const images = tiles.map((tile) => tile.querySelector("img"));
  expect(images.map((image) => image?.loading === "eager")).toEqual(many.map((_, at) => at === 0));
  const wide = images.flatMap((image, at) => (image?.getAttribute("sizes")?.includes("92vw") ? [at] : []));
  expect(wide).toEqual([0, 5, 6, 11, 12]);
  expect(images[1]?.getAttribute("sizes")).toBe("(max-width: 501px) 30vw, 19vw");
});

test("a tile says the stone's colour or what is to be said here, and where its picture has no scale", async () => {
  const words = async (more: object, note?: string, slabKind = "") => {
    const { tiles } = await grid({ noteOf: () => note, slabKinds: new Map([["marble/a", slabKind]]) }, [
      stone("a", 0.5, more),
    ]);
    const id = tiles[0]?.querySelector("a")?.getAttribute("aria-labelledby") ?? "";
    return document.getElementById(id)?.textContent;
  };
  expect(await words({})).toBe("awhite");
  expect(await words({ share: undefined }, "good")).toBe("agood, unscaled");
  const kinds = {
    thicknesses: [2, 3],
    finishes: ["honed", "flamed"],
    lines: [0, 2, 0, 0, 0, 2, 0, 0, 1, 1, 3, 1],
  };
  const offered = { offers: [["from 12 rsd"], ["16 rsd"], ["14 rsd"], []], kinds };
  expect(await words(offered)).toBe("awhitefrom 12 rsd ");
  // Of the kind of slab that is looked for, where it has a line of its own.
  expect([await words(offered, "", "2"), await words(offered, "", "3")]).toEqual([
    "afrom 12 rsd ",
    "a16 rsd ",
  ]);
  // Of several finishes, those that the stone has.
  expect([await words(offered, "", ",honed,brushed"), await words(offered, "", "2,honed,flamed")]).toEqual([
    "a14 rsd ",
    "afrom 12 rsd ",
  ]);
  expect([await words(offered, "", "3,flamed"), await words({ offers: [["x"]] }, "", "3")]).toEqual([
    "a",
    "ax ",
  ]);
});
