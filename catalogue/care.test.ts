import { expect, test } from "vitest";
import { careGuideOf } from "./care.ts";
import { inEveryLanguage } from "./locales.ts";
import { readContent } from "./read.ts";
import { problemsOf, TEST_CONTENT, writeTestContent } from "./testing/content.ts";

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
  const content = await readContent("content");
  expect(content.stones.filter((stone) => !careGuideOf(stone, content)).map(({ key }) => key)).toEqual([]);
});

test.each([
  [
    "rock: [marble]",
    "rock: [marbel]",
    "guides › no. 1 › when › rock › no. 1: rocks.yaml has no group marbel  →  write marble",
  ],
  [
    "sources: [practice]",
    "sources: [practise]",
    "guides › no. 1 › sources › no. 1: there is no source practise  →  write practice",
  ],
])("a guide that says %s instead is told", async (right, wrong, told) => {
  const text = TEST_CONTENT["care.yaml"]?.replace(right, wrong) ?? "";
  expect((await problemsOf(readContent(await writeTestContent({ "care.yaml": text })))).join("\n")).toContain(
    told,
  );
});
