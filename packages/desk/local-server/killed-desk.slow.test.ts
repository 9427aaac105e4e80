import { type ChildProcess, spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { testProject } from "../testing/project.ts";
import { freePort, send } from "../testing/running-desk.ts";

const KILLS = Number(process.env.KILLS ?? 3);
const STONE = "stones/marble/carrara.yaml";
/** The desk bundles its screens at each start; a busy machine takes its time. */
const LONG = { timeout: 120_000 + KILLS * 60_000 };

test("whatever was saved is there when the desk and its git are killed, and it goes on", LONG, async () => {
  const { dir, git } = await testProject();
  const port = await freePort();
  let saved = 0;
  let tried = 0;
  for (let kill = 0; kill < KILLS; kill++) {
    const { desk, cookie } = await startDesk(dir, port);
    const title = async () =>
      /^title: Carrara ?(\d*)$/m.exec(await readFile(join(dir, "content", STONE), "utf8"))?.[1];
    const there = Number(await title());
    // What was on its way may be there too, and what was told as a fault while git's lock was left.
    expect(there).toBeGreaterThanOrEqual(saved);
    expect(there).toBeLessThanOrEqual(tried);
    saved = there;
    const ended = new Promise((done) => desk.once("close", done));
    // While it saves: in the check, in the file, in git.
    const killing = wait(600 + kill * 130).then(() => process.kill(-(desk.pid ?? 0), "SIGKILL"));
    tried = await saveUntilKilled(port, cookie, saved + 1, (title) => {
      saved = title;
    });
    await killing;
    await ended;
  }
  const { desk, cookie } = await startDesk(dir, port);
  onTestFinished(() => void process.kill(-(desk.pid ?? 0), "SIGKILL"));
  await expect.poll(() => save(port, cookie, "Carrara last"), { timeout: 40_000, interval: 1000 }).toBe(true);
  expect(await git.ask("log", "-1", "--format=%s")).toContain("Carrara last");
  expect(await git.ask("fsck", "--no-dangling")).toBe("");
});

/** The last title that was tried. */
async function saveUntilKilled(
  port: number,
  cookie: string,
  first: number,
  onSaved: (title: number) => void,
): Promise<number> {
  for (let title = first; ; title++) {
    const isSaved = await save(port, cookie, `Carrara ${title}`).catch(() => undefined);
    if (isSaved === undefined) return title;
    if (isSaved) onSaved(title);
  }
}

/** Whether it says that it is saved. */
async function save(port: number, cookie: string, title: string): Promise<boolean> {
  const headers = { host: `localhost:${port}`, cookie, origin: `http://localhost:${port}` };
  const opened = await send(port, { path: `/api/file?file=${STONE}`, headers });
  const { version } = JSON.parse(opened.text);
  const edits = [{ kind: "set", path: ["title"], value: title }];
  const body = { file: STONE, version, edits, language: "en" };
  const { text } = await send(port, { method: "POST", path: "/api/save", headers, body });
  return JSON.parse(text).state === "saved";
}

/** In a process group of its own, with which its git is killed too, as by a power cut. */
async function startDesk(dir: string, port: number): Promise<{ desk: ChildProcess; cookie: string }> {
  const desk = spawn(process.execPath, ["packages/desk/main.ts"], {
    detached: true,
    env: { ...process.env, DESK_PORT: String(port), DESK_FOLDER: dir, DESK_PREVIEW_PORT: "none" },
  });
  const session = await new Promise<string>((found, failed) => {
    let output = "";
    for (const stream of [desk.stdout, desk.stderr])
      stream?.on("data", (part) => {
        output += part;
        const secret = /session=(\S+)/.exec(output)?.[1];
        if (secret) found(secret);
      });
    desk.once("close", () => failed(new Error(output)));
  });
  return { desk, cookie: `desk-${port}=${session}` };
}
