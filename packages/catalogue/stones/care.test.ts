import { expect, test } from "vitest";
import type { Finish } from "../kinds/finishes.ts";
import { inEveryLanguage } from "../languages/locales.ts";
import { readContent } from "../read.ts";
import { sitePaths } from "../site-pages.ts";
import { changed, problemsWith, TEST_CONTENT, writeTestContent } from "../testing/content.ts";
import { sampleContent } from "../testing/sample.ts";
import { careGuideOf, finishGuidesOf } from "./care.ts";

test("of several guides that fit a stone the first is its own; who fits none has none", async () => {
  const guides = TEST_CONTENT["care.yaml"] ?? "";
  const second = guides.slice(guides.indexOf("  - slug")).replace("slug: marble", "slug: all-marble");
  const content = await readContent(await writeTestContent({ "care.yaml": guides + second }));
  const [carrara] = content.stones;
  if (!carrara) throw new Error("no stone");
  expect(careGuideOf(carrara, content)?.slug).toBe("marble");
  const slate = { ...carrara, rock: inEveryLanguage(() => "slate") };
  expect(careGuideOf(slate, content)).toBeUndefined();
});

test("every stone that the project comes with has a guide", async () => {
  const content = await sampleContent();
  expect(content.stones.filter((stone) => !careGuideOf(stone, content)).map(({ key }) => key)).toEqual([]);
});

const FINISH_GUIDES = `finishGuides:
  - slug: matt
    title: { en: Matt, sr: Mat }
    lead: { en: Matt, sr: Mat }
    description: { en: Matt, sr: Mat }
    finishes: [honed, brushed]
    daily: [{ en: Wipe., sr: Obrišite. }]
    stains: [{ cause: { en: Oil, sr: Ulje }, remedy: { en: Blot., sr: Upijte. } }]
    sealing: { en: Seal it., sr: Impregnirajte ga. }
    ruins: [{ en: Wax., sr: Vosak. }]
    call: [{ en: A crack., sr: Pukotina. }]
    sources: [practice]
`;

test("a stone has the guides of the finishes that it is offered in", async () => {
  const text = (TEST_CONTENT["care.yaml"] ?? "") + FINISH_GUIDES;
  const content = await readContent(await writeTestContent({ "care.yaml": text }));
  const [carrara] = content.stones;
  if (!carrara) throw new Error("no stone");
  const slugsOf = (finishes: Finish[]) =>
    finishGuidesOf({ ...carrara, finishes }, content).map(({ slug }) => slug);
  expect(slugsOf(["polished"])).toEqual([]);
  expect(slugsOf(["polished", "honed", "brushed"])).toEqual(["matt"]);
  expect(sitePaths(content)).toContain("/care/matt");
});

test("two guides for one finish, with one address, are told", async () => {
  const twice = FINISH_GUIDES + FINISH_GUIDES.slice(FINISH_GUIDES.indexOf("\n") + 1);
  const text = (TEST_CONTENT["care.yaml"] ?? "") + twice;
  const told = (await problemsWith({ "care.yaml": text })).join("\n");
  expect(told).toContain("honed");
  expect(told).toContain("matt");
});

test("each finish that a stone comes in has a guide, but how travertine is filled, which its own tells", async () => {
  const { stones, care } = await sampleContent();
  const guided = care.finishGuides.flatMap(({ finishes }) => finishes);
  const left = new Set(stones.flatMap(({ finishes }) => finishes).filter((one) => !guided.includes(one)));
  expect([...left].sort()).toEqual(["filled", "unfilled"]);
});

test.each([
  [
    "rock: [marble]",
    "rock: [marble, marbel]",
    "content/care.yaml:10  guides › no. 1 › when › rock › no. 2: rocks.yaml has no group marbel  →  write marble",
  ],
  [
    "when: { rock: [marble] }",
    "when: { family: [marbel] }",
    "content/care.yaml:10  guides › no. 1 › when › family › no. 1: there is no family marbel  →  write marble",
  ],
  [
    "sources: [practice]",
    "sources: [practise]",
    "guides › no. 1 › sources › no. 1: there is no source practise  →  write practice",
  ],
])("a guide that says %s instead is told", async (right, wrong, told) => {
  expect((await problemsWith(changed("care.yaml", right, wrong))).join("\n")).toContain(told);
});
