import { execFile } from "node:child_process";
import { cp, mkdtemp, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { linkProject, PROGRAM, PROJECT } from "#build/testing/link-project.ts";
import { fillPictures } from "#catalogue/testing/pictures.ts";

/** What is said on every site, whoever's it is. */
const COMMON = ["messages", "facets.yaml", "words", "words.yaml"];

/** Builds the second firm's site from the code as it stands. Gives the folder that it was built in. */
export async function buildSecondFirm(siteUrl: string): Promise<string> {
  const project = await mkdtemp(join(tmpdir(), "stoneyard-second-firm-"));
  const content = join(project, "content");
  await linkProject(project, PROGRAM);
  await symlink(join(PROJECT, "node_modules"), join(project, "node_modules"));
  await cp(join(import.meta.dirname, "content"), content, { recursive: true });
  for (const name of COMMON)
    await cp(join(PROJECT, "content", name), join(content, name), { recursive: true });
  // Models of another site lie about: no table asks for them.
  await cp(join(PROJECT, "content/models"), join(content, "models"), { recursive: true });
  await fillPictures(content, 1600, 1000);
  await run(project, "catalogue/check.ts");
  await run(project, "build/build.ts", siteUrl);
  return project;
}

/** @throws with what it says, where it ends with a fault */
async function run(cwd: string, program: string, SITE_URL = ""): Promise<void> {
  const ran = promisify(execFile)(process.execPath, [program], { cwd, env: { ...process.env, SITE_URL } });
  await ran.catch((error: { stdout: string; stderr: string }) => {
    throw new Error(`${program} failed:\n${error.stdout}${error.stderr}`);
  });
}
