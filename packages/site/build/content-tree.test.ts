import { execFileSync } from "node:child_process";
import { chmod, copyFile, mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { treeOf } from "./content-tree.ts";

test("content has the name that git gives it", async () => {
  const dir = await mkdtemp(join(tmpdir(), "content-tree-"));
  onTestFinished(() => rm(dir, { recursive: true, force: true }));
  // Git orders a folder as if its name ended with a slash.
  for (const file of ["a.yaml", "a/b.yaml", "a-b/c.md", "pictures/š.jpg"]) {
    await mkdir(dirname(join(dir, "content", file)), { recursive: true });
    await writeFile(join(dir, "content", file), `text of ${file}\n`);
  }
  // What is left of a folder whose files are gone.
  await mkdir(join(dir, "content", "portfolio/old"), { recursive: true });
  // As a file comes from a memory stick.
  await chmod(join(dir, "content/pictures/š.jpg"), 0o755);
  // Of a link git keeps where it leads: to a file, to a folder of another disk, to nothing.
  for (const [name, to] of [
    ["b.yaml", "a.yaml"],
    ["pictures/archive", tmpdir()],
    ["pictures/lost.jpg", "none.jpg"],
  ] as const)
    await symlink(to, join(dir, "content", name));
  // Git ignores what the Finder of macOS writes.
  await writeFile(join(dir, "content/a/.DS_Store"), "places");
  await copyFile(".gitignore", join(dir, ".gitignore"));
  const git = (...words: string[]) => execFileSync("git", words, { cwd: dir, encoding: "utf8" }).trim();
  git("init", "--quiet");
  git("add", "content");
  git("-c", "user.name=Mira", "-c", "user.email=mira@example.rs", "commit", "--quiet", "-m", "Begin");
  expect((await treeOf(join(dir, "content"))).toString("hex")).toBe(git("rev-parse", "HEAD:content"));
});
