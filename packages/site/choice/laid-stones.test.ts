import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type LaidStones, laid, readAddress, withinReach, writeAddress } from "./laid-stones.ts";

const STONES = ["marble/carrara", "marble/botticino", "sm-marble/botticino", "granit/star-galaxy"];
const OPENS = { worktop: "marble/carrara", splashback: "granit/star-galaxy" };
const read = (search: string) => readAddress(new URLSearchParams(search), OPENS, STONES);

describe("readAddress", () => {
  it("opens the room as it is where the address says nothing", () => {
    expect(read("").stones).toEqual({
      worktop: laid("marble/carrara"),
      splashback: laid("granit/star-galaxy"),
    });
  });
  it("takes a stone by its slug, or by family and slug", () => {
    expect(read("worktop=botticino").stones.worktop?.stone).toBe("marble/botticino");
    expect(read("worktop=sm-marble/botticino").stones.worktop?.stone).toBe("sm-marble/botticino");
  });
  it("takes where the slab lies", () => {
    expect(read("worktop-at=20,-10,90").stones.worktop).toEqual({
      stone: "marble/carrara",
      shift: [0.2, -0.1],
      turn: 90,
      slab: 0,
    });
  });
  it("takes which of the stone's slabs it is", () => {
    expect(read("worktop-at=20,-10,90,3").stones.worktop).toMatchObject({ turn: 90, slab: 2 });
  });
  it("tells which surface it names first", () => {
    expect(read("splashback-at=20,0,0&worktop=botticino").named).toBe("splashback");
    expect(read("beside=carrara").named).toBeUndefined();
  });
  it.each([
    "worktop=gold",
    "worktop=",
    "worktop-at=1e999,0,0",
    "worktop-at=a,b,c",
    "worktop-at=0,0,45",
    "worktop-at=0,0,0,1.5",
    "worktop-at=0,0,0,-2",
    "ceiling=carrara",
  ])("leaves out what it cannot mean: %s", (search) => expect(read(search).stones).toEqual(read("").stones));
  it("brings a slab that lies too far away as near as it must", () => {
    expect(read("worktop-at=425,-1e9,90").stones.worktop).toMatchObject({ shift: [4, -4], turn: 90 });
  });
});

describe("writeAddress", () => {
  it("says nothing where the room stands as it opens", () => {
    expect(writeAddress(read("").stones, OPENS, STONES)).toBe("");
  });
  it.each([
    "?worktop=botticino",
    "?worktop=sm-marble/botticino",
    "?worktop=botticino&worktop-at=20,-10,90&splashback=carrara",
    "?splashback-at=0,0,270&beside=carrara",
    "?splashback=carrara&splashback-at=0,0,0,2&worktop=botticino",
  ])("writes what it reads: %s", (address) => {
    const { stones, beside, named } = read(address.slice(1));
    expect(writeAddress(stones, OPENS, STONES, beside, named)).toBe(address);
  });
  it("is always read back as it was written, however far slabs were moved", () => {
    const metres = fc.double({ noNaN: true, noDefaultInfinity: true });
    const moved = fc.record({
      stone: fc.constantFrom(...STONES),
      shift: fc.tuple(metres, metres).map(withinReach),
      turn: fc.constantFrom(0, 90, 180, 270),
      slab: fc.constantFrom(0, 1, 2),
    });
    const rooms = fc.record({ worktop: moved, splashback: moved });
    const beside = fc.option(fc.constantFrom(...STONES), { nil: undefined });
    fc.assert(
      fc.property(rooms, beside, (stones: LaidStones, stone) => {
        const address = writeAddress(stones, OPENS, STONES, stone);
        const back = read(address);
        expect(writeAddress(back.stones, OPENS, STONES, back.beside)).toBe(address);
        expect(back.beside).toBe(stone);
      }),
    );
  });
});

it("tells places in whole centimetres, rounded, and reaches four metres", () => {
  const moved = { worktop: { ...laid("marble/carrara"), shift: [0.126, -0.124] as const, turn: 180 } };
  expect(writeAddress(moved, OPENS, STONES)).toBe("?worktop-at=13,-12,180");
  expect(withinReach([4, -4])).toEqual([4, -4]);
  expect(withinReach([4.01, -5])).toEqual([4, -4]);
});
