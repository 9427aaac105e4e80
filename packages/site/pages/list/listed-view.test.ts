import { expect, test } from "vitest";
import type { ListedItems } from "./list.json.server.ts";
import { listedView } from "./listed-view.ts";

const stone = (title: string) => ({
  ...{ kind: "stone" as const, title, detail: "Marble", facts: [], picture: `${title}.avif` },
});
const ITEMS: ListedItems = {
  "marble/carrara": { ...stone("Carrara"), slabs: { "bs-1": false, "bs-2": true } },
  "granit/magma": stone("Magma"),
  "sm-marble/botticino": stone("Botticino"),
  "rooms/kitchen-1": {
    kind: "room",
    title: "A kitchen",
    detail: "",
    facts: [],
    picture: "kitchen.avif",
    opens: { worktop: "marble/carrara", island: "marble/carrara", floor: "sm-marble/botticino" },
  },
  "club-80/carrara": {
    kind: "table",
    title: "Club table",
    to: "/models?table=club-80&finish=carrara",
    detail: "77.880 rsd",
    facts: [],
    picture: "",
  },
  "stones/measures": { kind: "plan", title: "Measures", detail: "", facts: [], picture: "" },
};

test("a stone stands at its key, a table where its data says", () => {
  expect(listedView("marble/carrara", ITEMS)).toMatchObject({
    title: "Carrara",
    to: "/marble/carrara",
    stones: [],
  });
  expect(listedView("club-80/carrara", ITEMS)?.to).toBe("/models?table=club-80&finish=carrara");
});

test("a room tells the stones that are laid in it, those of its own included", () => {
  const key = "rooms/kitchen-1?worktop=magma&worktop-at=5,0,90";
  expect(listedView(key, ITEMS)).toMatchObject({
    title: "A kitchen",
    to: `/${key}`,
    stones: [
      { title: "Magma", surfaces: ["worktop"] },
      { title: "Carrara", surfaces: ["island"] },
      { title: "Botticino", surfaces: ["floor"] },
    ],
  });
  expect(listedView("rooms/kitchen-1", ITEMS)?.stones.map(({ surfaces }) => surfaces)).toEqual([
    ["worktop", "island"],
    ["floor"],
  ]);
});

test("a plan has the picture of the stone that it is cut of, and its pieces", () => {
  expect(listedView("stones/measures?stone=magma&pieces=w2400x620", ITEMS)).toMatchObject({
    picture: "Magma.avif",
    stones: [{ title: "Magma", surfaces: [] }],
    pieces: [{ length: 2400, depth: 620 }],
  });
});

test("a plan on a slab of the yard stays a plan, with the number of that slab", () => {
  const key = "stones/measures?stone=magma&slab=BS-7";
  expect(listedView(key, ITEMS)).toMatchObject({ to: `/${key}`, slab: undefined, planSlab: "BS-7" });
});

test("a slab that is sold says so, and one that is no longer there leads to its stone", () => {
  const slab = (number: string) => listedView(`marble/carrara?slab=${number}`, ITEMS);
  expect(slab("BS-1")).toMatchObject({ to: "/slabs/bs-1", slabState: "here" });
  expect(slab("BS-2")).toMatchObject({ to: "/slabs/bs-2", slabState: "sold" });
  for (const number of ["ZZ-999", "constructor"])
    expect(slab(number)).toMatchObject({ slab: number, to: "/marble/carrara", slabState: "gone" });
  expect(listedView("granit/magma?slab=BS-1", ITEMS)?.slabState).toBe("gone");
  expect(listedView("marble/carrara", ITEMS)?.slabState).toBeUndefined();
});

test("what the catalogue has no more is nothing, whatever its key", () => {
  for (const key of ["marble/atlantis", "rooms/palace?worktop=carrara", "constructor/x", "constructor"]) {
    expect(listedView(key, ITEMS)).toBeUndefined();
  }
});

test("of what is sold by the piece the number is told, and is no part of its key", () => {
  expect(listedView("club-80/carrara?count=4", ITEMS)).toMatchObject({ key: "club-80/carrara", count: 4 });
  expect(listedView("club-80/carrara", ITEMS)?.count).toBe(1);
  expect(listedView("marble/carrara", ITEMS)?.count).toBeUndefined();
});
