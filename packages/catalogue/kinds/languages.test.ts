import { expect, test } from "vitest";
import { LANGUAGES } from "../languages/locales.ts";
import { plain } from "../languages/plain-words.ts";
import { wordsIn } from "../languages/words-in.ts";
import { problemsWith } from "../testing/content.ts";
import { EN, SR } from "../testing/locales.ts";

const list = (...entries: string[]) => `languages:\n${entries.map((each) => `  - { ${each} }\n`).join("")}`;
const ENGLISH = "code: en, name: English, region: GB";
/** Line and message of each problem. */
async function told(...entries: string[]): Promise<string[]> {
  const problems = await problemsWith({ "languages.yaml": list(...entries) });
  return problems.map((problem) => /languages\.yaml:(.*?) {2}→/.exec(problem)?.[1] ?? problem);
}

test("what languages need is told with its line, and nothing that follows from it", async () => {
  expect(await told(ENGLISH, "code: German, name: Deutsch, region: DE")).toEqual([
    expect.stringMatching(/^3 {2}languages › no\. 2 › code: "German" must be the code of a language/),
  ]);
  expect(await told(ENGLISH, "code: xx, name: X, region: DE")).toEqual([
    "3  languages › no. 2 › code: is not a language that browsers know",
  ]);
  expect(await told(ENGLISH, ENGLISH)).toEqual(['3  languages › no. 2 › code: "en" stands here twice']);
});

test("a language falls back to one that has every text", async () => {
  const german = "code: de, name: Deutsch, region: DE";
  expect(await told(`${ENGLISH}, fallback: de`, german)).toEqual([
    "2  languages › no. 1 › fallback: the first language needs every text",
  ]);
  expect(await told(ENGLISH, `${german}, fallback: it`)).toEqual([
    '3  languages › no. 2 › fallback: "it" is no language of the site',
  ]);
  expect(await told(ENGLISH, `${german}, fallback: de`)).toEqual([
    '3  languages › no. 2 › fallback: "de" may lack texts itself',
  ]);
});

test("the first language is published, and none falls back to a draft", async () => {
  const german = "code: de, name: Deutsch, region: DE";
  expect(await told(`${ENGLISH}, draft: true`, german)).toEqual([
    "2  languages › no. 1 › draft: the first language is always published",
  ]);
  expect(
    await told(ENGLISH, `${german}, draft: true`, "code: it, name: Italiano, region: IT, fallback: de"),
  ).toEqual(['4  languages › no. 3 › fallback: "de" may lack texts itself']);
});

test("without the list nothing else is read", async () => {
  expect(await problemsWith({ "languages.yaml": null, "site.yaml": null })).toEqual([
    expect.stringMatching(/languages\.yaml:1 {2}the file is missing/),
  ]);
});

test("a text is given in its language", () => {
  const text = { [EN]: "Slate", [SR]: "Škriljac" } as Parameters<typeof wordsIn>[0];
  expect(plain(wordsIn(text, SR))).toBe("Škriljac");
  expect(wordsIn({ [EN]: "Slate" } as typeof text, SR)).toEqual({ text: "", lang: "" });
  expect(LANGUAGES[SR]).toMatchObject({ htmlLang: "sr-Latn", intlLocale: "sr-Latn-RS", openGraph: "sr_RS" });
});
