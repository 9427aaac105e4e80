import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import type { Facet } from "@stoneyard/catalogue/stones/facet-names.ts";
import { type SearchIndex, searchIndex } from "@stoneyard/catalogue/stones/search-index.ts";
import { EN, SR } from "@stoneyard/catalogue/testing/locales.ts";
import { sampleContent } from "@stoneyard/catalogue/testing/sample.ts";
import { isChosen, selectionQuery } from "@stoneyard/site/facets/selection.ts";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { Lexicon } from "./lexicon.ts";
import type { Missing } from "./meanings.ts";
import { createSearch, type Search } from "./search.ts";
import { sentIndex } from "./sent-index.ts";
import { soundKey, wordsOf } from "./sound.ts";

/** See the head of queries.yaml. */
type Asked = {
  ask: string;
  first?: string[];
  understood?: string;
  missing?: string[];
  leftOut?: string[];
  refused?: string[];
  questions?: string[];
  without?: string[];
  nothing?: true;
  all?: true;
  only?: `${Facet}=${string}`;
};

const queries: Asked[] = parse(readFileSync(`${import.meta.dirname}/queries.yaml`, "utf8"));

let index: SearchIndex;
let search: Search;
beforeAll(async () => {
  index = searchIndex(await sampleContent());
  search = createSearch(index);
});

describe("what visitors type", () => {
  test.each(queries.map((query) => [query.ask, query] as const))("%s", (_, asked) => {
    const { ask, first, understood, missing = [], leftOut = [], refused = [] } = asked;
    const { questions = [], without = [], only } = asked;
    const answer = search(ask);
    expect(answer.missing.map(inWords)).toEqual(missing);
    expect(answer.leftOut).toEqual(leftOut);
    expect(answer.ignoredRefusals).toEqual(refused);
    expect(answer.questions).toEqual(questions);
    if (understood !== undefined) expect(selectionQuery(answer.understood)).toBe(understood);
    if (first) expect(new Set(answer.stones.slice(0, first.length))).toEqual(new Set(first));
    for (const key of without) expect(answer.stones).not.toContain(key);
    if (only) expectOnly(answer.stones, only);
    // Where nothing is chosen and nothing named, all are shown.
    if (asked.all) expect([answer.understood, answer.named]).toEqual([{}, []]);
    const isEmpty = asked.all || asked.nothing || missing.length > 0;
    expect(answer.stones.length === 0).toBe(isEmpty === true);
  });

  test("there are at least two hundred of them", () => expect(queries.length).toBeGreaterThanOrEqual(200));
});

function inWords(missing: Missing): string {
  if (missing.what === "name") return `name ${missing.typed}`;
  return missing.what === "country" ? `country ${missing.code}` : `kind ${missing.key}`;
}

function expectOnly(keys: readonly string[], only: string): void {
  const [facet, value] = only.split("=") as [Facet, string];
  for (const stone of index.facets.stones)
    if (keys.includes(stone.key)) expect(stone.values[facet], stone.key).toContain(value);
}

test("hardly a word that says nothing of a stone is the word of a name", () => {
  const lexicon = new Lexicon(index);
  const ignored = (word: string) =>
    lexicon.termsIn([{ sounds: [soundKey(word)] }]).some(({ meaning }) => meaning.kind === "ignored");
  const words = index.names.flatMap(({ names }) => names.flatMap(wordsOf));
  expect([...new Set(words.filter(ignored))].sort()).toEqual(["New", "Stone", "d", "da", "kamen"]);
});

test("each stone is found first by its own title, in Latin and in any case", () => {
  for (const [i, { names }] of index.names.entries()) {
    const [title = ""] = names;
    const alike = index.names.flatMap((other, n) =>
      other.names[0] === title ? [index.facets.stones[n]?.key] : [],
    );
    expect(alike, title).toContain(search(title.toUpperCase()).stones[0]);
    expect(search(title).stones, title).toContain(index.facets.stones[i]?.key);
  }
});

test("each name of a stone finds it, alone and with the noun of its family", async () => {
  const { families } = await sampleContent();
  const failed = index.names.flatMap(({ names }, i) => {
    const stone = index.facets.stones[i];
    const family = [...families.values()].find(({ key }) => stone?.values.family.includes(key));
    const typed = names.flatMap((name, n) => [
      name,
      n % 2 === 0 ? `${name} ${family?.title[SR]}` : `${family?.title[EN]} ${name}`,
    ]);
    return typed.filter((query) => {
      const { stones, understood, leftOut } = search(query);
      const isFirst = stone && stones.slice(0, 3).includes(stone.key) && isChosen(stone, understood);
      return !isFirst || leftOut.length > 0;
    });
  });
  expect(failed).toEqual([]);
});

test("a single wrong letter in a long title is forgiven", () => {
  const failed = index.names.flatMap(({ names: [title = ""] }, i) => {
    if (title.length < 8 || /\s/.test(title)) return [];
    const typed = `${title.slice(0, 4)}${title.slice(5)}`;
    return search(typed).stones.includes(index.facets.stones[i]?.key ?? "") ? [] : [typed];
  });
  expect(failed).toEqual([]);
});

test.each(["", "   ", "kamen", "!!!", "a".repeat(10_000), "\u0000", "toString", "constructor", "<b>"])(
  "%.20j is answered without an error",
  (query) => {
    const { stones } = search(query);
    expect(stones).toEqual([]);
  },
);

test("whatever is typed is answered, and what is missing is never answered by a stone", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 40 }), (query) => {
      const { missing, stones } = search(query);
      if (missing.length > 0) expect(stones).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

test("what an unknown address may have meant comes nearest first", () => {
  expect(search.nearest("granit afrika red", 3)[0]).toBe("granit/africa-red");
  expect(search.nearest("marble carara", 3)[0]).toBe("marble/carrara");
  expect(search.nearest("marble nerro markina", 3)[0]).toBe("marble/nero-marquina");
});

test("the index weighs at most 20 kB as it is sent", () => {
  expect(brotliCompressSync(JSON.stringify(sentIndex(index))).length).toBeLessThan(20_000);
});
