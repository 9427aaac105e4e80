import type { StoneKey } from "@stoneyard/catalogue/kinds/family.ts";
import { FINISHES, type Finish } from "@stoneyard/catalogue/kinds/finishes.ts";
import { readContent } from "@stoneyard/catalogue/read.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { readRecipes } from "../recipe.ts";
import { finishedStones } from "./commissions.ts";
import { drawnPiece } from "./draw.ts";
import { type Drawn, finished } from "./finished.ts";

const SEED = 7;
const STONES: StoneKey[] = [
  "marble/nero-marquina",
  "granit/nero-assoluto",
  "granit/rosa-beta",
  "travertin/travertin-romano-classico",
];
const pieces = new Map<string, Drawn>();

/** A part of each piece that lies to the lower right of the window's image, so that polish is seen as it is. */
beforeAll(async () => {
  const recipes = await readRecipes(`${import.meta.dirname}/../recipes`, STONES);
  for (const { piece } of finishedStones(await readContent("content"), recipes)) {
    const view = { ...piece.slab.view, columns: 160, rows: 120 };
    pieces.set(piece.stone, drawnPiece(piece.stack, { ...piece.slab, view }));
  }
});

/** Relief is everywhere, borders of crystals are not: the greatest steps from pixel to pixel do not count as rough. */
const WITHIN_CRYSTALS = 0.75;

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** What the eye would say of a finished piece, in sRGB from 0 to 255. */
function looks(stone: StoneKey, finish: Finish) {
  const { columns, rows } = pieceOf(stone);
  const pixels = finished(pieceOf(stone), finish, SEED);
  const shades: number[] = [];
  let colourfulness = 0;
  const steps: number[] = [];
  for (let row = rows / 2; row < rows; row++) {
    for (let column = columns / 2; column < columns; column++) {
      const i = 3 * (row * columns + column);
      const [r, g, b] = pixels.slice(i, i + 3);
      shades.push(g);
      colourfulness += (Math.max(r, g, b) - Math.min(r, g, b)) / Math.max(r, g, b, 1);
      steps.push(Math.abs(g - pixels[i - 3 + 1]));
    }
  }
  shades.sort((a, b) => a - b);
  steps.sort((a, b) => a - b);
  const part = (share: number) => shades[Math.floor(share * (shades.length - 1))];
  return {
    black: part(0.05),
    middle: part(0.5),
    contrast: part(0.95) - part(0.05),
    colourfulness: colourfulness / shades.length,
    roughness: mean(steps.slice(0, steps.length * WITHIN_CRYSTALS)),
  };
}

function pieceOf(stone: StoneKey): Drawn {
  const piece = pieces.get(stone);
  if (!piece) throw new Error(`${stone} has no piece`);
  return piece;
}

test.each(STONES)("the same piece of %s and seed give the same bytes in every finish", (stone) => {
  for (const finish of FINISHES) {
    expect(finished(pieceOf(stone), finish, SEED)).toEqual(finished(pieceOf(stone), finish, SEED));
  }
});

test.each(STONES.slice(0, 3))("honing takes contrast and colour from %s and lightens its blacks", (stone) => {
  const polished = looks(stone, "polished");
  const honed = looks(stone, "honed");
  expect(honed.black).toBeGreaterThan(polished.black + 8);
  expect(honed.contrast).toBeLessThan(polished.contrast);
  expect(honed.colourfulness).toBeLessThan(polished.colourfulness);
});

test("honed Nero Marquina is dark grey, neither black nor pale", () => {
  const { black } = looks("marble/nero-marquina", "honed");
  expect(black).toBeGreaterThan(45);
  expect(black).toBeLessThan(75);
});

describe.each(["granit/nero-assoluto", "granit/rosa-beta"] as const)("%s", (stone) => {
  test("is paler and rougher flamed and bush-hammered than polished or honed", () => {
    for (const rough of ["flamed", "bush-hammered"] as const) {
      for (const smooth of ["polished", "honed"] as const) {
        expect(looks(stone, rough).black).toBeGreaterThan(looks(stone, smooth).black);
        expect(looks(stone, rough).roughness).toBeGreaterThan(looks(stone, smooth).roughness);
      }
    }
  });

  test("has relief leathered and brushed, and stays darker than flamed", () => {
    expect(looks(stone, "leathered").black).toBeLessThan(looks(stone, "flamed").black);
    for (const soft of ["brushed", "leathered"] as const) {
      expect(finished(pieceOf(stone), soft, SEED)).not.toEqual(finished(pieceOf(stone), "honed", SEED));
    }
  });
});

test("black granite is rougher leathered than honed, and sand-blasted than leathered paler", () => {
  const [honed, leathered, blasted] = (["honed", "leathered", "sandblasted"] as const).map((finish) =>
    looks("granit/nero-assoluto", finish),
  );
  expect(leathered.roughness).toBeGreaterThan(2 * honed.roughness);
  expect(blasted.middle).toBeGreaterThan(leathered.middle);
});

test("the pores of travertine are dark where they are open and gone where they are filled", () => {
  const darkest = (finish: Finish) =>
    finished(pieceOf("travertin/travertin-romano-classico"), finish, SEED).toSorted()[60];
  expect(darkest("unfilled")).toBeLessThan(darkest("filled") - 25);
  expect(darkest("tumbled")).toBeLessThan(darkest("filled") - 25);
});

test("on polish the window is mirrored to the upper left, on honed stone nowhere", () => {
  const dark: Drawn = {
    columns: 64,
    rows: 48,
    mmPerPixel: 3.125,
    pixels: new Uint8Array(64 * 48 * 3).fill(15),
  };
  const brightest = (finish: Finish) => {
    const pixels = finished(dark, finish, SEED);
    return { corner: pixels[3 * (4 * 64 + 6)], opposite: pixels[3 * (40 * 64 + 56)] };
  };
  expect(brightest("polished").corner).toBeGreaterThan(brightest("polished").opposite + 40);
  const { corner, opposite } = brightest("honed");
  expect(Math.abs(corner - opposite)).toBeLessThan(8);
});
