import { spawn } from "node:child_process";
import { mkdir, mkdtemp, open, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { finishWriting, writeTogether, writeWhole } from "./write-file.ts";

const KILLS = Number(process.env.KILLS ?? 12);
const LINES = 20_000;
const LONG = { timeout: 60_000 + KILLS * 3_000 };

async function folder(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), "write-"));
  onTestFinished(() => rm(dir, { recursive: true, force: true }));
  return dir;
}

test("a program that is killed while it writes leaves the file whole, old or new", LONG, async () => {
  const dir = await folder();
  const file = join(dir, "content/a.yaml");
  await writeWhole(file, "0\n".repeat(LINES), join(dir, "spare"));
  // Writes again and again, each time another digit, until it is killed.
  const script = `
    import { writeWhole } from ${JSON.stringify(join(import.meta.dirname, "write-file.ts"))};
    console.log("begun");
    for (let i = 1; ; i++) await writeWhole(${JSON.stringify(file)}, (i % 10 + "\\n").repeat(${LINES}), ${JSON.stringify(join(dir, "spare"))});
  `;
  for (let kill = 0; kill < KILLS; kill++) {
    const writer = spawn(process.execPath, ["--input-type=module", "--eval", script]);
    await new Promise((resolve) => writer.stdout.once("data", resolve));
    await wait(5 + (kill % 40) * 7);
    const ended = new Promise((resolve) => writer.once("close", resolve));
    writer.kill("SIGKILL");
    await ended;
    const lines = (await readFile(file, "utf8")).split("\n");
    expect(lines).toHaveLength(LINES + 1);
    expect(new Set(lines.slice(0, -1)).size).toBe(1);
    expect(await readdir(join(dir, "content"))).toEqual(["a.yaml"]);
  }
});

test("what cannot be written leaves nothing behind", async () => {
  const dir = await folder();
  await writeFile(join(dir, "taken"), "a file where a folder is wanted");
  await expect(writeWhole(join(dir, "taken/a.yaml"), "x", join(dir, "spare"))).rejects.toThrow();
  await expect(writeWhole(dir, "x", join(dir, "spare"))).rejects.toThrow();
  expect(await readdir(join(dir, "spare"))).toEqual([]);
});

test("a journal that cannot be read is kept and told, and stops no further writing", async () => {
  const dir = await folder();
  const spare = join(dir, "spare");
  await mkdir(spare);
  await writeFile(join(spare, "journal.json"), '[["a.yaml","');
  const told = [expect.objectContaining({ file: join(spare, "journal.damaged.json") })];
  expect(await finishWriting(dir, spare)).toEqual(told);
  expect(await writeTogether(dir, new Map([["a.yaml", "a"]]), spare)).toEqual(told);
  expect(await readFile(join(dir, "a.yaml"), "utf8")).toBe("a");
  expect(await readFile(join(spare, "journal.damaged.json"), "utf8")).toBe('[["a.yaml","');
});

test("a file whose folder is taken away at that moment is told", async () => {
  const dir = await folder();
  await mkdir(join(dir, "taken-away"));
  const taken = await open(join(dir, "taken-away"));
  onTestFinished(() => taken.close());
  await rm(join(dir, "taken-away"), { recursive: true });
  // Linux still calls it so, and makes no file in it.
  const there = `/proc/self/fd/${taken.fd}`;
  await expect(writeWhole(join(there, "a.yaml"), "x", join(dir, "spare"))).rejects.toThrow("ENOENT");
  expect(await readdir(join(dir, "spare"))).toEqual([]);
});

test("a file that cannot take its place waits for it, loses nothing and holds up no other", async () => {
  const dir = await folder();
  const [to, spare] = [join(dir, "content"), join(dir, "spare")];
  const read = () =>
    Promise.all(["a", "b", "c"].map((name) => readFile(join(to, name), "utf8").catch(() => undefined)));
  const write = (changes: Record<string, string | null>) =>
    writeTogether(to, new Map(Object.entries(changes)), spare);
  expect(await write({ a: "old", c: "old" })).toEqual([]);
  await mkdir(join(to, "b/in-the-way"), { recursive: true });
  const told = { file: "content/b", message: "a folder stands at content/b, where a file belongs" };
  // So it is too where the program ended in between.
  expect(await write({ a: "new", b: "new", c: null })).toMatchObject([told]);
  expect(await read()).toEqual(["new", undefined, undefined]);
  // What is done already is not done again.
  await writeFile(join(to, "c"), "by hand");
  expect(await write({ a: "newer" })).toMatchObject([told]);
  expect(await write({ b: "newer" })).toMatchObject([told]);
  expect(await readdir(spare)).toHaveLength(2);
  await rm(join(to, "b"), { recursive: true });
  expect(await finishWriting(to, spare)).toEqual([]);
  expect(await read()).toEqual(["newer", "newer", "by hand"]);
  expect(await readdir(spare)).toEqual([]);
  // Of what cannot even be prepared nothing is begun.
  await expect(write({ a: "newest", b: 7 as never })).rejects.toThrow();
  expect(await read()).toEqual(["newer", "newer", "by hand"]);
  expect(await readdir(spare)).toEqual([]);
});
