import { mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { confinedPath } from "./content-path.ts";

test("a file may have any name, but lies within the folder and behind no link", async () => {
  const dir = await mkdtemp(join(tmpdir(), "path-"));
  onTestFinished(() => rm(dir, { recursive: true, force: true }));
  await symlink("/etc", join(dir, "linked"));
  for (const file of ["README.md", "pictures/IMG 1..JPG", 'a "b"/č.jpg', "..jpg"])
    expect(await confinedPath(dir, file)).toBe(join(dir, file));
  for (const file of ["", "..", "../a", "a/../b", "a/..", "./a", "/etc/passwd", "a//b", "a/"])
    await expect(confinedPath(dir, file), file).rejects.toThrow("not the name of a content file");
  await expect(confinedPath(dir, "linked/passwd")).rejects.toThrow("link");
});
