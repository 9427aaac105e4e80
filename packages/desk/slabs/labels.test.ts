import { expect, test } from "vitest";
import type { KnownSlab, SlabInventory } from "./inventory.ts";
import { labelsPage } from "./labels.ts";

const slab = { number: "B<1", width: 290, height: 175, thickness: 3, finish: "polished", block: "3&8" };
const known = (more: object) =>
  ({ stone: "marble/carrara", place: 0, slab: { ...slab, ...more } }) as KnownSlab;

test("a label says in its language what the slab is, whatever signs its number has; of what is sold there is none", () => {
  const inventory = {
    slabs: new Map(
      [known({}), known({ number: "B-2", state: "sold" }), known({ number: "B-3", state: "reserved" })].map(
        (each) => [each.slab.number, each],
      ),
    ),
    titles: new Map([["marble/carrara", "Carrara"]]),
    finishes: { polished: { label: { en: "polished", sr: "polirano" } } },
  } as unknown as SlabInventory;
  const page = labelsPage(inventory, "https://kamen.example", "sr");
  expect(page.match(/<h1>.*?<.h1>/g)).toEqual(["<h1>B&#60;1</h1>", "<h1>B-3</h1>"]);
  expect(page).toContain("<p>Carrara</p><p>290 × 175 × 3 cm</p><p>polirano, blok 3&#38;8</p>");
  expect(page).toContain("<small>kamen.example/sr/slabs/b-1</small>");
});
