import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import type { DeskContent } from "../drafts/desk-content.ts";
import { putPrograms, sshTo } from "../testing/programs.ts";
import { runningDesk } from "../testing/running-desk.ts";
import { LiveSlabStates } from "./slab-states.ts";

/** A desk whose build is a stand-in, and a server that ssh and rsync reach: a folder of this machine. */
async function deskAndServer() {
  const desk = await runningDesk();
  const at = (name: string) => join(desk.dir, name);
  for (const folder of ["site/build", "server/hosting"])
    await mkdir(at(`packages/${folder}`), { recursive: true });
  await writeFile(
    at("packages/site/build/build.ts"),
    `import { cpSync, mkdirSync, writeFileSync } from "node:fs";
if (process.env.SITE_URL === "https://broken.example") { console.error("$ vite build\\n".repeat(60) + "There is a mistake."); process.exit(1); }
mkdirSync("dist/client", { recursive: true });
writeFileSync("dist/built-for.txt", String(process.env.SITE_URL));
writeFileSync("dist/client/index.html", "new");`,
  );
  await writeFile(at("packages/server/hosting/static-hosting.ts"), "");
  await putPrograms(desk.dir, {
    ssh: sshTo(at("asked"), at("shut")),
    // As rsync -az does, between folders.
    rsync: `for to in "$@"; do :; done\nto="\${to#*:}"
case "$*" in *--delete*) rm -rf "$to";; esac\nmkdir -p "$to" && cp -r dist/. "$to"`,
  });
  const ask = async (path: string, body?: unknown) => {
    const answer = await desk.ask({
      path: `/api/built${path}`,
      ...(body !== undefined && { method: "POST", body }),
    });
    return { status: answer.status, ...JSON.parse(answer.text) };
  };
  const publish = async (target: unknown) => {
    expect(await ask("/target", target)).toMatchObject({ status: 200 });
    expect(await ask("", {})).toMatchObject({ state: "begun" });
    let shown = await ask("");
    while (["building", "sending"].includes(shown.now.phase)) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      shown = await ask("");
    }
    return shown.now;
  };
  return { ...desk, askDesk: desk.ask, at, ask, publish };
}

test("the built site stays in its folder, without git and without a server", async () => {
  const { ask, publish, at } = await deskAndServer();
  vi.stubEnv("SITE_URL", "https://of-the-terminal.example");
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(await publish({ siteUrl: "https://example.rs" })).toEqual({
    phase: "done",
    folder: at("dist/client"),
  });
  expect(await readFile(at("dist/built-for.txt"), "utf8")).toBe("https://example.rs");
  expect(await publish({ siteUrl: "https://broken.example" })).toEqual({
    phase: "failed",
    reason: expect.stringMatching(/^[\s\S]{500,580}There is a mistake\.$/),
  });
  // Nor is anything built of content with mistakes.
  await writeFile(at("content/stones/marble/carrara.yaml"), "title: Carrara\n");
  expect(await ask("", {})).toMatchObject({ state: "problems" });
});

test("the built site is sent to a folder that is empty or its own, and to no other", async () => {
  const { publish, at } = await deskAndServer();
  const send = {
    server: "owner@example.rs:2222",
    folder: at("www/site"),
    afterwards: `echo told > '${at("told")}'`,
  };
  const target = { siteUrl: "https://example.rs", send };
  await mkdir(at("www/site"), { recursive: true });
  expect(await publish(target)).toMatchObject({ phase: "done" });
  expect(await readFile(at("www/site/client/index.html"), "utf8")).toBe("new");
  expect(await readFile(at("told"), "utf8")).toBe("told\n");
  expect(await readFile(at("asked"), "utf8")).toMatch(/^-o BatchMode=yes .*-p 2222 -- owner@example\.rs /);
  // A page that is gone goes there too.
  await writeFile(at("www/site/client/gone.html"), "old");
  expect(await publish(target)).toMatchObject({ phase: "done" });
  expect(await readdir(at("www/site/client"))).toEqual(["index.html"]);

  await writeFile(at("shut"), "owner@example.rs: Permission denied (publickey).\n");
  expect(await publish(target)).toEqual({ phase: "failed", reason: "SSH KEY" });
  await rm(at("shut"));

  await mkdir(at("www/other"));
  await writeFile(at("www/other/photographs.zip"), "mine");
  expect(await publish({ ...target, send: { ...send, folder: at("www/other") } })).toEqual({
    phase: "failed",
    reason: "FOREIGN",
  });
  expect(await readdir(at("www/other"))).toEqual(["photographs.zip"]);
});

test("what cannot be meant is refused before anything runs", async () => {
  const { ask, askDesk, at } = await deskAndServer();
  const send = { server: "owner@example.rs", folder: "/var/www", afterwards: "" };
  for (const wrong of [
    { siteUrl: "example.rs" },
    { siteUrl: "https://example.rs/path" },
    { siteUrl: "https://example.rs", send: { ...send, server: "-oProxyCommand=id@x" } },
    ...[
      "/",
      "/var",
      "relative/folder",
      "/var/www/../../etc",
      "/var/www; id",
      "/var/$(id)/x",
      "/home/user",
      "/Users/ana",
      "/root/site",
      "/etc/nginx",
      "",
    ].map((folder) => ({
      siteUrl: "https://example.rs",
      send: { ...send, folder },
    })),
    { siteUrl: "https://example.rs", send: { ...send, afterwards: "a\nb" } },
  ]) {
    expect((await ask("/target", wrong)).status, JSON.stringify(wrong)).toBe(422);
  }
  expect((await ask("", {})).status).toBe(409);
  expect(await readFile(at("asked"), "utf8").catch(() => "")).toBe("");
  // Another address alone leaves the server as it is.
  expect((await ask("/target", { siteUrl: "https://example.rs", send })).status).toBe(200);
  await askDesk({ method: "POST", path: "/api/live", body: { siteUrl: "https://other.example" } });
  expect((await ask("")).target).toEqual({ siteUrl: "https://other.example", send });
});

test("a slab that is sold in the desk is sold on the built site some seconds later, without a build", async () => {
  const { at, ask, content, dir } = await deskAndServer();
  await mkdir(at("dist/client"), { recursive: true });
  const file = "stones/marble/carrara.yaml";
  const { text } = await content.open(file);
  const siteUrl = "https://example.rs";
  const nowhere = { server: "owner@example.rs", folder: at("nowhere/at-all"), afterwards: "" };
  await ask("/target", { siteUrl, send: nowhere });
  await content.save(
    new Map([[file, `${text}singleSlabs: [{ number: BS-102, width: 290, height: 175, state: sold }]\n`]]),
  );
  const states = join(dir, "dist/client/slab-states.json");
  await expect
    .poll(() => readFile(states, "utf8").catch(() => ""), { timeout: 10_000 })
    .toBe('{"sold":["bs-102"],"reserved":{}}');
  const fault = () => expect.poll(async () => (await ask("")).slabStatesFault, { timeout: 10_000 });
  await fault().toBe("FOREIGN");
  await ask("/target", { siteUrl });
  await content.save(new Map([[file, text]]));
  await fault().toBeUndefined();
});

test("saves that follow one another are told to the site once", () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const content = {} as DeskContent;
  new LiveSlabStates({ root: ".", content, target: {} as never });
  for (const file of ["stones/marble/a.yaml", "stones/marble/b.yaml", "site.yaml"]) content.onWritten([file]);
  expect(vi.getTimerCount()).toBe(1);
});
