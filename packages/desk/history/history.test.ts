import { once } from "node:events";
import { chmod, mkdir, mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { clonedProject, projectIn, type TestProject, testProject } from "../testing/project.ts";
import { change, MESSAGES, SITE, STONE, set, text, twoDesks, UNDONE } from "../testing/two-desks.ts";
import { changesIn, describeChange } from "./describe-change.ts";
import { Git, gitState } from "./git.ts";
import {
  beginHistory,
  commitFiles,
  listHistory,
  saveEdits,
  uncommitted,
  undo,
  unpublished,
} from "./history.ts";
import { publish, publishTarget, setPublishTarget, undoPublication } from "./publish.ts";

test("history tells each change in words, and undo takes one back under later ones", async () => {
  const project = await testProject();
  const before = await text(project, SITE);
  const first = await change(project, SITE, set(["address", "street"], "Ulica 2"));
  await change(project, SITE, set(["brand"], "Kamen"));
  expect((await listHistory(project.git, 10)).map(({ message }) => message)).toEqual([
    "Company: brand Test Stone → Kamen",
    "Company: address · street Ulica 1 → Ulica 2",
    "Begin",
  ]);
  expect(await undo(project.git, project.content, first, UNDONE)).toEqual({ state: "done" });
  expect(await text(project, SITE)).toBe(before.replace("Test Stone", "Kamen"));
});

test("a group that is new is told by its values, in the owner's words", async () => {
  const written = "title: Carrara\n";
  const priced = `${written}price:\n  from: 20400\n  vat: included\n`;
  expect(describeChange(STONE, written, priced, "en")).toBe("Carrara: price + 20\u202f400, included");
  expect(describeChange(STONE, written, priced, "sr")).toBe("Carrara: cena + 20\u202f400, uračunat");
  expect(changesIn("prose/a.en.md", "One.\n", "One.\n\nTwo.\n", "en")).toEqual(["Two."]);
  expect(describeChange(SITE, "brand:\n", "brand: A\n", "en")).toMatch(/: brand \+ A$/);
  const long = `brand: ${"Kamen ".repeat(9)}\n`;
  expect(describeChange(SITE, "brand: A\n", long, "en")).toMatch(/: brand A → (Kamen ){6}Kame…$/);
  const whole = `brand: ${"k".repeat(40)}\n`;
  expect(describeChange(SITE, "brand: A\n", whole, "en")).toMatch(/: brand A → k{40}$/);
  expect(describeChange(STONE, "vat: included\n", "vat: excluded\n", "en")).toMatch(": VAT included → ");
  const many = (count: number) => {
    const lines = (sign: string) =>
      ["a", "b", "c", "d", "e"].slice(0, count).map((key) => `${key}: ${sign}\n`);
    return describeChange(SITE, lines("1").join(""), lines("2").join(""), "sr");
  };
  expect([many(3), many(5)]).toEqual(["Firma: 3 izmene", "Firma: 5 izmena"]);
});

test("an item of a list is called by its name, and what is confirmed is told so", () => {
  const file = "accessories/ashtrays.yaml";
  const before = `title: { en: Ashtrays, sr: Pepeljare }
models:
  - slug: one
    title: { en: Brown ashtray, sr: Smeđa pepeljara }
    size: { diameter: !sample 16, height: !sample 4 }
`;
  const confirmed = before.replace("!sample 16", "16");
  expect(describeChange(file, before, confirmed, "en")).toBe(
    "Ashtrays: brown ashtray · size · diameter, cm confirmed",
  );
  expect(describeChange(file, before, before.replace("!sample 16", "17"), "sr")).toBe(
    "Pepeljare: smeđa pepeljara · dimenzije · prečnik, cm 16 → 17",
  );
});

test("what comes into a list, leaves it and is changed beside that is told by its own name", () => {
  const before = `title: { en: Ashtrays, sr: Pepeljare }
models: [{ slug: one, title: One, size: 1 }, { slug: two, title: Two, size: 2 }]
`;
  const after = before.replace("[{ slug: one, title: One, size: 1 }, ", "[").replace("size: 2", "size: 3");
  expect(describeChange("accessories/a.yaml", before, after, "en")).toBe(
    "Ashtrays: one – one, One, 1, two · size 2 → 3",
  );
  const more = before.replace("}]", "}, { slug: new, title: New, size: 5 }]");
  expect(describeChange("accessories/a.yaml", before, more, "en")).toBe("Ashtrays: models + new, New, 5");
});

test("a change of a file with a mistake in it, before or after, is told as one of a text", () => {
  for (const wrong of ["brand: A: B\n", "brand: &b A\nlegalName: *b\n"]) {
    expect(describeChange(SITE, wrong, "brand: A\n", "en")).toBe("Company: text");
    expect(describeChange(SITE, "brand: A\n", wrong, "sr")).toBe("Firma: tekst");
    expect(changesIn(SITE, wrong, "brand: C\n", "en")).toEqual(["brand: C"]);
  }
});

test("languages are written as within a sentence", () => {
  const [before, after] = ["description:\n  sr: Mermer\n", "description:\n  sr: Granit\n"];
  expect(describeChange(SITE, before, after, "en")).toMatch(/: description · Serbian Mermer → Granit$/);
  expect(describeChange(SITE, before, after, "sr")).toMatch(/: opis · srpski Mermer → Granit$/);
});

test("a lock that a git left which was cut off holds nobody up; one that is held does", async () => {
  const project = await testProject();
  const lock = join(project.dir, ".git/index.lock");
  await writeFile(lock, "");
  await expect(change(project, SITE, set(["brand"], "Kamen"))).rejects.toThrow("index.lock");
  await utimes(lock, new Date(), new Date(Date.now() - 60_000));
  await change(project, SITE, set(["brand"], "Kamen B"));
  expect(await project.git.ask("status", "--porcelain", "content")).toBe("");
});

test("a folder without a history begins one", async () => {
  const project = await testProject();
  await rm(join(project.dir, ".git"), { recursive: true });
  expect(await gitState(project.git)).toBe("no-repository");
  await beginHistory(project.git, "Begin");
  expect(await gitState(project.git)).toBe("ready");
  expect(await listHistory(project.git, 10)).toMatchObject([{ message: "Begin", isFirst: true }]);
  await beginHistory(project.git, "Again");
  expect(await listHistory(project.git, 10)).toHaveLength(1);
});

test("history tells the owner's changes, made at any desk, from the makers' earlier ones", async () => {
  const project = await testProject();
  const told = async (count = 10) =>
    (await listHistory(project.git, count)).map(({ message, isEarlier }) => [message, isEarlier]);
  expect(await told()).toEqual([["Begin", true]]);
  await change(project, STONE, set(["title"], "Carrara B"));
  expect((await listHistory(project.git, 10)).map(({ isFirst }) => isFirst)).toEqual([false, true]);
  await writeFile(join(project.dir, "content", STONE), "title: Carrara C\n");
  await project.git.ask("commit", "--quiet", "--all", "--message", "By hand");
  expect(await told()).toEqual([
    ["By hand", false],
    [expect.stringContaining("Carrara"), false],
    ["Begin", true],
  ]);
  expect(await told(1)).toEqual([["By hand", false]]);
});

test("an empty folder becomes a place to publish to, and at another one nothing is published yet", async () => {
  const project = await testProject();
  const places = await mkdtemp(join(tmpdir(), "desk-places-"));
  onTestFinished(() => rm(places, { recursive: true, force: true }));
  await project.git.ask("remote", "add", "another", places);
  await project.git.ask("remote", "add", "origin", places);
  for (const place of ["first.git", "second.git"]) {
    await setPublishTarget(project.git, join(places, place));
    expect(await publishTarget(project.git)).toBe(join(places, place));
    expect(await unpublished(project.git)).toBeUndefined();
    expect(await listHistory(project.git, 1)).toMatchObject([{ published: false }]);
    expect(await publish(project.git, project.content, MESSAGES)).toEqual({ state: "sent", commits: 1 });
    expect(await unpublished(project.git)).toEqual([]);
    expect(await listHistory(project.git, 1)).toMatchObject([{ published: true }]);
  }
  expect(await project.git.ask("remote", "get-url", "another")).toBe(places);
  await writeFile(join(places, "letter.txt"), "not ours");
  await expect(setPublishTarget(project.git, places)).rejects.toThrow("NO TARGET");
  await expect(setPublishTarget(project.git, join(places, "none/deep.git"))).rejects.toThrow("NO TARGET");
});

test("undo asks only where the same line was changed again", async () => {
  const project = await testProject();
  const first = await change(project, STONE, set(["title"], "Carrara B"));
  await change(project, STONE, set(["title"], "Carrara C"));
  const asked = await undo(project.git, project.content, first, UNDONE);
  expect(asked).toEqual({
    state: "conflicts",
    conflicts: [{ file: STONE, mine: ["name Carrara B → Carrara"], theirs: ["name Carrara B → Carrara C"] }],
  });
  expect(await text(project, STONE)).toContain("title: Carrara C");
  const choices = { [STONE]: "mine" as const };
  expect(await undo(project.git, project.content, first, UNDONE, choices)).toEqual({ state: "done" });
  expect(await text(project, STONE)).toMatch(/^title: Carrara$/m);
});

test("undo keeps later changes where git keeps other line breaks in the folder, as on Windows", async () => {
  const { bare } = await twoDesks();
  const jovan = await clonedProject(bare.dir, "Jovan", "--config", "core.autocrlf=true");
  const before = await text(jovan, SITE);
  expect(before).toContain("\r\n");
  const first = await change(jovan, SITE, set(["brand"], "Kamen"));
  await change(jovan, SITE, set(["address", "street"], "Ulica 2"));
  expect(await undo(jovan.git, jovan.content, first, UNDONE)).toEqual({ state: "done" });
  expect(await text(jovan, SITE)).toBe(before.replace("Ulica 1", "Ulica 2"));
  const last = await jovan.git.ask("rev-parse", "HEAD");
  expect(await undo(jovan.git, jovan.content, last, UNDONE)).toEqual({ state: "done" });
  expect(await jovan.git.ask("status", "--porcelain", "content")).toBe("");
});

test("an undo that would make a mistake is not done", async () => {
  const project = await testProject();
  await change(project, STONE, { kind: "set", path: ["finishes"], value: ["polished", "honed"] });
  const commit = await project.git.ask("rev-parse", "HEAD");
  await expect(undo(project.git, project.content, "HEAD", UNDONE)).rejects.toThrow("There is no such change");
  await expect(undo(project.git, project.content, "0".repeat(40), UNDONE)).rejects.toThrow("no such change");
  expect(await undo(project.git, project.content, commit, UNDONE)).toEqual({ state: "done" });
});

test("a commit takes its files alone, whatever else is staged", async () => {
  const project = await testProject();
  await writeFile(join(project.dir, "other.txt"), "staged");
  await project.git.ask("add", "other.txt");
  await change(project, STONE, set(["title"], "Carrara B"));
  expect(await project.git.ask("show", "--name-only", "--format=", "HEAD")).toBe(`content/${STONE}`);
  expect(await project.git.ask("status", "--porcelain")).toBe("A  other.txt");
});

test("a deletion that was staged beside the desk is committed too", async () => {
  const project = await testProject();
  await project.git.ask("rm", "--quiet", `content/${STONE}`);
  expect(await uncommitted(project.git)).toEqual([STONE]);
  await commitFiles(project.git, [STONE, "never/known.yaml"], MESSAGES.outside);
  expect(await uncommitted(project.git)).toEqual([]);
  expect(await project.git.ask("show", "--name-status", "--format=", "HEAD")).toBe(`D\tcontent/${STONE}`);
});

test("two desks change one file: what both did is in it, and history only grew", async () => {
  const { mira, jovan, bare } = await twoDesks();
  const lost = await change(mira, SITE, set(["brand"], "Kamen"));
  await change(mira, SITE, {
    kind: "insert",
    path: ["phones"],
    at: 0,
    value: { number: "+38111222333", shown: "011" },
  });
  await change(jovan, SITE, set(["address", "street"], "Ulica 9"), { kind: "remove", path: ["phones", 1] });
  await change(jovan, STONE, set(["title"], "Carrara J"));
  await publish(mira.git, mira.content, MESSAGES);
  expect(await publish(jovan.git, jovan.content, MESSAGES)).toMatchObject({ state: "sent" });
  const merged = await text(jovan, SITE);
  expect(merged).toContain("brand: Kamen");
  expect(merged).toContain("street: Ulica 9");
  expect(merged).toContain(
    '- { number: "+38111222333", shown: "011" }\n  - { number: !sample "+381110000000"',
  );
  expect(merged).not.toContain("+381640000000");
  expect(merged).not.toContain("<<<");
  expect(await bare.askIf("merge-base", "--is-ancestor", lost, "main")).toBe("");
  expect(await jovan.git.ask("status", "--porcelain", "content")).toBe("");
  expect(await publish(mira.git, mira.content, MESSAGES)).toEqual({ state: "sent", commits: 0 });
  expect(await text(mira, SITE)).toBe(merged);
});

test("a file in which both changed a line is asked about, and nothing is sent before the answer", async () => {
  const { mira, jovan, bare } = await twoDesks();
  await change(mira, SITE, set(["brand"], "Kamen"));
  await publish(mira.git, mira.content, MESSAGES);
  const there = await bare.ask("rev-parse", "main");
  await change(jovan, SITE, set(["brand"], "Granit"), set(["address", "street"], "Ulica 9"));
  expect(await publish(jovan.git, jovan.content, MESSAGES)).toEqual({
    state: "conflicts",
    conflicts: [{ file: SITE, mine: ["brand Test Stone → Granit"], theirs: ["brand Test Stone → Kamen"] }],
  });
  expect(await bare.ask("rev-parse", "main")).toBe(there);
  const choices = { [SITE]: "mine" as const };
  expect(await publish(jovan.git, jovan.content, MESSAGES, choices)).toMatchObject({ state: "sent" });
  expect(await text(jovan, SITE)).toContain("brand: Granit");
  expect(await bare.ask("show", `main:content/${SITE}`)).toContain("street: Ulica 9");
});

test("where both changed a line and one made a mistake of it, both lines are shown", async () => {
  const { mira, jovan } = await twoDesks();
  await change(mira, SITE, set(["brand"], "Kamen"));
  await publish(mira.git, mira.content, MESSAGES);
  const wrong = (await text(jovan, SITE)).replace("brand: Test Stone", "brand: Test: Stone");
  await writeFile(join(jovan.dir, "content", SITE), wrong);
  expect(await publish(jovan.git, jovan.content, MESSAGES)).toEqual({
    state: "conflicts",
    conflicts: [{ file: SITE, mine: ["brand: Test: Stone"], theirs: ["brand Test Stone → Kamen"] }],
  });
  const choices = { [SITE]: "mine" as const };
  expect(await publish(jovan.git, jovan.content, MESSAGES, choices)).toMatchObject({
    state: "problems",
    problems: [{ file: `content/${SITE}` }],
  });
});

test("of prose and pictures that both changed both are shown, and one is taken", async () => {
  const { mira, jovan, bare } = await twoDesks();
  const change = async ({ dir, git }: TestProject, prose: string, bytes: number) => {
    await writeFile(join(dir, "content/prose/privacy.en.md"), `# Privacy\n\n${prose}`);
    await mkdir(join(dir, "content/pictures/home"), { recursive: true });
    await writeFile(join(dir, "content/pictures/home/hero-1.jpg"), Buffer.alloc(bytes));
    await commitFiles(git, ["prose/privacy.en.md", "pictures/home/hero-1.jpg"], "Beside");
  };
  await change(mira, "We keep nothing.\n", 2000);
  await publish(mira.git, mira.content, MESSAGES);
  await change(jovan, "We keep all.\n", 4000);
  expect(await publish(jovan.git, jovan.content, MESSAGES)).toEqual({
    state: "conflicts",
    conflicts: [
      { file: "pictures/home/hero-1.jpg", mine: ["4 kB"], theirs: ["2 kB"] },
      { file: "prose/privacy.en.md", mine: ["We keep all."], theirs: ["We keep nothing."] },
    ],
  });
  const choices = { "pictures/home/hero-1.jpg": "theirs", "prose/privacy.en.md": "mine" } as const;
  await publish(jovan.git, jovan.content, MESSAGES, choices);
  expect(await bare.ask("show", "main:content/prose/privacy.en.md")).toBe("# Privacy\n\nWe keep all.");
  expect(await bare.ask("cat-file", "-s", "main:content/pictures/home/hero-1.jpg")).toBe("2000");
});

/** Names that git writes in quotes where it may, and that look like patterns. */
const ODD_NAMES = ['pictures/kuhinja "nova".jpg', "pictures/IMG_1234.JPG", "pictures/a[1].jpg", "README.md"];

test("files are published under any name, and are still there when another desk publishes", async () => {
  const { mira, jovan, bare } = await twoDesks();
  await mkdir(join(jovan.dir, "content/pictures"), { recursive: true });
  for (const file of ODD_NAMES) await writeFile(join(jovan.dir, "content", file), "odd");
  expect(await publish(jovan.git, jovan.content, MESSAGES)).toEqual({ state: "sent", commits: 1 });
  await change(mira, SITE, set(["brand"], "Kamen"));
  expect(await publish(mira.git, mira.content, MESSAGES)).toMatchObject({ state: "sent" });
  const published = await bare.paths("ls-tree", "-r", "--name-only", "main");
  expect(published).toEqual(expect.arrayContaining(ODD_NAMES.map((file) => `content/${file}`)));
  for (const file of ODD_NAMES) expect(await text(mira, file)).toBe("odd");
});

test("a folder in whose place the other desk puts a file is one change of its files", async () => {
  const { mira, jovan } = await twoDesks();
  const place = (project: TestProject) => join(project.dir, "content/pictures/kitchen");
  await mkdir(place(mira), { recursive: true });
  await writeFile(join(place(mira), "one.jpg"), "one");
  await publish(mira.git, mira.content, MESSAGES);
  await publish(jovan.git, jovan.content, MESSAGES);
  await rm(place(mira), { recursive: true });
  await writeFile(place(mira), "file");
  await publish(mira.git, mira.content, MESSAGES);
  await change(jovan, SITE, set(["brand"], "Kamen"));
  expect(await publish(jovan.git, jovan.content, MESSAGES)).toMatchObject({ state: "sent" });
  expect(await text(jovan, "pictures/kitchen")).toBe("file");
  expect(await uncommitted(jovan.git)).toEqual([]);
});

test("a file that one desk lets run and another changes is both", async () => {
  const { mira, jovan, bare } = await twoDesks();
  const commitStart = async ({ dir, git }: TestProject, text: string, mode: number) => {
    await writeFile(join(dir, "start.sh"), text);
    await chmod(join(dir, "start.sh"), mode);
    await git.ask("add", "start.sh");
    await git.ask("commit", "--quiet", "--message", "Start");
  };
  await commitStart(mira, "one", 0o644);
  await publish(mira.git, mira.content, MESSAGES);
  await publish(jovan.git, jovan.content, MESSAGES);
  await commitStart(mira, "two", 0o644);
  await publish(mira.git, mira.content, MESSAGES);
  await commitStart(jovan, "one", 0o755);
  expect(await publish(jovan.git, jovan.content, MESSAGES)).toMatchObject({ state: "sent" });
  expect(await bare.ask("ls-tree", "main", "start.sh")).toMatch(/^100755 /);
  expect(await bare.ask("show", "main:start.sh")).toBe("two");
});

test("a copy of one release alone, put on a branch, publishes and hears of others", async () => {
  const { mira, bare } = await twoDesks();
  await mira.git.ask("push", "--quiet", "origin", "HEAD:refs/tags/v1");
  const jovan = await clonedProject(`file://${bare.dir}`, "Jovan", "--depth=1", "--branch=v1");
  await jovan.git.ask("switch", "--quiet", "--create", "main");
  await change(jovan, SITE, set(["address", "street"], "Ulica 9"));
  expect(await publish(jovan.git, jovan.content, MESSAGES)).toEqual({ state: "sent", commits: 1 });
  expect(await unpublished(jovan.git)).toEqual([]);
  await change(mira, SITE, set(["brand"], "Kamen"));
  await publish(mira.git, mira.content, MESSAGES);
  await change(jovan, STONE, set(["title"], "Carrara J"));
  expect(await publish(jovan.git, jovan.content, MESSAGES)).toMatchObject({ state: "sent" });
  expect(await text(jovan, SITE)).toContain("brand: Kamen");
  await jovan.git.ask("switch", "--quiet", "--create", "other");
  expect(await publish(jovan.git, jovan.content, MESSAGES)).toMatchObject({ state: "sent" });
  expect(await unpublished(jovan.git)).toEqual([]);
});

test("a publication is taken back whatever its files are called", async () => {
  const { mira } = await twoDesks();
  await mkdir(join(mira.dir, "content/pictures"), { recursive: true });
  for (const file of ODD_NAMES) await writeFile(join(mira.dir, "content", file), "odd");
  await publish(mira.git, mira.content, MESSAGES);
  const published = await mira.git.ask("rev-parse", "HEAD");
  expect(await undoPublication(mira.git, mira.content, UNDONE)).toEqual({ state: "done" });
  for (const file of ODD_NAMES) expect(await mira.content.bytes(file)).toBeUndefined();
  expect(await uncommitted(mira.git)).toEqual([]);
  const takenBack = await mira.git.ask("rev-parse", "HEAD");
  expect(await undo(mira.git, mira.content, takenBack, UNDONE)).toEqual({ state: "done" });
  expect(await mira.git.ask("diff", published, "HEAD")).toBe("");
});

test("a commit takes no file that only looks like its name", async () => {
  const project = await testProject();
  await mkdir(join(project.dir, "content/pictures"), { recursive: true });
  for (const name of ["a[1].jpg", "a1.jpg"])
    await writeFile(join(project.dir, "content/pictures", name), "odd");
  await commitFiles(project.git, ["pictures/a[1].jpg"], "One");
  expect(await uncommitted(project.git)).toEqual(["pictures/a1.jpg"]);
});

test("what was changed beside the desk is published too", async () => {
  const { mira, bare } = await twoDesks();
  const written = (await text(mira, STONE)).replace("title: Carrara", "title: Carrara X");
  await writeFile(join(mira.dir, "content", STONE), written);
  await mkdir(join(mira.dir, "content/new"));
  await writeFile(join(mira.dir, "content/new/picture.jpg"), "new");
  expect(await uncommitted(mira.git)).toEqual([STONE, "new/picture.jpg"]);
  expect(await publish(mira.git, mira.content, MESSAGES)).toEqual({ state: "sent", commits: 1 });
  expect(await bare.ask("log", "-1", "--format=%s", "main")).toBe(MESSAGES.outside);
});

test("a choice is for a file of the content, not for one of that name beside it", async () => {
  const { mira, jovan } = await twoDesks();
  const write = async ({ dir, git }: TestProject, lines: string) => {
    await writeFile(join(dir, SITE), lines);
    await git.ask("add", SITE);
    await git.ask("commit", "--quiet", "--message", "Beside");
  };
  await write(mira, "one");
  await publish(mira.git, mira.content, MESSAGES);
  await jovan.git.ask("pull", "--quiet");
  await write(jovan, "two");
  await publish(jovan.git, jovan.content, MESSAGES);
  await write(mira, "three");
  const publishing = publish(mira.git, mira.content, MESSAGES, { [SITE]: "mine" });
  await expect(publishing).rejects.toThrow("The program itself was changed on both sides (site.yaml).");
});

test("whoever looks at an earlier state is told so at publishing, and nothing is sent", async () => {
  const { mira, bare } = await twoDesks();
  const before = await bare.ask("rev-parse", "main");
  await mira.git.ask("checkout", "--quiet", "--detach");
  await change(mira, SITE, set(["brand"], "Kamen"));
  await expect(publish(mira.git, mira.content, MESSAGES)).rejects.toThrow(/^DETACHED$/);
  expect(await bare.ask("rev-parse", "main")).toBe(before);
});

test("amid a merge or a cherry-pick that nobody finished, nothing is written", async () => {
  const { mira, bare } = await twoDesks();
  const { content, git } = mira;
  const first = await change(mira, SITE, set(["brand"], "Kamen"));
  const note = async (line: string) => {
    await writeFile(join(mira.dir, "note.txt"), line);
    await git.ask("add", "note.txt");
    await git.ask("commit", "--quiet", "--message", line);
  };
  await git.ask("checkout", "--quiet", "-b", "other");
  await note("One");
  await git.ask("checkout", "--quiet", "main");
  await note("Two");
  const before = [
    await text(mira, SITE),
    await git.ask("rev-parse", "HEAD"),
    await bare.ask("rev-parse", "main"),
  ];
  for (const command of ["merge", "cherry-pick"]) {
    await expect(git.ask(command, "other")).rejects.toThrow();
    const edits = new Map([[SITE, [set(["brand"], "Stone")]]]);
    for (const work of [
      () => saveEdits({ content, git }, edits, new Map(), "Brand"),
      () => undo(git, content, first, UNDONE),
      () => publish(git, content, MESSAGES),
    ])
      await expect(work()).rejects.toThrow(/^UNFINISHED$/);
    await git.ask(command, "--abort");
  }
  const after = [
    await text(mira, SITE),
    await git.ask("rev-parse", "HEAD"),
    await bare.ask("rev-parse", "main"),
  ];
  expect(after).toEqual(before);
  expect(await publish(git, content, MESSAGES)).toMatchObject({ state: "sent" });
});

test("a change is committed however long its message is", async () => {
  const project = await testProject();
  await writeFile(join(project.dir, "content", SITE), `${await text(project, SITE)}# more\n`);
  await commitFiles(project.git, [SITE], "Kamen ".repeat(40_000));
  expect(await uncommitted(project.git)).toEqual([]);
  expect((await listHistory(project.git, 1))[0]?.message).toMatch(/^Kamen Kamen/);
});

test("an address that is none is refused, and so is a command", async () => {
  const { git } = await testProject();
  for (const address of ["--upload-pack=touch x", "", 7, "a\nb"]) {
    await expect(setPublishTarget(git, address)).rejects.toThrow(/^TARGET/);
  }
  for (const address of ["ext::sh -c touch% x", "fd::3", "FD::0,1", "other::/a/folder"]) {
    await expect(setPublishTarget(git, address)).rejects.toThrow("NO TARGET");
  }
  await expect(setPublishTarget(git, "/there/is/none")).rejects.toThrow("NO TARGET");
  expect(await publishTarget(git)).toBeUndefined();
});

test("a place that takes the call and says nothing is given up", async () => {
  const { git } = await testProject();
  const callers = new Set<Socket>();
  const silent = createServer((caller) => callers.add(caller)).listen(0, "127.0.0.1");
  await once(silent, "listening");
  onTestFinished(() => {
    for (const caller of callers) caller.destroy();
    silent.close();
  });
  vi.stubEnv("GIT_HTTP_LOW_SPEED_TIME", "1");
  onTestFinished(() => void vi.unstubAllEnvs());
  const { port } = silent.address() as AddressInfo;
  await expect(git.ask("ls-remote", `http://127.0.0.1:${port}/site.git`)).rejects.toThrow("unable to access");
});

test("without a repository the desk says so", async () => {
  const dir = await mkdtemp(join(tmpdir(), "desk-"));
  onTestFinished(() => rm(dir, { recursive: true, force: true }));
  expect(await gitState(new Git(dir))).toBe("no-repository");
  await new Git(dir).ask("init", "--quiet");
  expect(await gitState(new Git(dir))).toBe("no-commit");
});

test("whoever told git an address and no name, or a name and no address, can save all the same", async () => {
  const { git, content, dir } = await testProject();
  // As on a machine whose user has no name of their own.
  await git.ask("config", "user.useConfigOnly", "true");
  vi.stubEnv("GIT_CONFIG_GLOBAL", join(dir, "none"));
  onTestFinished(() => void vi.unstubAllEnvs());
  const authors = [];
  for (const missing of ["user.name", "user.email"]) {
    await git.ask("config", "--unset", missing);
    await writeFile(join(content.dir, "prose/history.en.md"), missing);
    await commitFiles(git, ["prose/history.en.md"], missing);
    authors.push(await git.ask("log", "-1", "--format=%an <%ae>"));
    await git.ask("config", missing, "mira");
  }
  expect(authors).toEqual(["Desk <mira@example.rs>", "mira <desk@localhost>"]);
});

test("a project in a folder of a larger repository has its history, and publishes its own and others' files", async () => {
  const { mira: whole, jovan: other } = await twoDesks();
  await mkdir(join(whole.dir, "shop"));
  await whole.git.ask("mv", "content", "shop/content");
  await writeFile(join(whole.dir, "notes.txt"), "one");
  await whole.git.ask("add", ".");
  await whole.git.ask("commit", "--quiet", "--message", "Move");
  const mira = projectIn(join(whole.dir, "shop"));
  await writeFile(join(mira.dir, "content/gallery.yaml"), `${await text(mira, "gallery.yaml")}# more\n`);
  expect(await uncommitted(mira.git)).toEqual(["gallery.yaml"]);
  expect(await publish(mira.git, mira.content, MESSAGES)).toMatchObject({ state: "sent" });

  await other.git.ask("pull", "--quiet");
  const jovan = projectIn(join(other.dir, "shop"));
  await change(jovan, SITE, set(["address", "street"], "Ulica 9"));
  await writeFile(join(other.dir, "notes.txt"), "two");
  await other.git.ask("commit", "--quiet", "--all", "--message", "Note");
  await publish(jovan.git, jovan.content, MESSAGES);

  const made = await change(mira, SITE, set(["brand"], "Kamen"));
  expect(await publish(mira.git, mira.content, MESSAGES)).toMatchObject({ state: "sent" });
  expect(await text(mira, SITE)).toMatch(/brand: Kamen[\s\S]*street: Ulica 9/);
  expect(await whole.git.ask("show", "HEAD:notes.txt")).toBe("two");
  expect(await undo(mira.git, mira.content, made, UNDONE)).toEqual({ state: "done" });
  expect(await text(mira, SITE)).toContain("brand: Test Stone");
});
