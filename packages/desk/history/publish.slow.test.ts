/** Publishing where others publish too, or where a history begins in the middle. */
import { mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { clonedProject, type TestProject, testProject } from "../testing/project.ts";
import { change, MESSAGES, SITE, STONE, set, text, twoDesks, UNDONE } from "../testing/two-desks.ts";
import { Git } from "./git.ts";
import { lastPublication, publish, setPublishTarget, undoPublication } from "./publish.ts";

/** The project as `git clone --depth 1` brings it, with the folder that it came from. */
async function shallowProject(): Promise<{ source: TestProject; project: TestProject; places: string }> {
  const source = await testProject();
  await change(source, SITE, set(["brand"], "Kamen"));
  const project = await clonedProject(`file://${source.dir}`, "Mira", "--depth=1");
  const places = await mkdtemp(join(tmpdir(), "desk-places-"));
  onTestFinished(() => rm(places, { recursive: true, force: true }));
  return { source, project, places };
}

test("a project cloned without its history is published to an empty folder, wherever it came from", async () => {
  const { source, project, places } = await shallowProject();
  await rm(source.dir, { recursive: true });
  await change(project, STONE, set(["title"], "Carrara M"));
  const place = join(places, "site.git");
  await setPublishTarget(project.git, place);
  expect(await publish(project.git, project.content, MESSAGES)).toMatchObject({ state: "sent" });
  const other = await clonedProject(place, "Jovan");
  await change(other, SITE, set(["address", "street"], "Ulica 9"));
  expect(await publish(other.git, other.content, MESSAGES)).toEqual({ state: "sent", commits: 1 });
});

test("to a place that takes whole histories alone, the beginning is fetched from where the project came", async () => {
  const { source, project, places } = await shallowProject();
  for (const place of ["first.git", "second.git"]) {
    await new Git(places).ask("init", "--quiet", "--bare", "--initial-branch", "main", place);
  }
  await setPublishTarget(project.git, join(places, "first.git"));
  await rename(source.dir, `${source.dir}-away`);
  await expect(publish(project.git, project.content, MESSAGES)).rejects.toThrow("SHALLOW");
  await rename(`${source.dir}-away`, source.dir);
  await setPublishTarget(project.git, join(places, "second.git"));
  expect(await publish(project.git, project.content, MESSAGES)).toEqual({ state: "sent", commits: 2 });
  expect(await new Git(join(places, "second.git")).ask("rev-list", "--count", "main")).toBe("2");
});

test("a publication is taken back as one change, under what came later, and can come back", async () => {
  const { mira, jovan, bare } = await twoDesks();
  // Of the first one there is nothing before.
  expect(await lastPublication(mira.git)).toBeUndefined();
  await change(mira, SITE, set(["brand"], "Kamen"));
  await change(mira, STONE, set(["title"], "Carrara M"));
  await change(jovan, SITE, set(["address", "street"], "Ulica 9"));
  await publish(jovan.git, jovan.content, MESSAGES);
  await publish(mira.git, mira.content, MESSAGES);
  expect(await lastPublication(mira.git)).toBe(2);
  const sent = await bare.ask("rev-parse", "main");
  await change(mira, SITE, set(["brand"], "Granit"));
  expect(await undoPublication(mira.git, mira.content, UNDONE)).toEqual({
    state: "conflicts",
    conflicts: [{ file: SITE, mine: ["brand Kamen → Test Stone"], theirs: ["brand Kamen → Granit"] }],
  });
  const choices = { [SITE]: "theirs" as const };
  expect(await undoPublication(mira.git, mira.content, UNDONE, choices)).toEqual({ state: "done" });
  expect(await text(mira, STONE)).toContain("title: Carrara\n");
  expect(await text(mira, SITE)).toContain("brand: Granit");
  // What the other desk published meanwhile is not of this publication.
  expect(await text(mira, SITE)).toContain("street: Ulica 9");
  expect(await lastPublication(mira.git)).toBeUndefined();
  await expect(undoPublication(mira.git, mira.content, UNDONE)).rejects.toThrow("Nothing was published");
  expect(await publish(mira.git, mira.content, MESSAGES)).toEqual({ state: "sent", commits: 2 });
  expect(await bare.askIf("merge-base", "--is-ancestor", sent, "main")).toBe("");
  expect(await bare.ask("show", `main:content/${STONE}`)).toContain("title: Carrara\n");
  expect(await bare.ask("for-each-ref", "refs/desk")).toBe("");
  expect(await undoPublication(mira.git, mira.content, UNDONE)).toEqual({ state: "done" });
  expect(await text(mira, STONE)).toContain("title: Carrara M\n");
});

/** A desk's git before whose first push another desk publishes, as where two press at the same moment. */
class OvertakenGit extends Git {
  #other: TestProject | undefined;

  constructor(dir: string, other: TestProject) {
    super(dir);
    this.#other = other;
  }

  override async ask(...args: string[]): Promise<string> {
    const other = this.#other;
    if (args[0] === "push" && other) {
      this.#other = undefined;
      await publish(other.git, other.content, MESSAGES);
    }
    return super.ask(...args);
  }
}

test("desks that publish at once all arrive", async () => {
  const { mira, jovan, bare } = await twoDesks();
  await change(mira, SITE, set(["brand"], "Kamen"));
  await change(jovan, SITE, set(["address", "street"], "Ulica 9"));
  const overtaken = new OvertakenGit(mira.dir, jovan);
  expect(await publish(overtaken, mira.content, MESSAGES)).toMatchObject({ state: "sent" });
  const published = await bare.ask("show", `main:content/${SITE}`);
  expect(published).toContain("brand: Kamen");
  expect(published).toContain("street: Ulica 9");
});

test("of desks that publish one value at once, the later is asked again", async () => {
  const { mira, jovan } = await twoDesks();
  await change(mira, SITE, set(["brand"], "Kamen"));
  await change(jovan, SITE, set(["brand"], "Granit"));
  const overtaken = new OvertakenGit(mira.dir, jovan);
  const choices = { [SITE]: "mine" as const };
  expect(await publish(overtaken, mira.content, MESSAGES, choices)).toEqual({
    state: "conflicts",
    conflicts: [{ file: SITE, mine: ["brand Test Stone → Kamen"], theirs: ["brand Test Stone → Granit"] }],
  });
});

test("two changes that are wrong together are not sent", async () => {
  const { mira, jovan } = await twoDesks();
  await change(mira, "families/marble.yaml", {
    kind: "set",
    path: ["slab"],
    value: { width: 300, height: 180 },
  });
  await publish(mira.git, mira.content, MESSAGES);
  await writeFile(join(jovan.dir, "content", STONE), "title: 7\n");
  const answer = await publish(jovan.git, jovan.content, MESSAGES);
  expect(answer.state).toBe("problems");
});
