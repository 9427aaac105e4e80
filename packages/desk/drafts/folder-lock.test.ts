import { spawnSync } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { saveEdits } from "../history/history.ts";
import { projectIn, testProject } from "../testing/project.ts";
import { STONE, text } from "../testing/two-desks.ts";
import { whileLocked } from "./folder-lock.ts";

async function lockedFolder() {
  const dir = await mkdtemp(join(tmpdir(), "lock-"));
  onTestFinished(() => rm(dir, { recursive: true, force: true }));
  return { dir, lock: join(dir, "lock") };
}

test("two programs that change one file at the same moment lose neither change", async () => {
  const desk = await testProject();
  const titled = ({ content, git }: typeof desk, locale: string, value: string) =>
    content.inTurn(() =>
      saveEdits(
        { content, git },
        new Map([[STONE, [{ kind: "set", path: ["description", locale], value }]]]),
        new Map(),
        value,
      ),
    );
  const saved = await Promise.all([titled(desk, "en", "One."), titled(projectIn(desk.dir), "sr", "Dva.")]);
  expect(saved).toEqual(Array(2).fill({ state: "saved", problems: [] }));
  expect(await text(desk, STONE)).toMatch(/en: One\.[\s\S]*sr: Dva\./);
  expect(await desk.git.ask("status", "--porcelain", "content")).toBe("");
});

test("what another program holds is waited for, then refused; it keeps its lock", async () => {
  const { dir, lock } = await lockedFolder();
  const nested = await whileLocked(lock, async () => {
    expect(await readFile(lock, "utf8")).toBe(String(process.pid));
    return whileLocked(lock, async () => "twice", 0).catch(({ status, message }) => [status, message]);
  });
  expect(nested).toEqual([409, "BUSY"]);
  expect(await readdir(dir)).toEqual([]);
  await expect(whileLocked(lock, () => Promise.reject(new Error("wrong")))).rejects.toThrow("wrong");
  expect(await readdir(dir)).toEqual([]);
});

test("the lock of a program that ended, or of before the computer was started, holds nobody up", async () => {
  const { dir, lock } = await lockedFolder();
  const ended = spawnSync(process.execPath, ["--eval", ""]);
  await writeFile(lock, String(ended.pid));
  expect(await whileLocked(lock, async () => "done")).toBe("done");
  await writeFile(lock, String(process.pid));
  await utimes(lock, 1, 1);
  expect(await whileLocked(lock, async () => "done")).toBe("done");
  expect(await readdir(dir)).toEqual([]);
});
