import { execFile } from "node:child_process";
import { cp, mkdtemp, readdir, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { linkPackages, linkProject, PROGRAM, PROJECT } from "@stoneyard/site/build/testing/link-project.ts";
import { putPictures } from "./pictures.ts";

/** What is said on every site, whoever's it is. */
const COMMON = ["messages", "words", "words.yaml", "flags"];

/** Builds the second firm's site from the code as it stands. Gives the folder that it was built in. */
export async function buildSecondFirm(siteUrl: string): Promise<string> {
  const project = await mkdtemp(join(tmpdir(), "stoneyard-second-firm-"));
  const content = join(project, "content");
  await linkProject(project, PROGRAM);
  await linkPackages(project);
  await cp(join(import.meta.dirname, "content"), content, { recursive: true });
  for (const name of COMMON)
    await cp(join(PROJECT, "content", name), join(content, name), { recursive: true });
  await completeGerman(join(content, "messages"));
  // Models of another site lie about: no table asks for them.
  await cp(join(PROJECT, "content/models"), join(content, "models"), { recursive: true });
  await putPictures(content);
  await run(project, "packages/catalogue/check.ts");
  await run(project, "packages/site/build/build.ts", siteUrl);
  return project;
}

/** Words that were added, or got other values, since the German ones were written stand in English here: what is tried is that a site has three languages. */
async function completeGerman(messages: string): Promise<void> {
  for (const file of await readdir(join(messages, "en"))) {
    const [english, german] = await Promise.all(
      ["en", "de"].map(async (code) =>
        JSON.parse(await readFile(join(messages, code, file), "utf8").catch(() => "{}")),
      ),
    );
    await writeFile(join(messages, "de", file), JSON.stringify(completed(german, english), null, 2));
  }
}

/** The tree of the second with what the first says of it. */
function completed(texts: object, all: object): object {
  return Object.fromEntries(
    Object.entries(all).map(([key, value]) => {
      const own: unknown = Reflect.get(texts, key);
      if (typeof value === "object") return [key, completed(Object(own), value)];
      return [key, typeof own === "string" && valuesIn(own) === valuesIn(value) ? own : value];
    }),
  );
}

function valuesIn(message: string): string {
  return [...new Set(message.match(/\{\w+(?=[,}])/g))].sort().join();
}

/** @throws with what it says, where it ends with a fault */
async function run(cwd: string, program: string, SITE_URL = ""): Promise<void> {
  const ran = promisify(execFile)(process.execPath, [program], { cwd, env: { ...process.env, SITE_URL } });
  await ran.catch((error: { stdout: string; stderr: string }) => {
    throw new Error(`${program} failed:\n${error.stdout}${error.stderr}`);
  });
}
