import { facetIndex } from "@stoneyard/catalogue/stones/facet-index.ts";
import type { FacetIndex } from "@stoneyard/catalogue/stones/facet-names.ts";
import { missingWords } from "@stoneyard/catalogue/stones/missing-words.ts";
import { searchIndex } from "@stoneyard/catalogue/stones/search-index.ts";
import { type SentenceWords, sentenceWords } from "@stoneyard/catalogue/stones/sentence-words.ts";
import { EN } from "@stoneyard/catalogue/testing/locales.ts";
import { sampleContent } from "@stoneyard/catalogue/testing/sample.ts";
import { chosenFacets, parseSelection } from "@stoneyard/site/facets/selection.ts";
import { nearbyOf } from "@stoneyard/site/search/nearby.ts";
import { createSearch } from "@stoneyard/site/search/search.ts";
import { beforeAll, expect, test } from "vitest";
import { nearest, stonesNearMissing, waysFromMissing } from "./choice/nothing-left.tsx";
import { byVerdict, type ListingAnswer, listingOf, verdictsOf } from "./listing.ts";
import { listingQuery } from "./listing-address.ts";

let index: FacetIndex;
let words: SentenceWords;
let ask: (query: string) => ListingAnswer;
beforeAll(async () => {
  const content = await sampleContent();
  index = facetIndex(content);
  words = sentenceWords(content, EN);
  const search = createSearch(searchIndex(content));
  ask = (query) => {
    const answer = search(query);
    return {
      ...answer,
      answers: answer.questions.map((text) => ({ text })),
      refusal: answer.missing.length > 0 ? "missing" : "",
      nearby: nearbyOf(answer.missing, missingWords(content, EN)),
    };
  };
});
const chosen = (query: string) => parseSelection(new URLSearchParams(query), index.options);
const keysOf = (stones: readonly { key: string }[]) => stones.map(({ key }) => key);

test("words that choose and chosen facets come to the same", () => {
  const words = listingOf(index, {}, ask("siva radna ploča"));
  const facets = listingOf(index, chosen("use=worktop&colour=grey"), undefined);
  expect(words.selection).toEqual(facets.selection);
  expect(words.isNamed).toBe(false);
  expect(keysOf(words.stones).toSorted()).toEqual(keysOf(facets.stones).toSorted());
  expect(words.counts).toEqual(facets.counts);
});

test("facets choose among the stones of a name, and count there", () => {
  const listing = listingOf(index, chosen("family=granit"), ask("nero"));
  expect(listing.isNamed).toBe(true);
  expect(listing.stones.length).toBeGreaterThan(0);
  expect(keysOf(listing.stones).every((key) => key.startsWith("granit/"))).toBe(true);
  expect(listing.counts.family.get("granit")).toBe(listing.stones.length);
  expect(listing.counts.family.get("travertin")).toBe(0);
});

test("words that mean no more than stone leave all", () => {
  expect(listingOf(index, {}, ask("kamen")).stones).toHaveLength(index.stones.length);
});

const waysFrom = (query: string) => {
  const answer = ask(query);
  return waysFromMissing(index, listingOf(index, {}, answer), answer.nearby, words);
};

test("where something isn't there nothing is shown as it, and what else was asked can be had", () => {
  expect(listingOf(index, {}, ask("granit iz Srbije")).stones).toEqual([]);
  expect(waysFrom("granit iz Srbije")).toMatchObject([
    { selection: { family: ["granit"] }, count: 48, sentence: "48 granites" },
  ]);
});

test("what comes nearest to a stone that isn't there can be had, with the reason and some of it", () => {
  const [way, ...others] = waysFrom("Venčac");
  expect(way).toMatchObject({
    selection: { family: ["marble"], colour: ["white"] },
    why: "Venčac is a white marble from central Serbia.",
  });
  expect(others).toEqual([]);
  expect(waysFrom("beli mermer Venčac")).toHaveLength(1);
  const near = stonesNearMissing(index, way ? [way] : []);
  expect(near.length).toBeGreaterThan(3);
  for (const { values } of near) expect(values).toMatchObject({ family: ["marble"], colour: ["white"] });
});

test("what else was asked goes with what comes nearest, where there is such a stone", () => {
  expect(waysFrom("Venčac za pod")[0]?.selection).toEqual({
    use: ["floor"],
    colour: ["white"],
    family: ["marble"],
  });
  expect(waysFrom("peščar za bazen").map(({ sentence }) => sentence)).toHaveLength(2);
});

test("only what was asked for is told to be left out", () => {
  expect(waysFrom("mermer Paonac").flatMap(({ dropped }) => dropped)).toEqual([]);
  expect(waysFrom("granit iz Srbije").flatMap(({ dropped }) => dropped)).toEqual(["origin"]);
});

test("of a stone of which nothing is known every family is offered", () => {
  const ways = waysFrom("Paonac");
  expect(ways.map(({ selection }) => selection.family?.join())).toEqual(index.options.family);
  expect(stonesNearMissing(index, ways)).toEqual([]);
});

test("where nothing is left the nearest stones are others than none", () => {
  const listing = listingOf(index, chosen("use=pool&family=onyx"), undefined);
  expect(listing.stones).toEqual([]);
  expect(nearest(listing)).toHaveLength(6);
});

test("a stone has a verdict for each use asked for, the best first, also where it is not advised", () => {
  const carrara = index.stones.find(({ key }) => key === "marble/carrara");
  if (!carrara) throw new Error("Carrara is gone.");
  expect(verdictsOf(carrara, chosen("use=worktop,pool,floor"))).toEqual([
    { use: "floor", verdict: "well" },
    { use: "worktop", verdict: "care" },
    { use: "pool", verdict: "not-advised" },
  ]);
  const { well, care } = byVerdict(index.stones, chosen("use=worktop"));
  expect(keysOf(care)).toContain("marble/carrara");
  expect(keysOf(well)).not.toContain("marble/carrara");
});

test("of two uses what is advised for both comes first", () => {
  const selection = chosen("use=worktop,floor");
  const { well } = byVerdict(listingOf(index, selection, undefined).stones, selection);
  const advised = well.map((stone) =>
    verdictsOf(stone, selection).every(({ verdict }) => verdict !== "not-advised"),
  );
  expect(advised[0]).toBe(true);
  expect(advised.slice(advised.indexOf(false))).not.toContain(true);
});

test.each(["translucent backlit bar", "šank sa osvetljenjem"])("%s: onyx suits the wall alone", (query) => {
  const { stones, selection } = listingOf(index, {}, ask(query));
  expect(stones.length).toBeGreaterThan(0);
  for (const stone of stones)
    expect(verdictsOf(stone, selection)).toEqual([
      { use: "wall", verdict: "well" },
      { use: "worktop", verdict: "not-advised" },
    ]);
});

test("of several uses a stone is in the group of the first verdict that is told of it", () => {
  for (const one of index.options.use) {
    const selection = chosen(`use=${one},worktop,vanity`);
    const { well, care } = byVerdict(listingOf(index, selection, undefined).stones, selection);
    for (const stone of well) expect(verdictsOf(stone, selection)[0]?.verdict, stone.key).toBe("well");
    for (const stone of care) expect(verdictsOf(stone, selection)[0]?.verdict, stone.key).toBe("care");
  }
  const patagonia = index.stones.filter(({ key }) => key === "marble/patagonia");
  expect(patagonia.map((stone) => verdictsOf(stone, chosen("use=worktop,vanity")))).toEqual([
    [
      { use: "vanity", verdict: "well" },
      { use: "worktop", verdict: "care" },
    ],
  ]);
});

test("an address says the words, the facets and the order", () => {
  const selection = chosen("colour=black,white&use=worktop");
  const query = listingQuery({ query: "nero & co", selection, sort: "name" });
  expect(query).toBe("q=nero+%26+co&use=worktop&colour=white,black&sort=name");
  expect(chosenFacets(chosen(query))).toEqual(["use", "colour"]);
  expect(listingQuery({ query: "", selection: {}, sort: "listed" })).toBe("");
});
