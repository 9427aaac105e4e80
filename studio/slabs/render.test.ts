import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { describe, expect, onTestFinished, test } from "vitest";
import type { Commission } from "./commissions.ts";
import { textHash } from "./primitives/random.ts";
import { readRecipes, stackOf } from "./recipe.ts";
import { render } from "./render.ts";
import { Point, type Slab, type View } from "./slab.ts";
import { type LayerSettings, prepareStack } from "./stack.ts";
import type { Drawing } from "./worker.ts";

const recipes = await readRecipes(`${import.meta.dirname}/recipes`);
/** A stone of veins, one of grains, one of fragments and one of bands. */
const FOUR = [
  "marble/carrara",
  "granit/kashmir-white",
  "marble/emperador-dark",
  "travertin/travertin-silver",
];
/** As whole slabs are drawn. */
const mmPerPixel = 3200 / 2048;

function stackNamed(key: string): LayerSettings[] {
  for (const [stone, recipe] of recipes) if (stone === key) return stackOf(recipe);
  throw new Error(`${key} has no recipe`);
}

function slabOf(key: string, view: View): Slab {
  return { width: 3200, height: 2000, seed: textHash(key), view };
}

function view(column: number, row: number, columns: number, rows: number): View {
  return { left: column * mmPerPixel, top: row * mmPerPixel, columns, rows, mmPerPixel };
}

async function drawnElsewhere(commission: Commission): Promise<Uint8Array> {
  const worker = new Worker(new URL("./worker.ts", import.meta.url));
  onTestFinished(async () => void (await worker.terminate()));
  worker.postMessage(commission);
  const [{ pixels }] = (await once(worker, "message")) as [Drawing];
  return pixels;
}

test("two threads draw the same bytes", async () => {
  const key = "granit/baltic-brown";
  const commission: Commission = {
    name: `stones/${key}`,
    stone: key,
    stack: stackNamed(key),
    slab: slabOf(key, view(600, 300, 120, 75)),
    quality: 60,
  };
  const [one, other] = await Promise.all([drawnElsewhere(commission), drawnElsewhere(commission)]);
  expect(one.length).toBeGreaterThan(500);
  expect(other).toEqual(one);
});

test.each(FOUR)("a part of %s is drawn as it is in the whole", (key) => {
  const stack = stackNamed(key);
  const whole = render(stack, slabOf(key, view(500, 400, 96, 72)));
  const part = render(stack, slabOf(key, view(520, 413, 40, 30)));
  let worst = 0;
  let different = 0;
  for (let row = 0; row < 30; row++) {
    for (let k = 0; k < 40 * 3; k++) {
      const inWhole = whole[((row + 13) * 96 + 20) * 3 + k];
      const off = Math.abs(part[row * 40 * 3 + k] - inWhole);
      worst = Math.max(worst, off);
      if (off > 0) different++;
    }
  }
  // Distances to veins are handed on from where a view begins: single points may differ by a rounding.
  expect(worst).toBeLessThanOrEqual(1);
  expect(different).toBeLessThan(40);
});

test("another seed is another slab", () => {
  const stack = stackNamed("marble/carrara");
  const slab = slabOf("marble/carrara", view(500, 400, 40, 30));
  expect(render(stack, { ...slab, seed: slab.seed + 1 })).not.toEqual(render(stack, slab));
});

describe("what lies between pixels", () => {
  const edge = { colours: ["#000000", "#ffffff"], size: 9, octaves: 1, contrast: 60 };
  const stack: LayerSettings[] = [{ layer: "ground", ...edge }];

  test("edges are mixed as light is: half of black and white is brighter than the middle grey", () => {
    const picture = render(stack, { width: 400, height: 250, seed: 1, view: view(0, 0, 80, 60) });
    const mixed = picture.filter((level) => level > 60 && level < 250);
    expect(mixed.length).toBeGreaterThan(200);
    const mean = mixed.reduce((sum, level) => sum + level, 0) / mixed.length;
    expect(mean).toBeGreaterThan(140);
  });

  test("a plain ground keeps its colour to within a level", () => {
    const plain: LayerSettings[] = [{ layer: "ground", colours: ["#7d8287"], size: 9 }];
    const picture = render(plain, { width: 400, height: 250, seed: 1, view: view(0, 0, 20, 20) });
    for (let i = 0; i < picture.length; i++) {
      expect(Math.abs(picture[i] - [0x7d, 0x82, 0x87][i % 3])).toBeLessThanOrEqual(1);
    }
  });
});

describe("every recipe", () => {
  /** Colours at places some millimetres apart on a small slab, which is soon prepared. */
  function colours(key: string, stack: readonly LayerSettings[]): number[] {
    const layers = prepareStack(stack, { ...slabOf(key, view(100, 60, 96, 60)), width: 600, height: 400 });
    const point = new Point();
    const values: number[] = [];
    for (let row = 0; row < 60; row += 3) {
      for (let column = 0; column < 96; column += 3) {
        point.move((100 + column) * mmPerPixel, (60 + row) * mmPerPixel);
        for (const layer of layers) layer(point);
        values.push(point.r, point.g, point.b);
      }
    }
    return values;
  }

  test("gives colours everywhere, and not one alone", () => {
    const broken: string[] = [];
    for (const [key, recipe] of recipes) {
      const values = colours(key, stackOf(recipe));
      if (!values.every(Number.isFinite)) broken.push(`${key} gives what is no number`);
      const greens = values.filter((_, i) => i % 3 === 1);
      const mean = greens.reduce((sum, value) => sum + value) / greens.length;
      const variance = greens.reduce((sum, value) => sum + (value - mean) ** 2, 0) / greens.length;
      if (Math.sqrt(variance) < 0.002) broken.push(`${key} is one flat colour`);
    }
    expect(broken).toEqual([]);
  });
});
