import { expect, test } from "vitest";
import { readContent } from "../read.ts";
import { absentNames } from "../stones/absent-names.ts";
import { missingWords } from "../stones/missing-words.ts";
import { changed, problemsWith, writeTestContent } from "../testing/content.ts";
import { SR } from "../testing/locales.ts";

const words = (from: string, to: string) => changed("search.yaml", from, to);

test.each([
  [
    "means: colour=white",
    "means: color=white",
    "content/search.yaml:2  color=white: visitors do not choose by color  →  write colour",
  ],
  [
    "means: colour=white",
    "means: colour=whit",
    "content/search.yaml:2  colour=whit: colour has no value whit  →  write white",
  ],
  [
    "means: colour=white",
    "means: colour=white, refused: colour=whit",
    "content/search.yaml:2  colour=whit: colour has no value whit  →  write white",
  ],
  [
    "spoken: {}",
    "spoken: { marble/karara: [karara] }",
    "content/search.yaml:13  there is no stone marble/karara  →  did you mean marble/carrara?",
  ],
  [
    "means: colour=white",
    "means: white",
    'content/search.yaml:2  terms › no. 1 › means: "white" must be as in an address, for example colour=white  →  write it like colour=white',
  ],
  [
    "names: [Venčac]",
    "names: [Venčac, { words: [Sivec], nearest: colour=whit }]",
    "content/search.yaml:9  colour=whit: colour has no value whit  →  write white",
  ],
  [
    "spoken: {}",
    "spoken: {}\nquestions: [{ key: stock, words: [stock], means: available=nwo, answer: { en: Ask., sr: Pitajte. } }]",
    "content/search.yaml:14  available=nwo: available has no value nwo  →  write now",
  ],
])("%s written as %s is told", async (from, to, problem) => {
  expect(await problemsWith(words(from, to))).toEqual([problem]);
});

test("words may mean what is in stock while nothing is", async () => {
  const { searchWords } = await readContent(await writeTestContent(words("colour=white", "available=now")));
  expect(searchWords.terms[0]?.means).toBe("available=now");
});

test("a mistake in a stone's file does not make its words in the search another", async () => {
  const problems = await problemsWith({
    ...words("spoken: {}", "spoken: { marble/carrara: [karara] }"),
    ...changed("stones/marble/carrara.yaml", "colourGroup: ", "colourGroup "),
  });
  expect(problems.map((problem) => problem.split(":")[0])).toEqual(["content/stones/marble/carrara.yaml"]);
});

test("a country of a stone that the search has no words for is told in the stone's file", async () => {
  expect(await problemsWith(words("  IT:", "  FR:"))).toContain(
    "content/stones/marble/carrara.yaml:4  search.yaml has no words for the country IT  →  add it there under countries",
  );
});

test("a stone of the catalogue that is said to be absent is told, whole or as a word of its name", async () => {
  const problems = await problemsWith({
    ...words("names: [Venčac]", "names: [Venčac, { words: [Sivec, Bijeli Sivec] }, carara]"),
    ...changed("stones/marble/carrara.yaml", /aliases: .*/, "aliases: [Bianco Sivec, Cárara]"),
  });
  expect(problems).toEqual([
    "content/search.yaml:9  Sivec is said to be absent, but there is the stone marble/carrara  →  take Sivec out there; the search finds the stone until then",
    "content/search.yaml:9  carara is said to be absent, but there is the stone marble/carrara  →  take carara out there; the search finds the stone until then",
  ]);
});

test("of absent names those are left that no stone has", async () => {
  const why = { en: "It is sold out.", sr: "Rasprodat je." };
  const other = { words: ["Sivec", "Studenica"], nearest: "colour=white", why };
  const names = ["Bian", other, "Carrara", "Djeram"];
  const content = {
    stones: [{ key: "marble/bianco", title: "Bianco Sivec", aliases: ["Carrara", "Đeram"] }],
    searchWords: {
      absent: { kinds: [], names },
      missing: { name: {}, country: {}, kind: {} },
      countries: {},
      questions: [],
    },
  } as unknown as Parameters<typeof missingWords>[0];
  expect(absentNames(content)).toEqual([
    { words: ["Bian"] },
    { words: ["Studenica"], nearest: "colour=white", why },
  ]);
  expect(missingWords(content, SR).why.names).toEqual(["", "Rasprodat je."]);
});
