import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, mkdir, readdir, readFile, rm, symlink } from "node:fs/promises";
import { delimiter, dirname, join } from "node:path";
import { promisify } from "node:util";
import sharp from "sharp";
import { expect, test } from "vitest";
import { testRoom, writeTestContent } from "#catalogue/testing/content.ts";
import { fillPictures, photograph, putPicture } from "#catalogue/testing/pictures.ts";
import { linkProject, PROJECT } from "./testing/link-project.ts";

/** Another owner's content comes in its place; what is installed and built is made anew. */
const LEFT_OUT = ["studio", "content", "node_modules", "dist", "data", "test-results"];
const SLAB = "stones/marble/carrara";
const MISSING = "gallery/g01";

test("without studio/ the site installs, passes its checks and shows the owner's photographs", async () => {
  const site = await siteWithoutStudio();
  const inSite = (command: string, ...args: string[]) => run(site, command, args);

  // Fails where the lock file does not fit what is asked for without the studio.
  await inSite("npm", "ci", "--dry-run", "--offline", "--ignore-scripts");
  await inSite("npm", "run", "--silent", "check:types");
  await inSite("npm", "run", "--silent", "check:content");
  await inSite("vitest", "run", "catalogue/check.test.ts", "server/files.test.ts");

  await rm(join(site, "content/pictures", `${MISSING}.png`));
  expect(await inSite("node", "build/build.ts")).toContain(`there is no picture ${MISSING}`);
  const page = (address: string) => readFile(join(site, "dist/client", address, "index.html"), "utf8");
  const slab = await page("marble/carrara");
  expect(slab).toContain("Photograph");
  const [picture = ""] = /images\/stones\/marble\/carrara-\d+\.\w+\.avif/.exec(slab) ?? [];
  expect((await sharp(join(site, "dist/client", picture)).stats()).dominant).toEqual({
    r: 24,
    g: 104,
    b: 56,
  });
  expect(await page("gallery")).toContain("Picture to follow");
}, 300_000);

/** The project with the small content of another owner, and nothing that is the studio's. */
async function siteWithoutStudio(): Promise<string> {
  const content = await writeTestContent(testRoom("kitchen-1", "kitchen"));
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
  await mkdir(join(content, "models"));
  await fillPictures(content);
  await putPicture(content, `${SLAB}.png`, await photograph(1600, 1000, "#186838"));
  return site;
}

/** What is installed, but for the packages that the studio alone asks for. */
async function linkPackages(site: string): Promise<void> {
  const asked = async (file: string) => JSON.parse(await readFile(join(PROJECT, file), "utf8"));
  const { dependencies, devDependencies } = await asked("package.json");
  const studio = existsSync(join(PROJECT, "studio"))
    ? await asked("studio/package.json")
    : { devDependencies: {} };
  const isShared = (name: string) => name in dependencies || name in devDependencies;
  const alone = Object.keys(studio.devDependencies).filter((name) => !isShared(name));
  const packages = join(PROJECT, "node_modules");
  for (const name of await readdir(packages)) {
    const inside = name.startsWith("@") ? await readdir(join(packages, name)) : [""];
    await mkdir(join(site, "node_modules", name.startsWith("@") ? name : ""), { recursive: true });
    for (const each of inside.map((part) => join(name, part)).filter((each) => !alone.includes(each))) {
      await symlink(join(packages, each), join(site, "node_modules", each));
    }
  }
}

/** Gives what it says. @throws with the same */
async function run(cwd: string, command: string, args: string[]): Promise<string> {
  const PATH = [join(cwd, "node_modules/.bin"), process.env.PATH].join(delimiter);
  const ran = promisify(execFile)(command, args, { cwd, env: { ...process.env, PATH } });
  const { stdout, stderr } = await ran.catch((error: { stdout: string; stderr: string }) => {
    throw new Error(`${[command, ...args].join(" ")} failed:\n${error.stdout}${error.stderr}`);
  });
  return stdout + stderr;
}
