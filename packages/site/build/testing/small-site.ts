import { execFile } from "node:child_process";
import { cp, readdir } from "node:fs/promises";
import { delimiter, dirname, join } from "node:path";
import { promisify } from "node:util";
import { testRoom, writeTestContent } from "@stoneyard/catalogue/testing/content.ts";
import { fillPictures } from "@stoneyard/catalogue/testing/pictures.ts";
import { linkPackages, linkProject, PROJECT } from "./link-project.ts";

/** Another owner's content comes in its place; what is installed and built is made anew. */
const LEFT_OUT = ["studio", "content", "node_modules", "dist", "data", "test-results"];

/**
 * The project with the small content of another owner, and nothing that is the studio's, in a folder that the end of the
 * test removes.
 * @param changes files of the content that are other, or (where null) left out
 */
export async function smallSite(changes: Readonly<Record<string, string | null>> = {}): Promise<string> {
  const content = await writeTestContent({ ...testRoom("kitchen-1", "kitchen"), ...changes });
  const site = dirname(content);
  const names = await readdir(PROJECT);
  await linkProject(
    site,
    names.filter((name) => !name.startsWith(".") && !LEFT_OUT.includes(name)),
  );
  await linkPackages(site);
  for (const words of ["messages", "prose"]) {
    await cp(join(PROJECT, "content", words), join(content, words), { recursive: true });
  }
  await fillPictures(content);
  return site;
}

/** Runs a command of the project there; gives what it says. @throws with the same */
export async function runIn(cwd: string, command: string, args: string[]): Promise<string> {
  const PATH = [join(cwd, "node_modules/.bin"), process.env.PATH].join(delimiter);
  // Whichever ring runs this, tests that it runs there are quick ones.
  const env = { ...process.env, TESTS: "quick", PATH };
  const ran = promisify(execFile)(command, args, { cwd, env });
  const { stdout, stderr } = await ran.catch((error: { stdout: string; stderr: string }) => {
    throw new Error(`${[command, ...args].join(" ")} failed:\n${error.stdout}${error.stderr}`);
  });
  return stdout + stderr;
}
