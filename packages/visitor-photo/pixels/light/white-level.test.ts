import { expect, test } from "vitest";
import { sceneLight } from "./film.ts";
import { whiteLevel } from "./white-level.ts";

const [WIDTH, HEIGHT] = [160, 96];
type Colour = readonly [number, number, number];

/** A stone on the left, and beside it things of these colours in rows, as many of a hundred as they say. */
function beside(...things: (readonly [share: number, colour: Colour])[]) {
  const data = new Float32Array(WIDTH * HEIGHT * 3);
  const stone = new Float32Array(WIDTH * HEIGHT);
  const columns = things.flatMap(([share, colour]) => Array<Colour>(share).fill(colour));
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      const i = y * WIDTH + x;
      if (x < 40) stone[i] = 1;
      // Mixed, so that all are as near to the stone.
      data.set(columns[((x * 37 + y * 61) >> 1) % columns.length] ?? [0, 0, 0], i * 3);
    }
  return whiteLevel({ width: WIDTH, height: HEIGHT, data } as Parameters<typeof whiteLevel>[0], stone);
}

const grey = (light: number): Colour => [light, light, light];

test("white paint near the stone tells the light, as it throws back four fifths of it", () => {
  for (const light of beside([100, grey(0.4)]) ?? []) expect(light).toBeCloseTo(0.5, 5);
  const [red, green, blue] = beside([100, [0.44, 0.4, 0.32]]) ?? [];
  expect([red, green, blue].map((light) => light?.toFixed(3))).toEqual(["0.550", "0.500", "0.400"]);
});

test("above the paint lie reflections, below it shade: neither counts", () => {
  const [light] = beside([3, grey(0.6)], [40, grey(0.4)], [57, grey(0.2)]) ?? [];
  expect(light).toBeCloseTo(0.5, 1);
  expect(light).toBeLessThan(0.53);
});

test("lamps, what is dark, and what has a colour of its own are no paint; of nothing there is no answer", () => {
  expect(beside([100, grey(sceneLight(0.87))])).toBeUndefined();
  expect(beside([100, grey(0.05)])).toBeUndefined();
  expect(beside([100, [0.6, 0.2, 0.15]])).toBeUndefined();
  const [light] = beside([50, [0.6, 0.2, 0.15]], [50, grey(0.4)]) ?? [];
  expect(light).toBeCloseTo(0.5, 2);
});

test("what lies far from the stone tells nothing of its light", () => {
  const [width, height] = [800, 80];
  const data = Float32Array.from({ length: width * height * 3 }, (_, i) =>
    ((i / 3) | 0) % width < 500 ? 0.05 : 0.4,
  );
  const stone = Float32Array.from({ length: width * height }, (_, i) => (i % width < 40 ? 1 : 0));
  expect(whiteLevel({ width, height, data } as Parameters<typeof whiteLevel>[0], stone)).toBeUndefined();
});
