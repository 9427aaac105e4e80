import { expect, test } from "vitest";
import type { ListedItems } from "./list.json.server.ts";
import { listedView } from "./listed-view.ts";

const stone = (title: string) => ({
  ...{ kind: "stone" as const, title, detail: "Marble", facts: [], picture: `${title}.avif` },
});
const ITEMS: ListedItems = {
  "marble/carrara": {
    ...stone("Carrara"),
    offer: "from 12 rsd",
    facts: [
      { term: "Kind", value: "marble" },
      { term: "Slab", value: "280 × 170 cm, 2 cm, 3 cm", ofSlabs: true },
    ],
    slabs: { "bs-1": { detail: "268 × 165 × 3 cm, honed" }, "bs-2": { detail: "", isSold: true } },
  },
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
    detail: "Marble, from 12 rsd",
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
  expect(listedView("stones/measures?stone=magma&pieces=w3450x620&slabs=2&parts=2", ITEMS)).toMatchObject({
    picture: "Magma.avif",
    stones: [{ title: "Magma", surfaces: [] }],
    pieces: [{ length: 3450, depth: 620 }],
    slabs: 2,
    parts: [2],
  });
});

test("a plan on a slab of the yard stays a plan, with the number of that slab", () => {
  const key = "stones/measures?stone=magma&slab=BS-7";
  expect(listedView(key, ITEMS)).toMatchObject({ to: `/${key}`, slab: undefined, planSlab: "BS-7" });
});

test("a slab has its own facts for those of all slabs, and one that is no longer there leads to its stone", () => {
  const slab = (number: string) => listedView(`marble/carrara?slab=${number}`, ITEMS);
  const facts = [{ term: "Kind", value: "marble" }];
  const known = { detail: "268 × 165 × 3 cm, honed" };
  expect(slab("BS-1")).toMatchObject({ to: "/slabs/bs-1", known, facts });
  expect(slab("BS-2")).toMatchObject({ to: "/slabs/bs-2", known: { isSold: true } });
  for (const number of ["ZZ-999", "constructor"])
    expect(slab(number)).toMatchObject({ slab: number, to: "/marble/carrara", known: undefined, facts });
  expect(listedView("granit/magma?slab=BS-1", ITEMS)?.known).toBeUndefined();
  const stone = listedView("marble/carrara", ITEMS);
  expect([stone?.slab, stone?.known, stone?.facts.length]).toEqual([undefined, undefined, 2]);
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
