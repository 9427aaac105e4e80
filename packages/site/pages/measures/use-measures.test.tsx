// @vitest-environment happy-dom

import { lastPlan } from "@stoneyard/site/choice/device-store.ts";
import { newPiece } from "@stoneyard/site/choice/measures.ts";
import { tellQuery } from "@stoneyard/site/ui/browser/address-query.ts";
import { mountHook } from "@stoneyard/site/ui/testing/mount.tsx";
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useMeasures } from "./use-measures.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

const MOVES = { 0: { x: 40, y: 20, turned: false } };
const STONE = {
  thicknesses: [2, 3],
  inYard: [{ number: "BS-7", thickness: 3 as const }, { number: "BS-8" }],
};
async function measures(query: string) {
  history.replaceState(null, "", `/stones/measures?${query}`);
  const { now, unmount } = await mountHook(() => useMeasures("marble/carrara", STONE), undefined);
  const does = (change: (measures: ReturnType<typeof now>) => void) => act(async () => change(now()));
  const type = (length: string) => does(({ change, drafts }) => change(drafts[0]?.id ?? 0, { length }));
  const passes = (milliseconds: number) => act(async () => void vi.advanceTimersByTime(milliseconds));
  return { now, does, type, passes, unmount };
}
const ONE = "stone=marble/carrara&pieces=w2400x620";

test("what is valid and stands for 300 ms is written into the address, the last of several changes", async () => {
  const { type, passes, unmount } = await measures(ONE);
  await type("250");
  await passes(299);
  await type("");
  await passes(1000);
  expect(location.search).toBe(`?${ONE}`);
  await type("260,5");
  await passes(299);
  await type("240");
  await passes(1000);
  expect(location.search).toBe(`?${ONE}`);
  await type("260,5");
  await passes(300);
  expect(location.search).toBe("?stone=marble/carrara&pieces=w2605x620");
  await type("270");
  await unmount();
  expect(vi.getTimerCount()).toBe(0);
});

test("a plan can be found again from elsewhere as it was last, but not what cannot be read", async () => {
  const { type } = await measures(ONE);
  await type("250");
  await type("");
  expect(lastPlan()).toBe("stone=marble/carrara&pieces=w2500x620");
  await measures("stone=granit/magma");
  expect(lastPlan()).toBe("stone=marble/carrara&pieces=w2500x620");
});

test("who goes back to an address of before finds the present measures in it", async () => {
  const { now, passes } = await measures("stone=marble/carrara&pieces=w2600x620");
  history.replaceState(null, "", `/stones/measures?${ONE}`);
  await act(async () => tellQuery());
  await passes(300);
  expect([location.search, now().drafts[0]?.length]).toEqual([
    "?stone=marble/carrara&pieces=w2600x620",
    "260",
  ]);
});

test("who types the same size again finds the pieces where they were moved to", async () => {
  const { now, type } = await measures(`${ONE}&at=0-40-20`);
  await type("");
  await type("24");
  expect([now().measures.moves, now().placesLost]).toEqual([{}, true]);
  await type("240");
  expect([now().measures.moves, now().placesLost, now().former]).toEqual([MOVES, false, undefined]);
});

test("moved pieces stay where what is cut stays as large, else they go back, and that is told", async () => {
  const { now, does, type } = await measures(`${ONE}-s1&at=0-40-20`);
  const moves = () => [now().measures.moves, now().placesLost];
  await does(({ change, drafts }) => change(drafts[0]?.id ?? 0, { polished: ["front"] }));
  await does(({ add }) => add(newPiece("splashback", 2400, 600)));
  expect(moves()).toEqual([MOVES, false]);
  await type("250");
  expect(moves()).toEqual([{}, true]);
  await type("260");
  expect(moves()).toEqual([{}, true]);
  await does(({ move }) => move([0], {}));
  expect(moves()).toEqual([{}, true]);
  await does(({ move }) => move([0], MOVES));
  expect([...moves(), now().former]).toEqual([MOVES, false, undefined]);
  await does(({ move }) => move([1], { 1: { x: 1, y: 2, turned: true } }));
  expect(Object.keys(now().measures.moves)).toEqual(["0", "1"]);
  await does(({ move }) => move([0], {}, true));
  expect([Object.keys(now().measures.moves), now().placesLost]).toEqual([["1"], true]);
  await does(({ choose }) => choose({ turns: true }));
  expect([now().measures.moves, now().measures.turns]).toEqual([{}, true]);
  await does(({ remove, drafts }) => remove(drafts[0]?.id ?? 0));
  expect([now().drafts.length, now().placesLost]).toEqual([1, false]);
});

test("pieces that went come back as they were typed and lay, until something else is entered", async () => {
  const { now, does, type } = await measures(`${ONE}-ef,b2400x600&at=0-40-20`);
  const state = () => [now().drafts, now().measures.moves, now().former !== undefined, now().placesLost];
  await does(({ change, drafts }) => change(drafts[1]?.id ?? 0, { polished: ["left"] }));
  const before = state();
  await does(({ begin }) => begin("sills"));
  // A number that the template asks for replaces nothing of the visitor's own, nor does one more template.
  await does(({ answer }) => answer(5));
  await does(({ begin }) => begin("island"));
  await does(({ move }) => move([0], {}));
  expect([now().former?.removed.length, now().drafts.length]).toEqual([2, 2]);
  await does(({ undo }) => undo());
  expect(state()).toEqual(before);
  await does(({ remove, drafts }) => remove(drafts[0]?.id ?? 0));
  await does(({ undo }) => undo());
  expect(state()).toEqual(before);
  for (const change of [
    () => type("250"),
    () => does(({ add }) => add(newPiece("islandTop", 2000, 900))),
    () => does(({ choose }) => choose({ turns: true })),
  ]) {
    await does(({ begin }) => begin("island"));
    expect(now().former).toBeDefined();
    await change();
    expect(now().former).toBeUndefined();
  }
});

test("moved pieces can be put back, with their size, where a size or the turning changed, until something else is entered", async () => {
  const { now, does, type } = await measures(`${ONE}&at=0-40-20`);
  const before = [now().drafts, now().measures.moves];
  for (const change of [
    // Digit by digit, also by way of what is no number.
    async () => {
      for (const length of ["", "2", "25", "250"]) await type(length);
    },
    () => does(({ choose }) => choose({ turns: true })),
  ]) {
    await change();
    expect([now().measures.moves, now().former?.removed]).toEqual([{}, []]);
    await does(({ undo }) => undo());
    expect([now().drafts, now().measures.moves]).toEqual(before);
    expect([now().measures.turns, now().former, now().placesLost]).toEqual([false, undefined, false]);
  }
  await type("250");
  await does(({ add }) => add(newPiece("splashback", 2400, 600)));
  expect(now().former).toBeUndefined();
});

test("nothing can come back where a first template replaces nothing, and a removal is not undone by a later one", async () => {
  const { now, does } = await measures("");
  await does(({ begin }) => begin("island"));
  await does(({ begin }) => begin("island"));
  expect(now().former).toBeUndefined();
  await does(({ move }) => move([0], MOVES));
  await does(({ begin }) => begin("island"));
  expect(now().former?.choices.moves).toEqual(MOVES);
  await does(({ remove, drafts }) => remove(drafts[0]?.id ?? 0));
  await does(({ begin }) => begin("sills"));
  expect(now().former?.removed.map(({ kind }) => kind)).toEqual(["waterfall"]);
  await does(({ undo }) => undo());
  expect(now().drafts.map(({ kind }) => kind)).toEqual(["waterfall"]);
});

test("a thickness is the one of the plan, or for a new plan the one that was looked for, where the stone has it", async () => {
  sessionStorage.setItem("thickness", "3");
  expect((await measures("")).now().measures.thickness).toBe(3);
  expect((await measures(`${ONE}&thickness=2`)).now().measures.thickness).toBe(2);
  expect((await measures(ONE)).now().measures.thickness).toBeUndefined();
  expect((await measures(`${ONE}&thickness=5`)).now().measures.thickness).toBeUndefined();
});

test("a template's number counts its pieces anew, and keeps what was entered of them", async () => {
  const { now, does, type, passes } = await measures("");
  const entered = () => now().drafts.map(({ length, count, polished }) => [length, count, polished.join()]);
  expect(now().template).toBeUndefined();
  await does(({ begin }) => begin("stairs"));
  await does(({ choose }) => choose({ thickness: 3 }));
  await does(({ change, drafts }) => change(drafts[0]?.id ?? 0, { polished: ["front", "left"] }));
  // A riser is as long as its tread.
  await type("110");
  await does(({ add }) => add(newPiece("otherPiece", 600, 600)));
  await does(({ change, drafts }) => change(drafts[2]?.id ?? 0, { length: "90" }));
  await does(({ answer }) => answer(12));
  expect(entered()).toEqual([
    ["110", "12", "front,left"],
    ["110", "12", ""],
    ["90", "1", ""],
  ]);
  await passes(300);
  expect(location.search).toContain("&counted=stairs-12&");
  await does(({ change, drafts }) => change(drafts[0]?.id ?? 0, { count: "11" }));
  expect([now().template, entered().map(([, count]) => count)]).toEqual([undefined, ["11", "12", "1"]]);
});

test("a floor has as many tiles as its area needs, whatever their size, also after a reload", async () => {
  const { now, does, type } = await measures("stone=marble/carrara&pieces=f600x600-n92-er&counted=floor-30");
  const tiles = () => now().drafts.map(({ length, depth, count }) => [length, depth, count]);
  await type("40");
  await does(({ change, drafts }) => change(drafts[0]?.id ?? 0, { depth: "40" }));
  expect(tiles()).toEqual([["40", "40", "207"]]);
  // What cannot be read yet counts nothing.
  await type("");
  expect(tiles()).toEqual([["", "40", "207"]]);
  await type("60");
  await does(({ answer }) => answer(undefined));
  expect([tiles(), now().template]).toEqual([[["60", "40", "138"]], { name: "floor", number: undefined }]);
  await does(({ answer }) => answer(10));
  expect([tiles(), now().drafts[0]?.polished]).toEqual([[["60", "40", "46"]], ["right"]]);
  await does(({ change, drafts }) => change(drafts[0]?.id ?? 0, { kind: "wallPanel" }));
  expect(now().template).toBeUndefined();
});

test("a number in the address that no template takes is left out", async () => {
  for (const counted of ["floor-12", "sills-100"])
    expect((await measures(`stone=marble/carrara&pieces=s900x250&counted=${counted}`)).now().template).toBe(
      undefined,
    );
});

test("a slab that is left comes back with its thickness, and what was entered since stays", async () => {
  const { now, does } = await measures(`${ONE}&slab=BS-7`);
  const leave = () => does(({ choose }) => choose({ thickness: 2, slab: undefined }));
  await leave();
  await does(({ choose }) => choose({ thickness: 3, slab: undefined }));
  expect([now().measures.slab, now().measures.thickness]).toEqual(["BS-7", 3]);
  await leave();
  await does(({ change, drafts }) => change(drafts[0]?.id ?? 0, { length: "77" }));
  await does(({ undo }) => undo());
  expect([now().measures.slab, now().drafts[0]?.length]).toEqual(["BS-7", "77"]);
});

test("a slab of unknown thickness that was left does not come back by another choice", async () => {
  const { now, does } = await measures(`${ONE}&slab=BS-8`);
  await does(({ choose }) => choose({ thickness: 2, slab: undefined }));
  await does(({ choose }) => choose({ turns: true }));
  expect([now().measures.slab, now().measures.thickness, now().measures.turns]).toEqual([undefined, 2, true]);
});

test("a slab that is left can come back, and an unknown one of the address is told", async () => {
  const { now, does } = await measures(`${ONE}&slab=BS-7`);
  await does(({ choose }) => choose({ thickness: 2, slab: undefined }));
  expect([now().measures.slab, now().former?.removed, now().placesLost]).toEqual([undefined, [], false]);
  await does(({ undo }) => undo());
  expect([now().measures.slab, now().measures.thickness, now().unknownSlab]).toEqual(["BS-7", 3, undefined]);
  const unknown = await measures(`${ONE}&slab=BS-9&at=0-100-100`);
  expect([unknown.now().unknownSlab, unknown.now().measures.moves]).toEqual(["BS-9", {}]);
});

test("a slab in the yard is the plan's with its thickness, one that is sold or never was is left out of the address", async () => {
  sessionStorage.setItem("thickness", "2");
  const asked = async (query: string) => {
    const { now, passes } = await measures(query);
    await passes(300);
    return [now().measures.slab, now().measures.thickness, location.search];
  };
  expect(await asked("stone=marble/carrara&slab=bs-7")).toEqual([
    "BS-7",
    3,
    "?stone=marble/carrara&thickness=3&slab=BS-7",
  ]);
  expect(await asked(`${ONE}&thickness=2&slab=BS-8`)).toEqual(["BS-8", 2, `?${ONE}&thickness=2&slab=BS-8`]);
  expect(await asked(`${ONE}&slab=BS-9`)).toEqual([undefined, undefined, `?${ONE}`]);
});
