import { expect, test, vi } from "vitest";
import { formatProblem } from "../problem.ts";
import { writeTestContent } from "../testing/content.ts";
import { wordProblems } from "./check-words.ts";

vi.mock("../languages/site-languages.ts", () => ({
  siteLanguages: [
    { code: "en", name: "English", region: "GB" },
    { code: "sr", name: "Srpski", script: "Latn", region: "RS", draft: true },
  ],
  omittedDrafts: [],
  plainDigits: true,
}));

const FORM = "{ avoid: [mermer], write: x, because: y }";
const told = async (forms: string) => {
  const dir = await writeTestContent({
    "words.yaml": forms,
    "prose/privacy.sr.md": "# Privatnost: mermer\n",
  });
  const lines = (await wordProblems(dir)).map(formatProblem);
  return lines.filter((line) => line.includes("privacy.sr.md") && line.includes("is avoided"));
};

test("texts of a draft are held to its own forms, not to those of the default language", async () => {
  expect(await told(`en: [${FORM}]\n`)).toEqual([]);
  expect(await told(`en: [${FORM}]\nsr: [${FORM}]\n`)).toHaveLength(1);
});
