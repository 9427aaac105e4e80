import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { RoomsData } from "./rooms-data.ts";
import { slabsOf } from "./slabs.ts";

const slab = (name: string) => ({
  narrow: `${name}-800`,
  wide: `${name}-1200`,
  size: [3.2, 2] as [number, number],
});
const DATA: RoomsData = {
  stones: {
    "marble/sawn": { title: "Sawn", ...slab("sawn") },
    "sm-marble/cast": { title: "Cast", engineered: true, ...slab("cast"), others: [slab("cast-2")] },
  },
};
const lies = (stone: string, number = 0) => ({
  stone,
  shift: [0, 0] as const,
  turn: 0 as const,
  slab: number,
});

beforeEach(() => {
  vi.stubGlobal("innerWidth", 1280);
  vi.stubGlobal("devicePixelRatio", 1);
});
afterEach(() => vi.unstubAllGlobals());

test("natural slabs are bookmatched, engineered ones are not, whichever slab of the stone it is", () => {
  const laid = slabsOf(
    { wall: lies("marble/sawn"), floor: lies("sm-marble/cast"), vanity: lies("sm-marble/cast", 1) },
    DATA,
  );
  expect(laid.wall).toMatchObject({ url: "sawn-1200", bookmatched: true });
  expect(laid.floor).toMatchObject({ url: "cast-1200", bookmatched: false });
  expect(laid.vanity).toMatchObject({ url: "cast-2-1200", bookmatched: false });
});

test.each([
  [899, 1, "sawn-800"],
  [900, 1, "sawn-1200"],
  [449, 2, "sawn-800"],
  [450, 2, "sawn-1200"],
])("a window of %i px at density %i takes %s", (width, density, url) => {
  vi.stubGlobal("innerWidth", width);
  vi.stubGlobal("devicePixelRatio", density);
  expect(slabsOf({ wall: lies("marble/sawn") }, DATA).wall?.url).toBe(url);
});

test("a slab keeps its place, turn and size; a stone that is not there is left out, a slab of it that is not is the usual one", () => {
  const wall = { stone: "marble/sawn", shift: [0.2, -0.1] as const, turn: 90, slab: 3 };
  expect(slabsOf({ wall, floor: lies("marble/gone") }, DATA)).toEqual({
    wall: { url: "sawn-1200", size: [3.2, 2], shift: [0.2, -0.1], turn: 90, bookmatched: true },
  });
});
