import type { Content } from "@stoneyard/catalogue/catalogue.ts";
import type { Locale } from "@stoneyard/catalogue/languages/locales.ts";
import { facetIndex } from "@stoneyard/catalogue/stones/facet-index.ts";
import { FACETS, type FacetIndex, type Selection } from "@stoneyard/catalogue/stones/facet-names.ts";
import { sentenceWords } from "@stoneyard/catalogue/stones/sentence-words.ts";
import { EN, SR } from "@stoneyard/catalogue/testing/locales.ts";
import { sampleContent } from "@stoneyard/catalogue/testing/sample.ts";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { nearestStones, relaxations } from "./relax.ts";
import {
  canonical,
  chosenStones,
  isChosen,
  optionCounts,
  parseSelection,
  selectionQuery,
  toggled,
} from "./selection.ts";
import { selectionSentence } from "./sentence.ts";

let content: Content;
let index: FacetIndex;
beforeAll(async () => {
  content = await sampleContent();
  index = facetIndex(content);
});
const parsed = (query: string): Selection => parseSelection(new URLSearchParams(query), index.options);

describe("the address", () => {
  test.each([
    ["use=worktop&acid=resistant&lightness=light", "use=worktop&acid=resistant&lightness=light"],
    ["lightness=light&acid=resistant&use=worktop", "use=worktop&acid=resistant&lightness=light"],
    ["colour=beige,white,beige&colour=black", "colour=white,beige,black"],
    ["COLOUR=white", ""],
    ["colour=WHITE&origin=no", "colour=white&origin=NO"],
    ["colour=&use=,,,", ""],
    ["colour=mauve&use=__proto__&constructor=x&__proto__=y&q=1", ""],
    [`colour=${"white,".repeat(20_000)}`, "colour=white"],
    ["colour=%3Cscript%3E&pattern=%00&finish=%E0%A4%A", ""],
  ])("%.60s reads as %s", (query, canonicalQuery) => {
    expect(selectionQuery(parsed(query))).toBe(canonicalQuery);
  });

  test("a selection and its address are one another's inverse", () => {
    for (const facet of FACETS) {
      const all = canonical({ [facet]: [...index.options[facet]].reverse() }, index.options);
      expect(parsed(selectionQuery(all)), facet).toEqual(all);
    }
  });

  test("whatever an address says, it is read without an error, and its own form is read alike", () => {
    const parts = fc.array(fc.tuple(fc.constantFrom(...FACETS, "q", "__proto__"), fc.string()), {
      maxLength: 20,
    });
    fc.assert(
      fc.property(parts, (said) => {
        const selection = parsed(new URLSearchParams(said).toString());
        expect(parsed(selectionQuery(selection))).toEqual(selection);
      }),
    );
  });

  test("a value is chosen and given up again", () => {
    const white = toggled({}, "colour", "white", index.options);
    expect(selectionQuery(toggled(white, "colour", "black", index.options))).toBe("colour=white,black");
    expect(toggled(white, "colour", "white", index.options)).toEqual({});
  });
});

describe("what is left", () => {
  test("nothing chosen leaves every stone", () => {
    expect(chosenStones(index.stones, {})).toHaveLength(content.stones.length);
  });

  test("a count tells what is left when its value is chosen instead of the others of its facet", () => {
    for (const query of [
      "",
      "use=worktop&acid=resistant&lightness=light",
      "colour=black&family=marble,onyx",
    ]) {
      const selection = parsed(query);
      const counts = optionCounts(index, selection);
      for (const facet of FACETS)
        for (const value of index.options[facet]) {
          const alone = { ...selection, [facet]: [value] };
          const left = index.stones.filter((stone) => isChosen(stone, alone)).length;
          expect(counts[facet].get(value), `${query} ${facet}=${value}`).toBe(left);
        }
    }
  });
});

describe("where nothing is left", () => {
  test("a selection of every facet that nobody meets still ends in something", () => {
    const hard = parsed(
      "use=pool&acid=resistant&frost=resistant&stains=low&colour=pink&lightness=dark&pattern=fossil&family=onyx&rock=schist&finish=tumbled&thickness=3&origin=RS",
    );
    expect(relaxations(index.stones, hard).length).toBeGreaterThan(0);
    expect(nearestStones(index.stones, hard, 6)).toHaveLength(6);
  });
});

describe("the sentence", () => {
  const say = (locale: Locale, query: string, count: number) =>
    selectionSentence(parsed(query), count, sentenceWords(content, locale));

  test.each([
    [
      "use=worktop&acid=resistant&lightness=light",
      41,
      "41 light stones for a kitchen worktop that resist lemon",
    ],
    [
      "use=worktop&acid=resistant&lightness=light",
      1,
      "1 light stone for a kitchen worktop that resists lemon",
    ],
    [
      "use=worktop&acid=resistant&lightness=light",
      0,
      "No light stones for a kitchen worktop that resist lemon",
    ],
    ["", 210, "210 stones"],
    ["colour=white,black&family=granit", 12, "12 white or black granites"],
    ["family=marble,onyx&origin=IT", 20, "20 stones of marble or onyx from Italy"],
    ["family=sm-quartz&colour=grey", 3, "3 grey SM Quartz colours"],
    ["rock=limestone&pattern=veined,fossil", 4, "4 stones of limestone with veins or fossils"],
    [
      "use=outdoor&frost=resistant&acid=resistant&stains=low",
      9,
      "9 stones for outdoor stairs and paving that resist lemon, resist frost and absorb little oil",
    ],
    ["finish=honed,flamed&thickness=3", 5, "5 stones 3 cm thick in honed or flamed finish"],
    ["origin=RS", 0, "No stones from Serbia"],
    ["thickness=2,3", 210, "210 stones 2 or 3 cm thick"],
    ["family=marble,sm-marble", 9, "9 stones of marble or SM Marble"],
    [
      "lightness=light&colour=white,beige,yellow,brown,red,green,blue,grey,black,multicolour",
      99,
      "99 light stones, leaving out pink",
    ],
    ["finish=polished&available=now", 2, "2 stones in polished finish, in stock"],
    [
      "pattern=clouded,fine-grained,coarse-grained,speckled,plain,fossil",
      99,
      "99 stones, leaving out those with veins, a pattern of fragments, bands and a flowing pattern",
    ],
    ["family=marble,onyx,travertin,granit", 99, "99 stones, leaving out SM Marble and SM Quartz"],
    // A stone has several finishes: one that comes honed can come polished too.
    [
      "finish=honed,brushed,leathered,flamed,bush-hammered,sandblasted,filled,unfilled,tumbled",
      190,
      "190 stones in honed, brushed, leathered, flamed, bush-hammered, sandblasted, filled, unfilled or tumbled finish",
    ],
  ])("en %s, %i", (query, count, sentence) => expect(say(EN, query, count)).toBe(sentence));

  test.each([
    [
      "use=worktop&acid=resistant&lightness=light",
      41,
      "41 vrsta svetlog kamena za radnu ploču, otpornog na limun",
    ],
    [
      "use=worktop&acid=resistant&lightness=light",
      42,
      "42 vrste svetlog kamena za radnu ploču, otpornog na limun",
    ],
    [
      "use=worktop&acid=resistant&lightness=light",
      45,
      "45 vrsta svetlog kamena za radnu ploču, otpornog na limun",
    ],
    [
      "use=worktop&acid=resistant&lightness=light",
      0,
      "Nijedna vrsta svetlog kamena za radnu ploču, otpornog na limun",
    ],
    ["", 210, "210 vrsta kamena"],
    ["acid=resistant", 41, "41 vrsta kamena otpornog na limun"],
    ["stains=low&family=granit", 5, "5 vrsta granita male upojnosti"],
    ["pattern=veined&origin=IT&frost=resistant", 5, "5 vrsta kamena sa žilama, iz Italije, otpornog na mraz"],
    ["colour=white,black&family=granit", 12, "12 vrsta belog ili crnog granita"],
    ["family=marble,onyx&origin=IT", 22, "22 vrste kamena: mermera ili oniksa, iz Italije"],
    ["family=marble,onyx", 22, "22 vrste kamena: mermera ili oniksa"],
    ["family=marble,onyx&acid=sensitive", 5, "5 vrsta kamena: mermera ili oniksa, osetljivog na limun"],
    ["rock=quartzite", 1, "1 vrsta kvarcita"],
    ["rock=serpentinite&colour=green&acid=sensitive", 3, "3 vrste zelenog serpentinita osetljivog na limun"],
    ["rock=limestone,marble", 5, "5 vrsta kamena, mermera ili krečnjaka"],
    ["rock=limestone&family=marble,onyx", 5, "5 vrsta kamena: mermera ili oniksa, krečnjaka"],
    ["rock=granite&family=granit", 5, "5 vrsta granita"],
    ["rock=undetermined", 2, "2 vrste kamena neutvrđene vrste"],
    ["family=sm-quartz&colour=grey", 3, "3 boje sivog kvarca SM Quartz"],
    ["family=sm-quartz&colour=grey", 11, "11 boja sivog kvarca SM Quartz"],
    [
      "use=outdoor&frost=resistant&acid=resistant",
      21,
      "21 vrsta kamena za spoljno stepenište i popločavanje, otpornog na limun i otpornog na mraz",
    ],
    [
      "finish=honed,flamed&thickness=3",
      5,
      "5 vrsta kamena debljine 3 cm, u mat brušenoj ili paljenoj obradi",
    ],
    ["origin=RS", 0, "Nijedna vrsta kamena iz Srbije"],
    [
      "colour=beige,yellow,brown,red,pink,green,blue,grey,black,multicolour&pattern=brecciated,clouded,banded,fine-grained,coarse-grained,speckled,flowing,plain,fossil",
      26,
      "26 vrsta kamena, bez belog i žila",
    ],
    ["family=onyx,travertin,granit,sm-marble,sm-quartz", 174, "174 vrste kamena, bez mermera"],
    ["colour=grey&lightness=light", 8, "8 vrsta svetlosivog kamena"],
    ["colour=green,grey&lightness=dark", 8, "8 vrsta tamnozelenog ili tamnosivog kamena"],
    ["colour=white,grey&lightness=light", 8, "8 vrsta svetlog belog ili sivog kamena"],
    ["colour=grey&lightness=light,dark", 8, "8 vrsta svetlog ili tamnog sivog kamena"],
    [
      "pattern=veined,brecciated,clouded,banded",
      9,
      "9 vrsta kamena sa žilama, brečastom ili oblačastom šarom ili trakama",
    ],
    [
      "pattern=clouded,fine-grained,coarse-grained,plain,fossil",
      99,
      "99 vrsta kamena sa oblačastom šarom, sitnim ili krupnim zrnom, ujednačenom bojom ili fosilima",
    ],
    [
      "pattern=clouded,fine-grained,coarse-grained,speckled,plain,fossil",
      99,
      "99 vrsta kamena, bez žila, brečaste šare, traka i talasaste šare",
    ],
    ["acid=resistant,sensitive", 9, "9 vrsta kamena otpornog ili osetljivog na limun"],
    ["stains=low,medium&thickness=2,3", 9, "9 vrsta kamena debljine 2 ili 3 cm, male ili umerene upojnosti"],
  ])("sr %s, %i", (query, count, sentence) => expect(say(SR, query, count)).toBe(sentence));

  test("every value of every facet has its words in both languages", () => {
    for (const locale of [EN, SR]) {
      const bare = say(locale, "", 7);
      for (const facet of FACETS)
        for (const value of index.options[facet]) {
          const said = say(locale, `${facet}=${value}`, 7);
          expect(said, `${facet}=${value}`).not.toBe(bare);
          expect(said).not.toMatch(/undefined|\{|\s\s|,,/);
        }
    }
  });
});
