import { mkdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { runningDesk, SESSION } from "../testing/running-desk.ts";

const STONE = "stones/marble/carrara.yaml";

test("the address that the desk prints opens it; another one does not", async () => {
  const { askBare, port } = await runningDesk();
  const host = `localhost:${port}`;
  const opened = await askBare({ path: `/?session=${SESSION}`, headers: { host } });
  expect(opened.status).toBe(302);
  expect(String(opened.headers["set-cookie"])).toBe(
    `desk-${port}=${SESSION}; HttpOnly; SameSite=Strict; Path=/`,
  );
  const wrong = await askBare({ path: "/?session=other", headers: { host } });
  expect(wrong.headers["set-cookie"]).toBeUndefined();
  expect((await askBare({ path: "/api/today", headers: { host } })).status).toBe(401);
  expect(
    (await askBare({ path: "/api/today", headers: { host, cookie: `desk-${port}=secret` } })).status,
  ).toBe(401);
});

test("a name that leads to this machine is not the desk's name", async () => {
  const { ask, port } = await runningDesk();
  for (const host of [
    "evil.example",
    `evil.example:${port}`,
    "localhost",
    `localhost:${port + 1}`,
    `0.0.0.0:${port}`,
  ]) {
    expect((await ask({ path: "/api/today", headers: { host } })).status, host).toBe(421);
    expect((await ask({ path: "/", headers: { host } })).status, host).toBe(421);
  }
  const own = `127.0.0.1:${port}`;
  expect((await ask({ path: "/api/today", headers: { host: own, origin: `http://${own}` } })).status).toBe(
    200,
  );
});

test("a page from elsewhere changes and reads nothing, though the browser sends the cookie", async () => {
  const { ask, content, port } = await runningDesk();
  const { version } = await content.open(STONE);
  const body = {
    file: STONE,
    version,
    edits: [{ kind: "set", path: ["title"], value: "Hacked" }],
    language: "en",
  };
  for (const headers of [
    { origin: "https://evil.example", "sec-fetch-site": "cross-site" },
    { origin: "null", "sec-fetch-site": "cross-site" },
    // The preview: another port of the same machine.
    { origin: "http://localhost:5173", "sec-fetch-site": "same-site" },
    { origin: `http://localhost:${port}`, "sec-fetch-site": "cross-site" },
  ]) {
    expect((await ask({ method: "POST", path: "/api/save", headers, body })).status).toBe(403);
    expect((await ask({ path: "/api/today", headers })).status).toBe(403);
  }
  expect((await content.open(STONE)).version).toBe(version);
});

test("a file that grows when it is read is named, and Today shows the rest", async () => {
  const { ask, dir } = await runningDesk();
  const bomb = ["a: &a [x, x, x, x, x, x, x, x, x, x]"];
  for (const [name, last] of ["ba", "cb", "dc", "ed"])
    bomb.push(`${name}: &${name} [${Array(10).fill(`*${last}`)}]`);
  await writeFile(join(dir, "content", STONE), bomb.join("\n"));
  const today = await ask({ path: "/api/today" });
  expect(today.status).toBe(200);
  expect(JSON.parse(today.text).problems).toContainEqual(
    expect.objectContaining({ file: expect.stringContaining(STONE), line: expect.any(Number) }),
  );
  expect((await ask({ path: "/api/files?language=en" })).status).toBe(200);
});

test("a full disk is told as that", async () => {
  const { ask, content } = await runningDesk();
  const { version } = await content.open(STONE);
  const full = Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" });
  content.save = () => Promise.reject(full);
  const edits = [{ kind: "set", path: ["title"], value: "Carrara X" }];
  const body = { file: STONE, version, edits, language: "en" };
  const answer = await ask({ method: "POST", path: "/api/save", body });
  expect([answer.status, JSON.parse(answer.text)]).toEqual([507, { message: "DISK" }]);
});

test("only text files of the content are opened", async () => {
  const { ask, dir } = await runningDesk();
  await writeFile(join(dir, "secret.yaml"), "password: 1\n");
  await symlink(join(dir, "secret.yaml"), join(dir, "content/stones/marble/link.yaml"));
  await mkdir(join(dir, "outside"));
  await writeFile(join(dir, "outside/a.yaml"), "password: 1\n");
  await symlink(join(dir, "outside"), join(dir, "content/linked"));
  for (const file of [
    "../secret.yaml",
    "stones/../../secret.yaml",
    "..%2fsecret.yaml",
    "stones//marble/carrara.yaml",
    "/etc/passwd",
    "C:\\secret.yaml",
    "stones\\marble\\carrara.yaml",
    "stones/marble/carrara.yaml\0.md",
    ".git/config",
    "stones/marble/.hidden.yaml",
    "stones/marble/link.yaml",
    "linked/a.yaml",
    "site.yaml ",
    "čokolada.yaml",
    "CON.yaml:stream",
    `${"a/".repeat(200)}a.yaml`,
    "format.yaml",
    "pictures/made.yaml",
    "schemas/site.json",
    "rooms/kitchen-1/view.json",
    "",
  ]) {
    const answer = await ask({ path: `/api/file?file=${encodeURIComponent(file)}` });
    expect([400, 403], file).toContain(answer.status);
    expect(answer.text).not.toContain("password");
  }
  for (const file of ["stones/marble/none.yaml", "rooms/none.yaml"])
    expect((await ask({ path: `/api/file?file=${file}` })).status).toBe(404);
  expect((await ask({ path: "/api/file" })).status).toBe(400);
  expect((await ask({ path: "/assets/..%2f..%2fsecret.yaml" })).status).toBe(404);
});

test("a change is saved as a value and a commit in plain words", async () => {
  const { ask, content, git, dir } = await runningDesk();
  const before = await readFile(join(dir, "content", STONE), "utf8");
  const { version } = await content.open(STONE);
  const body = {
    file: STONE,
    version,
    edits: [{ kind: "set", path: ["title"], value: "Carrara C" }],
    language: "sr",
  };
  const answer = await ask({ method: "POST", path: "/api/save", body });
  expect(answer.status).toBe(200);
  expect(JSON.parse(answer.text)).toMatchObject({ state: "saved", shown: { value: { title: "Carrara C" } } });
  const after = await readFile(join(dir, "content", STONE), "utf8");
  expect(after).toBe(before.replace("title: Carrara", "title: Carrara C"));
  expect(await git.ask("log", "-1", "--format=%an: %s")).toBe("Mira: Carrara C: naziv Carrara → Carrara C");
  expect(await git.ask("status", "--porcelain", "content")).toBe("");
});

test("history that is asked for during a save has its change", async () => {
  const { ask, content } = await runningDesk();
  const { version } = await content.open(STONE);
  const edits = [{ kind: "set", path: ["title"], value: "Carrara C" }];
  const body = { file: STONE, version, edits, language: "en" };
  const saved = ask({ method: "POST", path: "/api/save", body });
  await expect.poll(async () => (await content.open(STONE)).text, { timeout: 30_000 }).toContain("Carrara C");
  const { entries, outside } = JSON.parse((await ask({ path: "/api/history" })).text);
  expect([entries[0].words, outside]).toEqual(["Carrara C: name Carrara → Carrara C", []]);
  await saved;
});

test("a change that git could not take is in the history once it is saved again", async () => {
  const { ask, content, git, dir } = await runningDesk();
  const edits = [{ kind: "set", path: ["title"], value: "Carrara C" }];
  const save = async () => {
    const { version } = await content.open(STONE);
    return ask({ method: "POST", path: "/api/save", body: { file: STONE, version, edits, language: "en" } });
  };
  const lock = join(dir, ".git/index.lock");
  await writeFile(lock, "");
  expect((await save()).status).toBe(502);
  await rm(lock);
  expect(JSON.parse((await save()).text)).toMatchObject({ state: "saved" });
  expect(await git.ask("log", "-1", "--format=%s")).toBe("Carrara C: name Carrara → Carrara C");
  expect(await git.ask("status", "--porcelain", "content")).toBe("");
});

test("what is not valid never reaches the content, and says where it is wrong", async () => {
  const { ask, content, git } = await runningDesk();
  const opened = await content.open(STONE);
  const save = (edit: unknown) =>
    ask({
      method: "POST",
      path: "/api/save",
      body: { file: STONE, version: opened.version, edits: [edit], language: "en" },
    });
  const wrong = await save({ kind: "set", path: ["price"], value: { from: "20.400,00", vat: "included" } });
  expect(JSON.parse(wrong.text)).toMatchObject({
    state: "problems",
    problems: [
      { path: ["price", "from"], message: expect.stringContaining("must be a whole number of dinars") },
    ],
  });
  const gone = await save({ kind: "remove", path: ["title"] });
  expect(JSON.parse(gone.text)).toMatchObject({
    problems: [{ path: ["title"], message: "title: is missing" }],
  });
  expect((await content.open(STONE)).text).toBe(opened.text);
  expect(await git.ask("rev-list", "--count", "HEAD")).toBe("1");
});

test("a file that has changed meanwhile is not written over", async () => {
  const { ask, content, dir } = await runningDesk();
  const { version, text } = await content.open(STONE);
  await writeFile(join(dir, "content", STONE), text.replace("title: Carrara", "title: Carrara D"));
  const body = {
    file: STONE,
    version,
    edits: [{ kind: "set", path: ["title"], value: "E" }],
    language: "en",
  };
  expect((await ask({ method: "POST", path: "/api/save", body })).status).toBe(409);
  expect((await content.open(STONE)).text).toContain("Carrara D");
});

test("what is too large or no change at all is refused", async () => {
  const { ask, content } = await runningDesk();
  const { version } = await content.open(STONE);
  const save = (body: unknown) => ask({ method: "POST", path: "/api/save", body });
  const long = { kind: "set", path: ["title"], value: "a".repeat(1_500_000) };
  expect((await save({ file: STONE, version, edits: [long], language: "en" })).status).toBe(413);
  expect(
    (await save({ file: STONE, version, edits: [{ ...long, value: "a".repeat(3_000_000) }] })).status,
  ).toBe(413);
  for (const body of [
    [],
    "text",
    { file: STONE },
    { file: STONE, version, edits: [{ kind: "run" }], language: "en" },
  ]) {
    expect((await save(body)).status).toBe(400);
  }
  expect((await content.open(STONE)).version).toBe(version);
});
