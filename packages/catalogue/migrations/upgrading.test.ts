import { execFileSync } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { beforeEach, expect, onTestFinished, test } from "vitest";

const GUIDE = "docs/guides/upgrading.md";

/** A folder with a history. */
async function project() {
  const folder = await mkdtemp(join(tmpdir(), "upgrading-"));
  const run = (command: string) =>
    execFileSync("sh", ["-ec", command], { cwd: folder, encoding: "utf8", stdio: "pipe" });
  async function write(files: Record<string, string>) {
    for (const [name, text] of Object.entries(files)) {
      await mkdir(dirname(join(folder, name)), { recursive: true });
      await writeFile(join(folder, name), text);
    }
  }
  run("git init -q -b main && git config user.name Mira && git config user.email mira@example.rs");
  return {
    folder,
    write,
    run,
    commit: () => run("git add -A && git commit -qm Change"),
    read: (name: string) => readFile(join(folder, name), "utf8"),
    files: () => run("git ls-files").trim().split("\n"),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

type Project = Awaited<ReturnType<typeof project>>;

const FIRST = {
  "content/README.md": "guide\n",
  "content/site.yaml": "brand: !sample Atelier Kamen\n",
  "content/gallery.yaml": "- g01\n",
  "content/messages/en/home.json": '{ "a": "A",\n\n\n\n  "b": "B" }\n',
  "code.ts": "1;\n",
};

let releases: Project;
let own: Project;
beforeEach(async () => {
  [releases, own] = await Promise.all([project(), project()]);
  onTestFinished(() => Promise.all([releases.remove(), own.remove()]).then(() => {}));
  await releases.write(FIRST);
  releases.commit();
  releases.run("git tag v1.0.0");
  await releases.write({
    "content/README.md": "new guide\n",
    "content/site.yaml": "brand: !sample Atelier Kamen d.o.o.\n",
    "content/gallery.yaml": "- g01\n- g02\n",
    "content/stones/new.yaml": "name: New\n",
    "content/messages/en/home.json": '{ "a": "Another",\n\n\n\n  "b": "B" }\n',
    "code.ts": "2;\n",
  });
  releases.commit();
  releases.run("git tag v1.1.0");
});

async function makeItTheirs() {
  await own.write({
    "content/site.yaml": "brand: Kamen Petrović\n",
    "content/messages/en/home.json": '{ "a": "A",\n\n\n\n  "b": "Ours" }\n',
  });
  own.run("git rm -q content/gallery.yaml");
  own.commit();
}

/** Types what the guide says, but for npm. */
async function upgrade() {
  const guide = await readFile(GUIDE, "utf8");
  const commands = guide.split("\n").flatMap((line) => /^git .*?(?= +#|$)/.exec(line)?.[0] ?? []);
  expect(commands.length).toBeGreaterThan(5);
  for (const command of commands) own.run(asTyped(command));
}

function asTyped(command: string): string {
  // Whoever reads of conflicts goes on.
  if (command.startsWith("git merge")) return `${command} || test -f .git/MERGE_HEAD`;
  return command
    .replace("<the project's repository>", releases.folder)
    .replace(/git commit$/, "git commit -qm Upgrade");
}

async function expectTheirs() {
  expect(own.run("git status --porcelain")).toBe("");
  expect(own.files()).toEqual([
    "code.ts",
    "content/README.md",
    "content/messages/en/home.json",
    "content/site.yaml",
  ]);
  expect(await own.read("content/site.yaml")).toBe("brand: Kamen Petrović\n");
  expect(await own.read("content/README.md")).toBe("new guide\n");
  expect(await own.read("content/messages/en/home.json")).toBe('{ "a": "Another",\n\n\n\n  "b": "Ours" }\n');
  expect(await own.read("code.ts")).toBe("2;\n");
}

test("an upgrade leaves content as it was, where the release changed the same lines or what the owner deleted", async () => {
  own.run(`git pull -q ${releases.folder} tag v1.0.0`);
  await makeItTheirs();
  await upgrade();
  await expectTheirs();
});

test("a project that came as an archive takes a release, once it knows from which one it came", async () => {
  await own.write(FIRST);
  own.commit();
  await makeItTheirs();
  const guide = await readFile(GUIDE, "utf8");
  const [, fetch = "", merge = ""] =
    /as an archive .*?`(git fetch .*?)`.*?`(git merge .*?)`/.exec(guide) ?? [];
  own.run(asTyped(fetch));
  own.run(`${merge} -q -m "Come from 1.0.0"`);
  await upgrade();
  await expectTheirs();
});
