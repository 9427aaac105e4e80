import { laid } from "@stoneyard/site/choice/laid-stones.ts";
import { describe, expect, test } from "vitest";
import { openingState, type StageAction, type StageState, stageReducer } from "./stage-state.ts";

const opened = openingState(
  { stones: { worktop: laid("marble/carrara"), floor: laid("granit/star-galaxy") }, beside: undefined },
  ["worktop", "floor"],
);

const stateAfter = (...actions: StageAction[]): StageState => actions.reduce(stageReducer, opened);

test("a room opens with the surface that is seen most", () => {
  expect(opened).toMatchObject({ surface: "worktop", canvas: "loading", divider: 0.5 });
});

test("a room opens with the surface that its address names first, where it has it", () => {
  const chosen = { stones: opened.stones, beside: undefined };
  expect(openingState(chosen, ["worktop", "floor"], "floor").surface).toBe("floor");
  expect(openingState(chosen, ["worktop", "floor"], "wall").surface).toBe("worktop");
});

test("a stone is laid on the chosen surface alone, unmoved, and told", () => {
  const state = stateAfter(
    { type: "slab-moved", surface: "floor", shift: [1, 1] },
    { type: "surface-chosen", surface: "floor" },
    { type: "stone-laid", stone: "onyx/onyx-green" },
  );
  expect(state.stones).toEqual({ worktop: laid("marble/carrara"), floor: laid("onyx/onyx-green") });
  expect(state.announcement).toEqual({ done: "laid", surface: "floor", stone: "onyx/onyx-green" });
});

describe("moving", () => {
  test("a step to the right shows a part of the slab further left", () => {
    const state = stateAfter({ type: "stone-stepped", by: [0.05, 0] });
    expect(state.stones.worktop?.shift[0]).toBeCloseTo(-0.05);
    expect(state.stones.worktop?.shift[1]).toBeCloseTo(0);
    expect(state.announcement).toEqual({ done: "moved", surface: "worktop" });
  });

  test("on a slab that is turned a step still goes where it points", () => {
    const state = stateAfter({ type: "slab-turned" }, { type: "stone-stepped", by: [0.05, 0] });
    expect(state.stones.worktop?.shift[0]).toBeCloseTo(0);
    expect(state.stones.worktop?.shift[1]).toBeCloseTo(-0.05);
  });

  test("a slab goes no further than an address can tell", () => {
    const state = stateAfter({ type: "slab-moved", surface: "floor", shift: [9, -9] });
    expect(state.stones.floor?.shift).toEqual([4, -4]);
  });

  test("a surface without a stone has nothing to move", () => {
    expect(stateAfter({ type: "slab-moved", surface: "wall", shift: [1, 1] })).toEqual(opened);
  });
});

test("four quarters turn a slab back", () => {
  const turn = { type: "slab-turned" } as const;
  expect(stateAfter(turn, turn, turn).announcement).toEqual({
    done: "turned",
    surface: "worktop",
    degrees: 270,
  });
  expect(stateAfter(turn, turn, turn, turn).stones.worktop).toEqual(laid("marble/carrara"));
});

describe("another try", () => {
  test("fetches the slabs anew where a drawing stands", () => {
    const stale = stateAfter({ type: "canvas-changed", canvas: "stale" });
    const again = stageReducer(stale, { type: "tried-again" });
    expect(again.stones).not.toBe(stale.stones);
    expect(again).toEqual(stale);
  });

  test("begins anew where none does", () => {
    const again = stateAfter({ type: "canvas-changed", canvas: "failed" }, { type: "tried-again" });
    expect(again).toMatchObject({ canvas: "loading", attempt: 1, stones: opened.stones });
  });
});

test("a room without stone takes none", () => {
  const bare = openingState({ stones: {}, beside: undefined }, []);
  for (const action of [
    { type: "stone-laid", stone: "marble/carrara" },
    { type: "slab-turned" },
    { type: "stone-stepped", by: [1, 0] },
  ] as const) {
    expect(stageReducer(bare, action)).toBe(bare);
  }
});

test("two steps right after each other both count, each of its own size and way", () => {
  const state = stateAfter(
    { type: "stone-stepped", by: [0.25, 0.05] },
    { type: "stone-stepped", by: [0.05, -0.25] },
  );
  expect(state.stones.worktop?.shift[0]).toBeCloseTo(-0.3);
  expect(state.stones.worktop?.shift[1]).toBeCloseTo(0.2);
  expect(state.stones.floor).toEqual(laid("granit/star-galaxy"));
});

test("a comparison, a divider and a lost context change what they say and nothing besides", () => {
  const changed = stateAfter(
    { type: "comparison-chosen", beside: "onyx/onyx-green" },
    { type: "divider-moved", divider: 0.3 },
    { type: "context-lost" },
    { type: "context-lost" },
  );
  expect(changed).toEqual({ ...opened, beside: "onyx/onyx-green", divider: 0.3, attempt: 2 });
});
