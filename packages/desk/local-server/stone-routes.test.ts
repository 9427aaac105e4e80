import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { readValue } from "@stoneyard/catalogue/editing/marked-value.ts";
import { family, familyKey } from "@stoneyard/catalogue/kinds/family.ts";
import { stone } from "@stoneyard/catalogue/kinds/stone.ts";
import { readContent } from "@stoneyard/catalogue/read.ts";
import { EN } from "@stoneyard/catalogue/testing/locales.ts";
import { expect, test } from "vitest";
import { newFamily } from "../drafts/entries.ts";
import { familyWith, stoneLike } from "../drafts/new-stone.ts";
import { familyWithout } from "../drafts/retired-stone.ts";
import { undo } from "../history/history.ts";
import { runningDesk } from "../testing/running-desk.ts";

const NEW = {
  title: "Žuti Kamen",
  family: "marble",
  like: "marble/carrara",
  message: "Žuti Kamen: novi kamen",
};

test("a new stone has a file, a place in its family and a commit; its facts are samples", async () => {
  const { ask, content, git } = await runningDesk();
  const add = (body: unknown) => ask({ method: "POST", path: "/api/stone", body });
  const file = "stones/marble/zuti-kamen.yaml";
  expect(JSON.parse((await add(NEW)).text)).toEqual({ state: "saved", problems: [], file });
  expect((await content.open(file)).text).toContain("title: Žuti Kamen");
  expect((await content.open(file)).text).toContain("frost: !sample ");
  expect((await content.open("families/marble.yaml")).text).toContain("zuti-kamen");
  expect(await git.ask("log", "-1", "--format=%s")).toBe(NEW.message);
  expect((await add(NEW)).status).toBe(409);
  expect((await add({ ...NEW, title: "Камен" })).status).toBe(422);
  for (const body of [
    { ...NEW, title: "" },
    { ...NEW, family: "../x" },
    { ...NEW, like: "marble/../../x" },
    {},
  ]) {
    expect((await add(body)).status).toBe(400);
  }
  expect((await add({ ...NEW, title: "Other", like: "marble/none" })).status).toBe(404);
});

test("a new stone that the search called absent is found from then on", async () => {
  const { ask, content, git } = await runningDesk();
  const search = "search.yaml";
  const { text, version } = await content.open(search);
  const names = [
    "Zuti kamen",
    "Volakas",
    { words: ["Zuti", "Žuti mermer"], nearest: "family=marble", why: { en: "A", sr: "B" } },
  ];
  const { text: now } = await content.draft(search, version, [
    { kind: "set", path: ["absent", "names"], value: names },
  ]);
  expect((await content.save(new Map([[search, now]]))).problems).toEqual([]);
  const answer = await ask({ method: "POST", path: "/api/stone", body: NEW });
  expect(JSON.parse(answer.text)).toMatchObject({ state: "saved" });
  expect((await content.open(search)).text).toContain("Volakas");
  expect((await content.open(search)).text).not.toContain("Zuti");
  expect(text).not.toContain("Zuti");
  expect(await git.ask("show", "--name-only", "--format=", "HEAD")).toContain(`content/${search}`);
});

test("a stone that is taken out leaves nothing behind but its address, and comes back by undo", async () => {
  const { ask, content, git, dir } = await runningDesk();
  const post = (path: string, body: unknown) => ask({ method: "POST", path, body });
  await post("/api/stone", NEW);
  await post("/api/stone", { ...NEW, title: "Stari" });
  for (const name of ["stones/marble/zuti-kamen.jpg", "finishes/marble/zuti-kamen-honed.png"]) {
    const file = join(dir, "content/pictures", name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, "picture");
  }
  const made = join(dir, "content/pictures/made.yaml");
  const line = (name: string) => `${name}: { made: studio, sha256: "0123456789abcdef" }\n`;
  const others = line("stones/marble/carrara") + line("stones/marble/zuti-kamenac");
  await writeFile(made, others + line("stones/marble/zuti-kamen"));
  await git.ask("add", ".");
  await git.ask("commit", "--quiet", "--message", "Pictures");
  const retire = (stone: string, instead?: string) =>
    post("/api/stone/retire", { stone, instead, message: `${stone} out` });
  const family = async () => (await content.open("families/marble.yaml")).text;
  const before = await family();

  expect(JSON.parse((await retire("marble/stari", "marble/zuti-kamen")).text)).toEqual({
    state: "saved",
    problems: [],
  });
  expect(await family()).toContain("retired:\n  - slug: stari\n    instead: marble/zuti-kamen\n");
  expect(JSON.parse((await retire("marble/zuti-kamen", "granit/tan-brown")).text)).toMatchObject({
    state: "saved",
  });
  const { families } = await readContent(join(dir, "content"));
  expect(families.get(familyKey.parse("marble"))?.retired).toEqual([
    { slug: "stari", instead: "granit/tan-brown" },
    { slug: "zuti-kamen", instead: "granit/tan-brown" },
  ]);
  expect(await content.bytes("stones/marble/zuti-kamen.yaml")).toBeUndefined();
  expect(await content.bytes("pictures/stones/marble/zuti-kamen.jpg")).toBeUndefined();
  expect(await content.bytes("pictures/finishes/marble/zuti-kamen-honed.png")).toBeUndefined();
  expect(await readFile(made, "utf8")).toBe(others);
  expect(await git.ask("status", "--porcelain", "content")).toBe("");

  const taken = await git.ask("log", "-2", "--format=%H");
  for (const commit of taken.split("\n"))
    expect(await undo(git, content, commit, { message: "Undone", language: "en" })).toEqual({
      state: "done",
    });
  expect(await family()).toBe(before);
  expect(await content.bytes("pictures/stones/marble/zuti-kamen.jpg")).toBeDefined();
  expect(await readFile(made, "utf8")).toContain("zuti-kamen");
});

test("pictures of a stone and of its single slabs go with it, and one that another text shows stays", async () => {
  const { ask, content } = await runningDesk();
  const post = (path: string, body: unknown) => ask({ method: "POST", path, body });
  await post("/api/stone", NEW);
  const file = "stones/marble/zuti-kamen.yaml";
  const { version } = await content.open(file);
  const slab = { number: "ŽK-1", width: 300, height: 180, pictures: ["slabs/zk-1", "gallery/g01"] };
  const { text } = await content.draft(file, version, [
    { kind: "set", path: ["singleSlabs"], value: [slab] },
  ]);
  const shown = "rooms/marble/zuti-kamen-kitchen";
  const texts = { en: "A kitchen", sr: "Kuhinja" };
  const still = { title: "G02", picture: shown, alt: texts, caption: texts, stones: ["marble/carrara"] };
  const gallery = await content.open("gallery.yaml");
  const { text: withStill } = await content.draft(gallery.file, gallery.version, [
    { kind: "insert", path: ["pictures"], at: 1, value: still },
  ]);
  const names = ["slabs/zk-1", "stones/marble/zuti-kamen", "slabs/zk-10", "gallery/g01", shown];
  const pictures = names.map((name) => `pictures/${name}.jpg`);
  const written = pictures.map((picture) => [picture, Buffer.from("picture")] as const);
  const changes = [[file, text], [gallery.file, withStill], ...written] as const;
  expect((await content.save(new Map<string, string | Buffer>(changes))).problems).toEqual([]);
  await post("/api/stone/retire", { stone: "marble/zuti-kamen", message: "out" });
  expect(await content.bytes(file)).toBeUndefined();
  const left = await Promise.all(pictures.map((picture) => content.bytes(picture)));
  expect(left.map((bytes) => bytes !== undefined)).toEqual([false, false, true, true, true]);
});

test("a stone that other texts name is not taken out, and they are told", async () => {
  const { ask, content } = await runningDesk();
  const answer = await ask({
    method: "POST",
    path: "/api/stone/retire",
    body: { stone: "marble/carrara", message: "out" },
  });
  const { state, problems } = JSON.parse(answer.text);
  expect(state).toBe("problems");
  expect(problems.map(({ file }: { file: string }) => file)).toEqual(
    expect.arrayContaining(["content/home.yaml", "content/about.yaml", "content/interiors.yaml"]),
  );
  expect(await content.bytes("stones/marble/carrara.yaml")).toBeDefined();
});

test("a new stone and a new family take over what may be alike, and nothing that is another's own", () => {
  const withAll = ({ shape }: typeof stone | typeof family) =>
    Object.keys(shape)
      .map((key) => `${key}: { en: x, sr: y }\n`)
      .join("");
  expect(Object.keys(Object(readValue(stoneLike(withAll(stone), "New"))))).toEqual([
    ...["title", "aliases", "rock", "description", "colours", "colourGroup"],
    ...["pattern", "finishes", "thicknesses", "frost", "acid"],
  ]);
  const begun = { slug: "new", title: "New", locale: EN, position: 9 };
  expect(Object.keys(Object(readValue(newFamily(begun, withAll(family)))))).toEqual([
    ...["position", "title", "noun", "lead", "description", "cover", "slab", "coverView", "close", "stones"],
  ]);
});

test("the cover of a family passes to the next stone, and a stone's former addresses stay", () => {
  const family = { key: "marble", text: "cover: a\nstones: [a, b, c]\nretired:\n  - slug: z\n" };
  const gone = { key: "marble/a" as const, text: "title: A\nformerAddresses: [old-a]\n" };
  expect(familyWithout(family, gone, undefined)).toBe(
    "cover: b\nstones: [b, c]\nretired:\n  - slug: z\n  - slug: a\n  - slug: old-a\n",
  );
});

test("a stone that its family does not list goes, and the others stay listed", () => {
  const gone = { key: "marble/c" as const, text: "title: C\n" };
  const without = (text: string) => familyWithout({ key: "marble", text }, gone, undefined);
  expect(without("stones: [a, b]\n")).toBe("stones: [a, b]\nretired:\n  - slug: c\n");
  // Whoever took it out of the list by hand may have noted its address as well.
  const noted = "stones: [a, b]\nretired:\n  - slug: c\n";
  expect(without(noted)).toBe(noted);
});

test("a stone that comes back has its old address again", () => {
  expect(familyWith("stones: [a]\nretired:\n  - slug: b\n", "b")).toBe("stones: [a, b]\n");
  expect(familyWith("stones: [a]\nretired:\n  - slug: b\n  - slug: c\n", "c")).toBe(
    "stones: [a, c]\nretired:\n  - slug: b\n",
  );
});
