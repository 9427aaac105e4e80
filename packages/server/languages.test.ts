import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { BUILT_SITE } from "@stoneyard/enquiry/built-site.ts";
import { expect, onTestFinished, test } from "vitest";
import { loadLanguages } from "./languages.ts";
import { makeDirectory, writeLanguages } from "./testing/built-site.ts";

async function builtLanguages() {
  const directory = await makeDirectory();
  onTestFinished(directory.remove);
  await writeLanguages(directory.path);
  const file = join(directory.path, BUILT_SITE.languages);
  return { dist: directory.path, file, built: JSON.parse(await readFile(file, "utf8")) };
}

test("the site's languages say every text that the server needs", async () => {
  const { dist } = await builtLanguages();
  const { all, codes } = loadLanguages(dist);
  expect(codes).toEqual(["en", "sr"]);
  expect(all.map(({ say }) => say("contact.problems.too-long", { limit: 5000 }))).toEqual([
    expect.stringContaining("5,000"),
    expect.stringContaining("5.000"),
  ]);
});

test("the content has no text of the server's that it never says", async () => {
  const { dist, built } = await builtLanguages();
  const keys = leaves(built[0].texts.server).map((key) => `server.${key}`);
  expect(keys.length).toBeGreaterThan(30);
  for (const key of keys) {
    const [first, ...others] = JSON.parse(JSON.stringify(built));
    drop(first.texts, key.split("."));
    await writeFile(join(dist, BUILT_SITE.languages), JSON.stringify([first, ...others]));
    expect(() => loadLanguages(dist), key).toThrow(`no text ${key}`);
  }
});

test("a language is known by its code and by its addresses", async () => {
  const { dist } = await builtLanguages();
  const languages = loadLanguages(dist);
  expect(["sr", "en", "de", ""].map((code) => languages.byCode(code).code)).toEqual(["sr", "en", "en", "en"]);
  const paths = ["/sr", "/SR/granit", "/srebro", "/granit/sr", "/", ""];
  expect(paths.map((path) => languages.byPath(path).code)).toEqual(["sr", "sr", "en", "en", "en", "en"]);
});

test("without the file, or with a text missing, it says what to do", async () => {
  const { dist, file, built } = await builtLanguages();
  delete built[1].texts.server.mail.receipt;
  await writeFile(file, JSON.stringify(built));
  expect(() => loadLanguages(dist)).toThrow(
    `${file} has no text server.mail.receipt: write mail.receipt in content/messages/sr/server.json and run npm run build`,
  );
  await rm(file);
  expect(() => loadLanguages(dist)).toThrow(
    `The texts of answers and mails cannot be read from ${file}: run npm run build`,
  );
});

function leaves(tree: object): string[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === "string" || Array.isArray(value)
      ? [key]
      : leaves(value).map((inner) => `${key}.${inner}`),
  );
}

function drop(tree: Record<string, unknown>, [key = "", ...rest]: string[]): void {
  if (rest.length === 0) delete tree[key];
  else drop(tree[key] as Record<string, unknown>, rest);
}
