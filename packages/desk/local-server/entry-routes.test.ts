import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { familyKey } from "@stoneyard/catalogue/kinds/family.ts";
import { partsOf } from "@stoneyard/catalogue/parts.ts";
import { readContent } from "@stoneyard/catalogue/read.ts";
import { photograph, putPicture } from "@stoneyard/catalogue/testing/pictures.ts";
import { expect, test } from "vitest";
import { nextPosition } from "../drafts/entries.ts";
import { undo } from "../history/history.ts";
import { runningDesk } from "../testing/running-desk.ts";
import { readToday } from "./overview.ts";

async function desk() {
  const running = await runningDesk();
  const post = async (path: string, body: unknown) => {
    const answer = await running.ask({ method: "POST", path, body });
    return { status: answer.status, ...JSON.parse(answer.text) };
  };
  return {
    ...running,
    read: () => readContent(join(running.dir, "content")),
    add: (folder: string, title: string) =>
      post("/api/entry", { folder, title, language: "en", message: `${title}: new` }),
    remove: (folder: string, slug: string) =>
      post("/api/entry/remove", { folder, slug, message: `${slug} out` }),
    post,
  };
}

test("a category, a project and a family are added by a name, with samples to write over", async () => {
  const { add, content, git, read, post } = await desk();
  expect(await add("accessories", "Garden Bowls")).toMatchObject({
    state: "saved",
    file: "accessories/garden-bowls.yaml",
  });
  expect(await git.ask("log", "-1", "--format=%s")).toBe("Garden Bowls: new");
  expect(await add("portfolio", "Kuća na reci")).toMatchObject({ file: "portfolio/kuca-na-reci.yaml" });
  const project = (await content.open("portfolio/kuca-na-reci.yaml")).text;
  expect(project).toContain("title:\n  en: Kuća na reci\n  sr: !sample Kuća na reci\n");
  expect(project).toContain("picture: portfolio/kuca-na-reci-1");
  expect(await add("families", "Slate")).toMatchObject({ file: "families/slate.yaml" });
  expect((await content.open("families/slate.yaml")).text).toContain("one: !sample stone");
  expect(nextPosition(["position: 7\n", "position: !sample 2\n"])).toBe(8);
  const before = await read();
  expect([...before.families.keys()]).not.toContain("slate");
  expect(before.accessories.map(({ slug }) => slug)).toContain("garden-bowls");
  // With its first stone, like one of another family, it is on the site.
  const stone = { title: "Blue Slate", family: "slate", like: "marble/carrara", message: "Blue Slate: new" };
  expect(await post("/api/stone", stone)).toMatchObject({ state: "saved" });
  expect((await read()).families.get(familyKey.parse("slate"))).toMatchObject({
    cover: "blue-slate",
    stones: ["blue-slate"],
  });
  expect(await add("families", "Slate")).toMatchObject({ status: 409, message: "TAKEN" });
  expect(await add("portfolio", "???")).toMatchObject({ status: 422 });
  expect(await add("rooms", "Hall")).toMatchObject({ status: 400 });
});

test("parts are emptied one by one with the pictures that were theirs alone, and come back by undo", async () => {
  const { remove, content, git, read, dir } = await desk();
  await putPicture(join(dir, "content"), "accessories/ashtrays/one-1.jpg", await photograph(900, 600));
  const prose = { "prose/yard.en.md": "We turn ashtrays.\n", "prose/yard.sr.md": "I pepeljare.\n" };
  await content.save(new Map(Object.entries(prose)));
  const still = ["ashtrays", "pepeljare"].map((name) => ({ message: `still speaks of ${name}` }));
  expect(await content.names("accessories")).toEqual(["ashtrays"]);
  expect(await remove("accessories", "ashtrays")).toMatchObject({ state: "saved", problems: still });
  expect(partsOf(await read())).not.toContain("accessories");
  const commit = await git.ask("rev-parse", "HEAD");
  expect(await undo(git, content, commit, { message: "Back", language: "en" })).toEqual({ state: "done" });
  expect(partsOf(await read())).toContain("accessories");
  // The home page of this content leads to the projects: told, and nothing is taken away.
  const [project = ""] = await content.names("portfolio");
  const answer = await remove("portfolio", project);
  expect(answer.state).toBe("problems");
  expect(answer.problems[0].file).toContain("home.yaml");
  expect(await content.names("portfolio")).toEqual([project]);
  expect(await remove("portfolio", "../../x")).toMatchObject({ status: 400 });
  expect(await remove("portfolio", "none")).toMatchObject({ status: 404 });
});

test("where one file cannot be read, another is added and the mistake is told to whoever removes what needs it", async () => {
  const { add, remove, post, content, dir } = await desk();
  const breakFile = async (file: string) =>
    writeFile(join(dir, "content", file), `${(await content.open(file)).text}x: [\n`);
  const told = (file: string) => ({
    status: 200,
    state: "unreadable",
    problems: [{ file: `content/${file}` }],
  });
  await breakFile("accessories/ashtrays.yaml");
  expect(await add("accessories", "Bowls")).toMatchObject({ state: "saved" });
  expect((await content.open("accessories/bowls.yaml")).text).toMatch(/^position: 1\n/);
  expect(await remove("accessories", "ashtrays")).toMatchObject(told("accessories/ashtrays.yaml"));
  const retired = { stone: "marble/carrara", message: "out" };
  const added = { title: "New", family: "marble", like: "marble/carrara", message: "New" };
  await breakFile("families/marble.yaml");
  expect(await add("families", "Slate")).toMatchObject({ state: "saved" });
  expect(await post("/api/stone", added)).toMatchObject(told("families/marble.yaml"));
  expect(await post("/api/stone/retire", retired)).toMatchObject(told("families/marble.yaml"));
  await breakFile("stones/marble/carrara.yaml");
  expect(await post("/api/stone", added)).toMatchObject(told("stones/marble/carrara.yaml"));
  expect(await post("/api/stone/retire", retired)).toMatchObject(told("stones/marble/carrara.yaml"));
  expect(await content.bytes("stones/marble/carrara.yaml")).toBeDefined();
});

test("a picture that a text page shows too stays when its project goes", async () => {
  const { remove, content, dir } = await desk();
  const project = (await content.open("portfolio/residence.yaml")).text;
  const shown = "pictures/portfolio/residence-1.jpg";
  await putPicture(join(dir, "content"), "portfolio/residence-1.jpg", await photograph(900, 600));
  const changes = {
    "portfolio/second.yaml": project
      .replaceAll("residence-", "second-")
      .replace("position: 1", "position: 2"),
    "prose/privacy.sr.md": "# Privatnost\n\n![Hol](portfolio/residence-1)\n",
  };
  expect((await content.save(new Map(Object.entries(changes)))).problems).toEqual([]);
  expect(await remove("portfolio", "residence")).toMatchObject({ state: "saved" });
  expect(await content.bytes(shown)).toBeDefined();
});

test("a family goes with its stones; one that lost its last stone takes a new one", async () => {
  const { add, remove, content, read, post, dir } = await desk();
  await add("families", "Slate");
  const slate = (title: string) => ({ title, family: "slate", like: "marble/carrara", message: title });
  await post("/api/stone", slate("Blue Slate"));
  const prose = {
    "prose/yard.en.md": "Blue Slate waits.\n",
    "prose/yard.sr.md": "Čeka nas tona Blue Slatea.\n",
  };
  expect((await content.save(new Map(Object.entries(prose)))).problems).toEqual([]);
  const message = "still speaks of Blue Slate";
  const still = Object.keys(prose).map((file) => ({ file: `content/${file}`, line: 1, message }));
  expect(await post("/api/stone/retire", { stone: "slate/blue-slate", message: "out" })).toMatchObject({
    state: "saved",
    problems: still,
  });
  expect(await post("/api/stone", slate("Green Slate"))).toMatchObject({ state: "saved" });
  const { mentions } = await readToday(content);
  expect(mentions.filter(({ file }) => file.includes("yard"))).toMatchObject(still);
  expect((await read()).families.get(familyKey.parse("slate"))?.cover).toBe("green-slate");
  await putPicture(join(dir, "content"), "stones/slate/green-slate.jpg", await photograph(900, 600));
  const made = 'stones/slate/green-slate: { made: studio, sha256: "0123456789abcdef" }\n';
  await writeFile(join(dir, "content/pictures/made.yaml"), made);
  const spoken = { "prose/yard.en.md": "For roofs we cut slate.\n", "prose/yard.sr.md": "Krovovi.\n" };
  await content.save(new Map(Object.entries(spoken)));
  expect(await remove("families", "slate")).toMatchObject({
    state: "saved",
    problems: [{ file: "content/prose/yard.en.md", line: 1, message: "still speaks of slate" }],
  });
  expect(await content.bytes("families/slate.yaml")).toBeUndefined();
  expect(await content.bytes("stones/slate/green-slate.yaml")).toBeUndefined();
  expect(await content.bytes("pictures/stones/slate/green-slate.jpg")).toBeUndefined();
});
