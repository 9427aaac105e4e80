import { beforeAll, expect, test } from "vitest";
import type { Content, Stone } from "../catalogue.ts";
import { PURPOSES } from "../kinds/purpose.ts";
import { readContent } from "../read.ts";
import { changed, problemsWith, TEST_CONTENT, testRoom, writeTestContent } from "../testing/content.ts";
import { EN, SR } from "../testing/locales.ts";
import { sampleContent } from "../testing/sample.ts";
import { lightnessOf, stainsOf, stoneFacts } from "./stone-facts.ts";
import { mainPurpose, stonesFor, suitabilityOf, worstVerdict } from "./suitability.ts";

let content: Content;
beforeAll(async () => {
  content = await sampleContent();
});
const stone = (key: string): Stone => content.stones.find((each) => each.key === key) as Stone;

// Of the natural ones docs/suitability-review.md says it.
test.each([
  ["sm-marble/berlin", "floor", "well"],
  ["sm-marble/berlin", "worktop", "not-advised"],
  ["sm-quartz/aosta", "worktop", "well"],
  ["sm-quartz/aosta", "fireplace", "not-advised"],
  ["sm-quartz/aosta", "outdoor", "not-advised"],
] as const)("%s as %s: %s", (key, purpose, verdict) => {
  expect(suitabilityOf(stone(key), purpose, content).verdict).toBe(verdict);
});

test("of several uses the worst verdict counts", () => {
  expect(worstVerdict(stone("sm-marble/berlin"), ["floor", "worktop"], content)).toBe("not-advised");
});

test("every stone has a verdict and one sentence in both languages for every use", () => {
  for (const each of content.stones)
    for (const purpose of PURPOSES) {
      const { why } = suitabilityOf(each, purpose, content);
      for (const sentence of [why[EN], why[SR]]) expect(sentence).toMatch(/^\p{Lu}.{15,170}\.$/u);
    }
});

test("every rule is the deciding one for some stone", () => {
  for (const purpose of PURPOSES) {
    const used = new Set(content.stones.map((each) => suitabilityOf(each, purpose, content).why));
    const idle = content.suitability.uses[purpose].rules.filter(({ why }) => !used.has(why));
    expect(
      idle.map(({ why }) => why[EN]),
      purpose,
    ).toEqual([]);
  }
});

test("finishes are those of the stone that fit the use", () => {
  expect(suitabilityOf(stone("granit/nero-africa"), "outdoor", content).finishes).toEqual(["flamed"]);
  expect(suitabilityOf(stone("granit/star-galaxy"), "outdoor", content).finishes).toEqual([]);
});

test("stones for a use come best first, and none that is not advised", () => {
  const found = stonesFor("worktop", content);
  const verdicts = found.map(({ verdict }) => verdict);
  expect(new Set(verdicts)).toEqual(new Set(["well", "care"]));
  expect(verdicts.lastIndexOf("well")).toBeLessThan(verdicts.indexOf("care"));
  expect(found.map((each) => each.stone.key)).not.toContain("onyx/onyx-miele");
});

test.each([
  ["granit/star-galaxy", "worktop"],
  ["marble/carrara", "floor"],
  ["onyx/onyx-miele", "wall"],
  ["travertin/travertin-navona", "floor"],
] as const)("what %s is best for: %s", (key, purpose) => {
  expect(mainPurpose(stone(key), content)).toBe(purpose);
});

test("lightness follows what the eye calls light and dark", () => {
  expect(lightnessOf("#e4e6e6")).toBe("light");
  expect(lightnessOf("#8c8e91")).toBe("medium");
  expect(lightnessOf("#17181b")).toBe("dark");
});

test("how much a stone takes in depends on rock and finish, and is left out where it is not known", () => {
  const tanBrown = stone("granit/tan-brown");
  expect(stainsOf(tanBrown, "polished", content)).toBe("low");
  expect(stainsOf(tanBrown, "flamed", content)).toBe("medium");
  expect(stoneFacts(tanBrown, content).stains).toBe("low");
  expect(stoneFacts(stone("granit/kashmir-white"), content).stains).toBe("high");
  expect(stoneFacts(stone("granit/black-beauty"), content).stains).toBeUndefined();
});

const rules = (from: string, to: string) => changed("suitability.yaml", from, to);

test.each([
  [
    "names what is not there",
    rules("rock: [marble]", "rock: [marbel]"),
    "4  stains › no. 1 › when › rock › no. 1: rocks.yaml has no group marbel  →  write marble",
  ],
  [
    "has a source that is not listed",
    rules("sources: [practice]", "sources: [practise]"),
    "10  uses › worktop › sources › no. 1: there is no source practise  →  write practice, or add it to the sources",
  ],
  [
    "is the last one and has a condition",
    rules("- { verdict: well", "- { when: { acid: [resistant] }, verdict: well"),
    "13  uses › worktop › rules › no. 2: the last rule has a condition, so some stones have no verdict  →  add a rule without `when:` after it",
  ],
  [
    "has no condition and others behind it",
    rules("when: { frost: [sensitive] }, ", ""),
    "12  uses › worktop › rules › no. 1: this rule has no condition, so none after it is ever used  →  give it a `when:`, or move it to the end",
  ],
  [
    "names a family that is not there",
    rules("when: { frost: [sensitive] }", "when: { family: [marbel] }"),
    "12  uses › worktop › rules › no. 1 › when › family › no. 1: there is no family marbel  →  write marble",
  ],
  [
    "asks for nothing and has others behind it",
    rules("when: { frost: [sensitive] }", "when: {}"),
    "12  uses › worktop › rules › no. 1: this rule has no condition, so none after it is ever used  →  give it a `when:`, or move it to the end",
  ],
  [
    "tells stains of a family that is not there",
    changed("suitability.yaml", "when: { rock: [marble] }", "when: { family: [marbel] }"),
    "4  stains › no. 1 › when › family › no. 1: there is no family marbel  →  write marble",
  ],
])("a rule that %s is told with its line", async (_, changes, told) => {
  expect(await problemsWith(changes)).toEqual([`content/suitability.yaml:${told}`]);
});

test("two groups of rocks with one key are told", async () => {
  const group =
    "  - { key: marble, title: { en: M, sr: M }, of: { en: marble, sr: mermera }, rocks: [onyx] }\n";
  expect(await problemsWith({ "rocks.yaml": `${TEST_CONTENT["rocks.yaml"]}${group}` })).toEqual([
    "content/rocks.yaml:3  the key marble appears twice: here and in content/rocks.yaml  →  give each its own name, or take one out",
  ]);
});

test("a rock that no group has is told in the stone's file", async () => {
  expect(await problemsWith(changed("stones/granit/tan-brown.yaml", "en: marble", "en: marbel"))).toEqual([
    'content/stones/granit/tan-brown.yaml:3  no group in rocks.yaml has the rock "marbel"  →  write marble, or add it to the group in rocks.yaml that it belongs to',
  ]);
});

test("a rock whose name has a measure is found in its group, as it is written there", async () => {
  const dir = await writeTestContent({
    ...changed("rocks.yaml", "[marble]", "[marble, marble of 2 cm]"),
    ...changed("stones/granit/tan-brown.yaml", "en: marble", "en: marble of 2 cm"),
  });
  const read = await readContent(dir);
  const found = read.stones.find(({ key }) => key === "granit/tan-brown") as Stone;
  expect(stoneFacts(found, read).rock).toBe("marble");
});

test("an exception in a stone's file wins, and a room that shows it so is warned of", async () => {
  const worse = `${TEST_CONTENT["stones/marble/carrara.yaml"]}suitability:
  worktop: { verdict: not-advised, why: { en: Too soft., sr: Premek. } }
`;
  const dir = await writeTestContent({
    "stones/marble/carrara.yaml": worse,
    ...testRoom("kitchen-1", "kitchen"),
  });
  const read = await readContent(dir);
  const found = read.stones.find(({ key }) => key === "marble/carrara") as Stone;
  expect(suitabilityOf(found, "worktop", read).why[EN]).toBe("Too soft.");
  expect(read.warnings).toMatchObject([
    {
      file: "content/rooms/kitchen-1.yaml",
      message: "marble/carrara: not advised for worktop",
      fix: "show another stone there",
    },
  ]);
});

test("nothing in our content shows a stone in a use for which it is not advised", () => {
  expect(content.warnings).toEqual([]);
});

test("no polished finish is named suitable for treads, whose reasons call it slippery", () => {
  for (const each of content.stones)
    expect(suitabilityOf(each, "stairs", content).finishes, each.key).not.toContain("polished");
  expect(suitabilityOf(stone("marble/carrara"), "stairs", content).finishes).toContain("honed");
});

test("a reason's advice on the finish is what is named suitable", () => {
  for (const each of content.stones)
    for (const purpose of PURPOSES) {
      const { verdict, why, finishes } = suitabilityOf(each, purpose, content);
      if (verdict === "not-advised") continue;
      if (/^(?:have it filled|filled and)/i.test(why[EN])) expect(finishes, each.key).toEqual(["filled"]);
      if (/dulls the polish; a matt/.test(why[EN])) expect(finishes, each.key).not.toContain("polished");
    }
  const { finishes } = suitabilityOf(stone("travertin/travertin-navona"), "vanity", content);
  expect(finishes).toEqual(["filled"]);
});

test("a sill that frost can harm is not promised outside without a condition", () => {
  const limited = content.stones.filter(({ frost }) => frost === "limited");
  expect(limited.map(({ key }) => key)).toContain("travertin/travertin-noce");
  for (const each of limited) {
    const { verdict, why } = suitabilityOf(each, "sill", content);
    if (verdict === "well") expect(why[EN], each.key).toMatch(/sheltered|ask for the test/);
  }
});

test("what its own file says of a stone out of doors holds for its sills and pools too", () => {
  const vizag = stone("granit/vizag-blue");
  const outdoors = ["outdoor", "facade", "sill", "pool"] as const;
  expect(outdoors.map((use) => suitabilityOf(vizag, use, content).verdict)).toEqual(
    outdoors.map(() => "care"),
  );
});
