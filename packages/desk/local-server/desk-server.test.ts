import { mkdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test, vi } from "vitest";
import { writeTogether } from "../drafts/write-file.ts";
import { testProject } from "../testing/project.ts";
import { runningDesk, SESSION } from "../testing/running-desk.ts";
import { problemWords } from "../words/problems.ts";

const STONE = "stones/marble/carrara.yaml";

/** A desk, and how its page saves changes of a stone. */
async function savingDesk() {
  const desk = await runningDesk();
  const { version, text } = await desk.content.open(STONE);
  const save = async (edits: unknown, more: { language?: string; headers?: Record<string, string> } = {}) => {
    const { headers = {}, language = "en" } = more;
    const body = { file: STONE, version, edits, language };
    const answer = await desk.ask({ method: "POST", path: "/api/save", headers, body });
    return { status: answer.status, ...JSON.parse(answer.text) };
  };
  return { ...desk, version, text, save };
}

const retitled = (value: string) => [{ kind: "set", path: ["title"], value }];

test("the address that the desk prints opens it; another one does not", async () => {
  const { askBare, port } = await runningDesk();
  const host = `localhost:${port}`;
  const opened = await askBare({ path: `/?session=${SESSION}`, headers: { host } });
  expect(opened.status).toBe(302);
  expect(String(opened.headers["set-cookie"])).toBe(
    `desk-${port}=${SESSION}; HttpOnly; SameSite=Strict; Path=/`,
  );
  expect(opened.headers).toMatchObject({
    "content-security-policy": expect.stringMatching(
      /^default-src 'none'; script-src 'self';.* img-src 'self' blob: data:; frame-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/,
    ),
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "same-origin",
    "cache-control": "no-store",
  });
  const wrong = await askBare({ path: "/?session=other", headers: { host } });
  expect(wrong.headers["set-cookie"]).toBeUndefined();
  expect((await askBare({ path: "/api/today", headers: { host } })).status).toBe(401);
  expect(
    (await askBare({ path: "/api/today", headers: { host, cookie: `desk-${port}=secret` } })).status,
  ).toBe(401);
});

test("a name that leads to this machine is not the desk's name", async () => {
  const { ask, port } = await runningDesk();
  for (const host of [`evil.example:${port}`, `0.0.0.0:${port}`]) {
    expect((await ask({ path: "/api/today", headers: { host } })).status, host).toBe(421);
    expect((await ask({ path: "/", headers: { host } })).status, host).toBe(421);
  }
  const own = `127.0.0.1:${port}`;
  expect((await ask({ path: "/api/today", headers: { host: own, origin: `http://${own}` } })).status).toBe(
    200,
  );
});

test("a page from elsewhere changes and reads nothing, though the browser sends the cookie", async () => {
  const { ask, save, version, content, port } = await savingDesk();
  for (const headers of [
    { origin: "https://evil.example", "sec-fetch-site": "cross-site" },
    { origin: "null", "sec-fetch-site": "cross-site" },
    // The preview: another port of the same machine.
    { origin: "http://localhost:5173", "sec-fetch-site": "same-site" },
    { origin: `http://localhost:${port}`, "sec-fetch-site": "cross-site" },
  ]) {
    expect((await save(retitled("Hacked"), { headers })).status).toBe(403);
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

test("a change after a mistake that was committed is saved and committed", async () => {
  const { save, text, git, dir } = await savingDesk();
  await writeFile(join(dir, "content", STONE), text.replace("title: ", "title: a: "));
  await git.ask("commit", "--quiet", "--all", "--message", "Beside");
  await writeFile(join(dir, "content", STONE), text);
  expect(await save(retitled("Carrara X"))).toMatchObject({ status: 200, state: "saved" });
  expect(await git.ask("log", "-1", "--format=%s")).toBe("Carrara X: text");
  expect(await git.ask("status", "--porcelain", "content")).toBe("");
});

test("a full disk is told as that", async () => {
  const { save, content } = await savingDesk();
  const full = Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" });
  content.save = () => Promise.reject(full);
  expect(await save(retitled("Carrara X"))).toEqual({ status: 507, message: "DISK" });
});

test("only text files of the content are opened", async () => {
  const { ask, dir } = await runningDesk();
  for (const name of ["secret.yaml", "secret.js"]) await writeFile(join(dir, name), "password: 1\n");
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
  expect((await ask({ path: "/assets/..%2f..%2fsecret.js" })).status).toBe(404);
});

test("a change is saved as a value and a commit in plain words", async () => {
  const { save, text, git, dir } = await savingDesk();
  expect(await save(retitled("Carrara C"), { language: "sr" })).toMatchObject({
    status: 200,
    state: "saved",
    shown: { value: { title: "Carrara C" } },
  });
  const after = await readFile(join(dir, "content", STONE), "utf8");
  expect(after).toBe(text.replace("title: Carrara", "title: Carrara C"));
  expect(await git.ask("log", "-1", "--format=%an: %s")).toBe("Mira: Carrara C: naziv Carrara → Carrara C");
  expect(await git.ask("status", "--porcelain", "content")).toBe("");
});

test("an entry comes to the head of its list, or goes up there", async () => {
  const { save } = await savingDesk();
  const aliases = { path: ["aliases"] };
  expect(
    await save([
      { kind: "set", ...aliases, value: ["A"] },
      { kind: "insert", ...aliases, at: 0, value: "B" },
      { kind: "move", ...aliases, from: 1, to: 0 },
    ]),
  ).toMatchObject({ shown: { value: { aliases: ["A", "B"] } } });
});

test("history that is asked for during a save has its change", async () => {
  const { ask, save, content } = await savingDesk();
  const saved = save(retitled("Carrara C"));
  await expect.poll(async () => (await content.open(STONE)).text, { timeout: 30_000 }).toContain("Carrara C");
  const { entries, outside } = JSON.parse((await ask({ path: "/api/history" })).text);
  expect([entries[0].message, outside]).toEqual(["Carrara C: name Carrara → Carrara C", []]);
  await saved;
});

test("another place to publish to is set after what is under way, such as a publication to the former one", async () => {
  const { ask, content, dir, git } = await runningDesk();
  const inTurn = vi.spyOn(content, "inTurn");
  const address = join(dir, "place.git");
  expect((await ask({ method: "POST", path: "/api/target", body: { address } })).status).toBe(200);
  expect(inTurn).toHaveBeenCalledTimes(1);
  expect(await git.ask("remote", "get-url", "origin")).toBe(address);
});

test("a change that git could not take is in the history once it is saved again", async () => {
  const { ask, save, content, git, dir } = await savingDesk();
  const edits = retitled("Carrara C");
  const lock = join(dir, ".git/index.lock");
  await writeFile(lock, "");
  expect((await save(edits)).status).toBe(502);
  await rm(lock);
  const { version } = await content.open(STONE);
  const body = { file: STONE, version, edits, language: "en" };
  const again = await ask({ method: "POST", path: "/api/save", body });
  expect(JSON.parse(again.text)).toMatchObject({ state: "saved" });
  expect(await git.ask("log", "-1", "--format=%s")).toBe("Carrara C: name Carrara → Carrara C");
  expect(await git.ask("status", "--porcelain", "content")).toBe("");
});

test("a change amid an unfinished merge is refused before it is written", async () => {
  const { save, content, git } = await savingDesk();
  const { version } = await content.open(STONE);
  await git.ask("update-ref", "MERGE_HEAD", "HEAD");
  expect(await save(retitled("Carrara C"))).toMatchObject({ status: 409, message: "UNFINISHED" });
  expect((await content.open(STONE)).version).toBe(version);
});

test("what is not valid never reaches the content, and says where it is wrong", async () => {
  const { save, text, content, git } = await savingDesk();
  const value = { from: "20.400,00", vat: "included" };
  expect(await save([{ kind: "set", path: ["price"], value }])).toMatchObject({
    state: "problems",
    problems: [
      { path: ["price", "from"], message: expect.stringContaining("must be a whole number of dinars") },
    ],
  });
  expect(await save([{ kind: "remove", path: ["title"] }])).toMatchObject({
    problems: [{ path: ["title"], message: "title: is missing" }],
  });
  expect((await content.open(STONE)).text).toBe(text);
  expect(await git.ask("rev-list", "--count", "HEAD")).toBe("1");
});

test("a mistake that was there before holds up no change, though its line moves", async () => {
  const { content } = await testProject();
  const { text } = await content.open(STONE);
  await writeFile(join(content.dir, STONE), `${text}unknown: 1\n`);
  expect((await content.save(new Map([[STONE, `# Above.\n${text}unknown: 1\n`]]))).problems).toEqual([]);
});

test("a text of the site has its twin in the other language beside it", async () => {
  const { ask, dir } = await runningDesk();
  for (const code of ["en", "sr"])
    await writeFile(join(dir, `content/messages/${code}/common.json`), JSON.stringify({ said: code }));
  const shown = await ask({ path: "/api/file?file=messages/en/common.json" });
  expect(JSON.parse(shown.text).twin).toEqual({ locale: "sr", value: { said: "sr" } });
});

test("a file that has changed meanwhile is not written over", async () => {
  const { save, text, content, dir } = await savingDesk();
  await writeFile(join(dir, "content", STONE), text.replace("title: Carrara", "title: Carrara D"));
  expect((await save(retitled("E"))).status).toBe(409);
  expect((await content.open(STONE)).text).toContain("Carrara D");
});

test("what is too large or no change at all is refused", async () => {
  const { ask, save, version, content } = await savingDesk();
  for (const length of [1_500_000, 3_000_000])
    expect((await save(retitled("a".repeat(length)))).status).toBe(413);
  // A Cyrillic letter takes two bytes: with more the file could never be opened again.
  const cyrillic = "ш".repeat(600_000);
  expect((await save([{ kind: "set", path: ["description", "sr"], value: cyrillic }])).status).toBe(413);
  expect((await save([{ kind: "run" }])).status).toBe(400);
  for (const body of [[], "text", { file: STONE }])
    expect((await ask({ method: "POST", path: "/api/save", body })).status).toBe(400);
  expect((await content.open(STONE)).version).toBe(version);
});

test("what stands in the way of a file is told where it is, and everything else is saved", async () => {
  const { ask, save, dir, content } = await savingDesk();
  const picture = join(content.dir, "pictures/gallery/g01.jpg");
  await mkdir(picture, { recursive: true });
  const photograph = await sharp({ create: { width: 900, height: 600, channels: 3, background: "#888" } })
    .jpeg()
    .toBuffer();
  const path = "/api/picture?name=gallery/g01&message=Gallery";
  const put = async () => JSON.parse((await ask({ method: "POST", path, body: photograph })).text);
  const told = {
    file: "content/pictures/gallery/g01.jpg",
    message: "a folder stands at content/pictures/gallery/g01.jpg, where a file belongs",
  };
  expect(await put()).toMatchObject({ state: "problems", problems: [told] });
  expect((await save(retitled("Karara"))).state).toBe("saved");
  const today = async () => JSON.parse((await ask({ path: "/api/today" })).text).problems;
  expect(await today()).toEqual([]);
  // A save that was under way when the folder came.
  const under = new Map([["pictures/gallery/g01.jpg", photograph]]);
  await writeTogether(content.dir, under, join(dir, ".cache/desk/saving"));
  expect(await today()).toMatchObject([told]);
  expect(problemWords((await today())[0], "sr")).toBe(
    "Na mestu datoteke je folder content/pictures/gallery/g01.jpg; premestite ga.",
  );
  const other = new Map([["prose/privacy.en.md", "# Privacy\n\nAll.\n"]]);
  expect((await content.save(other)).problems).toEqual([]);
  await rm(picture, { recursive: true });
  expect(await today()).toEqual([]);
  expect(await content.bytes("pictures/gallery/g01.jpg")).toEqual(photograph);
});
