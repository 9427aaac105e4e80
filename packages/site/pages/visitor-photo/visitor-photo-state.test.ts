import type { Point } from "@stoneyard/visitor-photo/camera.ts";
import type { DrawnSurface, Stroke } from "@stoneyard/visitor-photo/recipe.ts";
import { expect, test } from "vitest";
import { fitted, readRecipe, recipeHash } from "./recipe-address.ts";
import {
  type History,
  historyReducer,
  MOST_SURFACES,
  type VisitorPhotoAction,
  type VisitorPhotoState,
  visitorPhotoReducer,
  withKnownStones,
} from "./visitor-photo-state.ts";
import { workedExample } from "./worked-example.ts";

/** From the left to the right, a point every four pixels. */
const strokeOf = (points: number, radius: number) =>
  ({ over: "stone", points: Array.from({ length: points }, (_, i) => [i * 4, 500]), radius }) as Stroke;
const farApart = (points: number): Point[] => Array.from({ length: points }, (_, i) => [(i % 2) * 90_000, 0]);

const empty: VisitorPhotoState = {
  size: [1600, 1067],
  focal: 1500,
  centre: [800, 533.5],
  surfaces: [],
  chosen: undefined,
  lays: {},
  aside: [],
};
const withWorktop = visitorPhotoReducer(empty, { type: "surface-added", kind: "worktop" });
const laid = visitorPhotoReducer(withWorktop, { type: "stone-laid", stone: "marble/carrara" });

test("a new surface is chosen, and takes the stone that lies beside", () => {
  expect(withWorktop.chosen).toBe("1");
  const two = visitorPhotoReducer(laid, { type: "surface-added", kind: "wall" });
  expect(two.chosen).toBe("2");
  expect(two.lays["2"]?.stone).toBe("marble/carrara");
});

test("a stone is laid on the chosen surface, others keep theirs", () => {
  const two = visitorPhotoReducer(laid, { type: "surface-added", kind: "wall" });
  const other = visitorPhotoReducer(two, { type: "stone-laid", stone: "granit/verde-bahia" });
  expect(other.lays["1"]?.stone).toBe("marble/carrara");
  expect(other.lays["2"]?.stone).toBe("granit/verde-bahia");
});

test("a stone goes on all surfaces when that is asked for, slabs stay where they were moved", () => {
  const two = visitorPhotoReducer(laid, { type: "surface-added", kind: "wall" });
  const other = visitorPhotoReducer(two, { type: "stone-laid", stone: "granit/verde-bahia" });
  const moved = visitorPhotoReducer({ ...other, chosen: "1" }, { type: "slab-moved", by: [0.4, 0] });
  const spread = visitorPhotoReducer({ ...moved, chosen: "2" }, { type: "stone-spread" });
  expect(spread.lays["1"]).toEqual({ stone: "granit/verde-bahia", shift: [0.4, 0], turn: 0 });
  expect(spread.lays["2"]?.stone).toBe("granit/verde-bahia");
  expect(visitorPhotoReducer(withWorktop, { type: "stone-spread" })).toBe(withWorktop);
});

test("what is done is undone and done again, but not what was chosen", () => {
  let history: History = { past: [], present: laid, future: [] };
  history = historyReducer(history, { type: "slab-turned" });
  history = historyReducer(history, { type: "surface-chosen", id: "1" });
  expect(history.past).toHaveLength(1);
  history = historyReducer(history, { type: "undo" });
  expect(history.present.lays["1"]?.turn).toBe(0);
  history = historyReducer(history, { type: "surface-chosen", id: "1" });
  history = historyReducer(history, { type: "redo" });
  expect(history.present.lays["1"]?.turn).toBe(90);
  expect(historyReducer(history, { type: "redo" })).toBe(history);
});

test("a length that is emptied leaves no trace, and the lines decide it again", () => {
  const long = visitorPhotoReducer(withWorktop, { type: "measures-changed", measures: { length: 2.5 } });
  expect(long.surfaces[0]?.length).toBe(2.5);
  const byLines = visitorPhotoReducer(long, { type: "measures-changed", measures: { length: undefined } });
  expect(byLines.surfaces[0]).not.toHaveProperty("length");
});

test("lightness that nobody can say leaves no trace", () => {
  const said = visitorPhotoReducer(withWorktop, { type: "lightness-said", lightness: 0.44 });
  expect(said.surfaces[0]?.lightness).toBe(0.44);
  const unsaid = visitorPhotoReducer(said, { type: "lightness-said", lightness: undefined });
  expect(unsaid.surfaces[0]).not.toHaveProperty("lightness");
});

test("a sheet of A4 gives the depth, also when a line moves; without it the depth stays", () => {
  const sheeted = visitorPhotoReducer(withWorktop, { type: "sheet-laid" });
  const [surface] = sheeted.surfaces;
  expect(surface?.sheet).toHaveLength(4);
  const half = surface?.sheet?.map(([x, y]) => [800 + (x - 800) / 2, 680 + (y - 680) / 2] as const);
  const marks = { lines: surface?.lines, sheet: half } as unknown as Extract<
    VisitorPhotoAction,
    { type: "marks-changed" }
  >["marks"];
  const placed = visitorPhotoReducer(sheeted, { type: "marks-changed", marks });
  // A sheet that is seen half as large lies on a worktop that is twice as deep.
  expect(placed.surfaces[0]?.depth).toBeCloseTo(1.2, 0);
  const without = visitorPhotoReducer(placed, { type: "sheet-removed" });
  expect(without.surfaces[0]).not.toHaveProperty("sheet");
  expect(without.surfaces[0]?.depth).toBe(placed.surfaces[0]?.depth);
  const shared = readRecipe(recipeHash(placed));
  expect(shared?.surfaces[0]?.sheet).toHaveLength(4);
});

test("the same stones are set aside once", () => {
  const once = visitorPhotoReducer(laid, { type: "stones-set-aside" });
  expect(visitorPhotoReducer(once, { type: "stones-set-aside" }).aside).toHaveLength(1);
  expect(visitorPhotoReducer(empty, { type: "stones-set-aside" }).aside).toEqual([]);
});

test("a link carries the recipe, to a photograph of another size too", () => {
  const stroke = { over: "thing", points: [[100, 60]], radius: 8 } as const;
  const struck = visitorPhotoReducer(laid, { type: "stroke-added", stroke });
  const read = readRecipe(recipeHash(struck));
  expect(read).toEqual({ size: struck.size, surfaces: struck.surfaces, lays: struck.lays });
  const half = read && fitted(read, [800, 533]);
  expect(half?.surfaces[0]?.lines.far[0]).toEqual([200, 267]);
  const signs = recipeHash({ ...struck, lays: { "1": { stone: "a>>>???~~~ж", shift: [0, 0], turn: 0 } } });
  expect(readRecipe(signs)?.lays["1"]?.stone).toBe("a>>>???~~~ж");
  expect(half?.surfaces[0]?.strokes).toEqual([{ over: "thing", points: [[50, 30]], radius: 4 }]);
  for (const height of [800, 560]) expect(read && fitted(read, [800, height])).toBeUndefined();
});

test.each([
  "",
  "#recipe=",
  "#recipe=AAAA",
  "#top",
  `#recipe=${btoa('{"size":[1,2],"surfaces":[{}],"lays":{}}')}`,
])("a link that is no recipe is none: %s", (hash) => {
  expect(readRecipe(hash)).toBeUndefined();
});

test.each<[string, Partial<VisitorPhotoState>]>([
  ["of a photograph without a size", { size: [0, 0] }],
  ["of a photograph of a pixel", { size: [1, 0.667] }],
  ["with a point that no photograph has", { lays: { "1": { stone: "a", shift: [1e9, 0], turn: 0 } } }],
])("a link %s is none: on it the worker would draw for ever", (_, odd) => {
  expect(readRecipe(recipeHash(laid))).toBeDefined();
  expect(readRecipe(recipeHash({ ...laid, ...odd }))).toBeUndefined();
});

test.each<[string, Partial<DrawnSurface>[]]>([
  [
    "with more surfaces than the page offers",
    Array.from({ length: MOST_SURFACES + 1 }, (_, i) => ({ id: `${i}` })),
  ],
  ["with two surfaces of one number", [{ id: "1" }, { id: "1" }]],
  ["with a surface that is called as what every object has", [{ id: "constructor" }]],
  ["with a surface whose number is beyond counting", [{ id: "9".repeat(400) }]],
  ["that paints the photograph more often than a hand", [{ strokes: [strokeOf(1000, 400)] }]],
  ["with a brush as wide as no finger", [{ strokes: [strokeOf(1, 100_000)] }]],
  ["with a way as far as no hand goes", [{ strokes: [{ ...strokeOf(2, 1), points: farApart(2000) }] }]],
])("a link %s is none", (_, odd) => {
  const [surface] = laid.surfaces;
  const surfaces = odd.map((each) => ({ ...surface, ...each }) as DrawnSurface);
  expect(readRecipe(recipeHash({ ...laid, surfaces }))).toBeUndefined();
});

test("a link with as many surfaces as the page offers, and the whole photograph painted by a slow finger, is read", () => {
  const coat = Array.from({ length: 15 }, () => strokeOf(400, 35));
  const surfaces = Array.from({ length: MOST_SURFACES }, (_, i) => ({
    ...(laid.surfaces[0] as DrawnSurface),
    id: `${i + 1}`,
    strokes: i === 0 ? coat : [],
  }));
  expect(readRecipe(recipeHash({ ...laid, surfaces }))?.surfaces).toEqual(surfaces);
});

test("sixty steps are undone, no more, and a new step forgets what was undone", () => {
  let history: History = { past: [], present: laid, future: [] };
  for (let step = 1; step <= 61; step++)
    history = historyReducer(history, { type: "slab-moved", by: [1, 0] });
  expect(history.past).toHaveLength(60);
  for (let step = 1; step <= 61; step++) history = historyReducer(history, { type: "undo" });
  expect(history.present.lays["1"]?.shift).toEqual([1, 0]);
  expect(history.future).toHaveLength(60);
  history = historyReducer(history, { type: "slab-turned" });
  expect([history.future, history.past.length]).toEqual([[], 1]);
});

test("two pulls right after each other both count, and turn and place stay when another stone is laid", () => {
  const pulled = [
    { type: "slab-moved", by: [0.1, -0.2] },
    { type: "slab-moved", by: [0.3, 0.5] },
    { type: "slab-turned" },
    { type: "stone-laid", stone: "granit/magma" },
  ] as const;
  const lay = pulled.reduce<VisitorPhotoState>(visitorPhotoReducer, laid).lays["1"];
  expect([lay?.stone, lay?.turn]).toEqual(["granit/magma", 90]);
  expect(lay?.shift[0]).toBeCloseTo(0.4);
  expect(lay?.shift[1]).toBeCloseTo(0.3);
});

test("a surface that is taken out takes its stone along, and its number is not given to another while one is higher", () => {
  const three = (["wall", "floor"] as const).reduce<VisitorPhotoState>(
    (state, kind) => visitorPhotoReducer(state, { type: "surface-added", kind }),
    laid,
  );
  const without = visitorPhotoReducer(visitorPhotoReducer(three, { type: "surface-chosen", id: "2" }), {
    type: "surface-removed",
  });
  expect([without.surfaces.map(({ id }) => id), Object.keys(without.lays), without.chosen]).toEqual([
    ["1", "3"],
    ["1", "3"],
    "3",
  ]);
  expect(visitorPhotoReducer(without, { type: "surface-added", kind: "table" }).chosen).toBe("4");
});

test("what was set aside is shown again, and taken out by its name", () => {
  const aside = visitorPhotoReducer(laid, { type: "stones-set-aside" });
  const other = visitorPhotoReducer(
    visitorPhotoReducer(aside, { type: "stone-laid", stone: "granit/magma" }),
    {
      type: "stones-set-aside",
    },
  );
  expect(other.aside.map(({ id }) => id)).toEqual(["1", "2"]);
  expect(visitorPhotoReducer(other, { type: "aside-shown", id: "1" }).lays).toEqual(laid.lays);
  expect(visitorPhotoReducer(other, { type: "aside-removed", id: "1" }).aside.map(({ id }) => id)).toEqual([
    "2",
  ]);
});

test("a surface that is taken out goes out of what was set aside, too, and another one with its number gets no stone of it", () => {
  const twoStones = (
    [
      { type: "surface-added", kind: "wall" },
      { type: "stone-laid", stone: "granit/magma" },
      { type: "stones-set-aside" },
    ] as const
  ).reduce<VisitorPhotoState>(visitorPhotoReducer, laid);
  const without = visitorPhotoReducer(twoStones, { type: "surface-removed" });
  expect(without.aside).toEqual([{ id: "1", lays: laid.lays }]);
  const floor = visitorPhotoReducer(without, { type: "surface-added", kind: "floor" });
  expect(visitorPhotoReducer(floor, { type: "aside-shown", id: "1" }).lays).toEqual(laid.lays);
  expect(visitorPhotoReducer(without, { type: "surface-removed" }).aside).toEqual([]);
});

test("the example is as large as its picture, with its camera", () => {
  const { focal, centre, surfaces } = workedExample([800, 533], 0.72, undefined);
  expect([focal, centre, surfaces[0]?.lines.far[0]]).toEqual([600, [400, 186.75], [207.3, 261.45]]);
});

test("stones of surfaces that are gone are taken off a kept photograph", () => {
  const { lays } = visitorPhotoReducer(laid, { type: "surface-added", kind: "wall" });
  const aside = [{ id: "1", lays }];
  expect(withKnownStones({ ...laid, lays, aside }, ["marble/carrara"], null)).toEqual({
    ...laid,
    aside: [{ id: "1", lays: laid.lays }],
  });
});

test("a kept photograph takes the stone that the visitor came with, where it has none yet", () => {
  const known = ["marble/carrara", "granit/magma"];
  expect(withKnownStones(withWorktop, known, "granit/magma").lays["1"]?.stone).toBe("granit/magma");
  for (const [state, asked] of [
    [laid, "granit/magma"],
    [withWorktop, "granit/gone"],
    [empty, "granit/magma"],
  ] as const)
    expect(withKnownStones(state, known, asked)).toEqual(state);
});
