import { expect, test } from "vitest";
import { formerNames } from "../checks/former-names.ts";
import { readContent } from "../read.ts";
import { TEST_CONTENT, writeTestContent } from "../testing/content.ts";
import { ContentFolder } from "./content-folder.ts";
import { mentionsOf } from "./mentions.ts";

async function mentions(names: string[], files: Record<string, string>): Promise<string[]> {
  const folder = await ContentFolder.open(await writeTestContent(files));
  const found = await mentionsOf(folder, names);
  return found.map(({ file, line }) => `${file}:${line}`).filter((place) => /x-|y-|prose/.test(place));
}

test("a name is found in prose, values and messages, in each Serbian case, and as no part of other words", async () => {
  expect(
    await mentions(["Bianco Sivec", "Žuti mermer"], {
      "prose/about-quality.en.md": "Marble.\n\nOur Bianco Sivec comes from Prilep.\n",
      "prose/about-quality.sr.md":
        "Mermer.\nPloče od Bianco Siveca i žutog mermera.\nPloče od Žutog mermera.\n",
      "portfolio/x-house.yaml":
        "title: { en: A house, sr: Kuća }\nalt: { en: Biancolino Sivec, sr: U Biancu Sivecu }\n",
      "portfolio/y-house.yaml": "stones: [marble/bianco-sivec]\nalt: A bianco sivec, Biancosivec\n",
      "search.yaml": "absent: [Bianco Sivec]\n",
    }),
  ).toEqual([
    "content/portfolio/x-house.yaml:2",
    "content/prose/about-quality.en.md:3",
    "content/prose/about-quality.sr.md:2",
  ]);
});

test("a name with a small letter is found with a capital one too, and in no key", async () => {
  expect(
    await mentions(["slate", "škriljac"], {
      "prose/about-quality.en.md": "Slate.\n\nVinegar does no harm to quartz and slate.\n",
      "prose/about-quality.sr.md":
        "Mermer.\nSirće ne šteti ni kvarcu ni škriljcu.\nPloče od škriljca i škriljac u pločama.\n",
      "portfolio/x-house.yaml": "stone: slate/slate-blue\nfamily: slate\n",
    }),
  ).toEqual([
    "content/prose/about-quality.en.md:1",
    "content/prose/about-quality.en.md:3",
    "content/prose/about-quality.sr.md:3",
  ]);
});

test("the check names the texts that speak of a retired stone, or of a part or family that the site does not have", async () => {
  const family = TEST_CONTENT["families/marble.yaml"];
  const navigation = { accessories: "Accessories", models: "3D Models" };
  const dir = await writeTestContent({
    "families/marble.yaml": `${family}retired: [{ slug: bianco-sivec }, { slug: carrara-venatino, instead: marble/carrara }]\n`,
    "prose/about-quality.sr.md": "Mermer.\n",
    "prose/about-quality.en.md":
      "We lay Bianco Sivec and Carrara.\n\nAccessories are made here.\n\nOld black slate for roofs.\n",
    "search.yaml":
      TEST_CONTENT["search.yaml"]?.replace(
        /terms:\n.*/,
        "terms:\n  - { means: family=old-black-slate, words: [slate*] }\nquestions:\n  - key: models\n    words: [3D modeli]\n    answer: { en: See 3D Models., sr: Pitajte nas. }",
      ) ?? "",
    "site.yaml": `${TEST_CONTENT["site.yaml"]}delivery:\n  en: We deliver tables.\n  sr: Stolove vozimo sami.\n`,
    "tables.yaml": null,
    "messages/en/common.json": JSON.stringify({ navigation }),
    "messages/en/rooms.json": JSON.stringify({ kinds: { table: "Tables" } }),
    "messages/sr/rooms.json": JSON.stringify({ kinds: { table: "Stolovi" } }),
    "messages/sr/common.json": JSON.stringify({
      navigation: { accessories: "Galanterija", models: "3D modeli" },
    }),
    "prose/about-production.sr.md": "Naši 3D modeli.\n",
    "prose/about-production.en.md": "Tables of marble.\n",
  });
  const warnings = await formerNames(await ContentFolder.open(dir), await readContent(dir));
  expect(
    warnings
      .filter(({ message }) => message.startsWith("still"))
      .map(({ file, line, message }) => `${file}:${line} ${message}`),
  ).toEqual([
    "content/prose/about-quality.en.md:1 still speaks of Bianco Sivec",
    "content/prose/about-production.sr.md:1 still speaks of 3D modeli",
    "content/search.yaml:6 still speaks of 3D Models",
    "content/site.yaml:27 still speaks of tables",
    "content/site.yaml:28 still speaks of stolovi",
    "content/prose/about-quality.en.md:5 still speaks of old black slate",
  ]);
});

test("a name that another stone's name contains is former all the same, but for where that longer name stands", async () => {
  const dir = await writeTestContent({
    "families/marble.yaml": `${TEST_CONTENT["families/marble.yaml"]}retired: [{ slug: statuario }]\n`,
    "stones/marble/carrara.yaml":
      TEST_CONTENT["stones/marble/carrara.yaml"]?.replace("aliases: []", "aliases: [Statuario Carrara]") ??
      "",
    "prose/about-quality.en.md": "Statuario Carrara is ours.\n\nStatuario Carrara and Statuario.\n",
    "search.yaml":
      TEST_CONTENT["search.yaml"]?.replace(
        /terms:\n.*/,
        "terms:\n  - { means: family=slate, words: [škrilj*, slate, zid*] }\n  - { means: use=wall&family=slate, words: [podloga] }\nwishes:\n  - { means: family=slate, words: [zidovi] }",
      ) ?? "",
    "prose/about-quality.sr.md": "Zid od škrilja.\n\nZidovi.\n",
  });
  const warnings = await formerNames(await ContentFolder.open(dir), await readContent(dir));
  const told = warnings.map(({ file, line, message }) => `${file}:${line} ${message}`);
  expect(told.filter((each) => /quality/.test(each))).toEqual([
    "content/prose/about-quality.en.md:3 still speaks of Statuario",
    "content/prose/about-quality.sr.md:1 still speaks of škrilj",
  ]);
});
