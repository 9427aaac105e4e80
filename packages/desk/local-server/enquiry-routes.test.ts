import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { putPrograms, sshTo } from "../testing/programs.ts";
import { runningDesk } from "../testing/running-desk.ts";

const ID = "0b7e8a52-6a05-4a0f-9d2a-0a6f4d3c2b1a";
const OLDER = ID.replace("0", "1");
const ENQUIRY = {
  id: ID,
  number: "4826-1793",
  receivedAt: 1_760_000_000_000,
  answered: null,
  firstName: "Ana",
  lastName: "Đurić",
  phone: "+381 64 123 45 67",
  email: "ana@visitor.example",
  message: "Radna ploča",
  subject: "",
  chosen: "",
  visit: "",
  visitFor: "",
  locale: "sr",
  suspicion: [],
  files: [{ name: "plan „A“.pdf", kind: "pdf", size: 4 }],
  mail: { state: "sent", sentAt: 1, lastError: null },
  ofANewerServer: true,
};

/** A server that one reaches by ssh: what it is told it notes, and what it answers is written beside it. */
async function serverBySsh() {
  const desk = await runningDesk();
  const folder = join(desk.dir, "server");
  await mkdir(folder);
  const at = (name: string) => join(folder, name);
  await writeFile(at("list"), JSON.stringify({ enquiries: [{ ...ENQUIRY, id: OLDER }, ENQUIRY] }));
  await putPrograms(folder, {
    ssh: sshTo(at("asked"), at("shut")),
    // The command of the server notes its arguments, one on a line.
    enquiries: `for word in "$@"; do echo "[$word]"; done >> '${at("told")}'
case "$1" in list) cat '${at("list")}';; file) printf 'a\\0\\377\\n';; export) printf '"Đurić"';; esac`,
  });
  const post = (path: string, body: unknown) =>
    desk.ask({ method: "POST", path: `/api/enquiries${path}`, body });
  const place = {
    kind: "ssh",
    server: "owner@example.rs:2222",
    command: `cd '${folder}' && ./bin/enquiries`,
  };
  return { ...desk, at, post, place };
}

test("enquiries are read, answered, mailed again and saved by the server's own command over ssh", async () => {
  const { ask, post, place, at } = await serverBySsh();
  expect(JSON.parse((await ask({ path: "/api/enquiries" })).text)).toEqual({ enquiries: [] });
  expect((await post("/place", place)).status).toBe(200);
  const shown = JSON.parse((await ask({ path: "/api/enquiries" })).text);
  expect(shown.enquiries).toMatchObject([{ id: ID, lastName: "Đurić" }, { id: OLDER }]);
  const by = "Mira'; touch /tmp/$(whoami) `id`";
  expect((await post("/answered", { id: ID, by, undo: false })).status).toBe(200);
  expect((await post("/answered", { id: ID, by: "", undo: true })).status).toBe(200);
  expect((await post("/resend", { id: ID })).status).toBe(200);
  const told = await readFile(at("told"), "utf8");
  expect(told).toContain(`[answered]\n[--by=${by}]\n[${ID}]\n`);
  expect(told).toContain(`[answered]\n[--undo]\n[${ID}]\n[resend]\n[${ID}]\n`);
  expect(await readFile(at("asked"), "utf8")).toMatch(/^-o BatchMode=yes .*-p 2222 -- owner@example\.rs cd /);
  const csv = await ask({ path: "/api/enquiries/export.csv" });
  expect([csv.headers["content-type"], csv.text]).toEqual(["text/csv; charset=utf-8", '"Đurić"']);
  const file = await ask({ path: `/api/enquiries/file?id=${ID}&place=1` });
  expect(file.headers["content-type"]).toBe("application/octet-stream");
  expect(file.headers["content-disposition"]).toBe(
    "attachment; filename*=UTF-8''plan%20%E2%80%9EA%E2%80%9C.pdf",
  );
  expect((await ask({ path: `/api/enquiries/file?id=${ID}&place=2` })).status).toBe(404);
});

test("why a server cannot be asked is told, and its place can be corrected", async () => {
  const { ask, post, place, at } = await serverBySsh();
  for (const [said, told] of [
    ["owner@example.rs: Permission denied (publickey).", "SSH KEY"],
    ["ssh: Could not resolve hostname example.rs: Name or service not known", "NO SERVER"],
    ["ssh: connect to host example.rs port 22: Connection refused", "NO SERVER"],
    [`${"debug1: a key\n".repeat(50)}Host key verification failed.`, "HOST KEY"],
    ["kex_exchange_identification: read: broken", "kex_exchange_identification: read: broken"],
  ]) {
    await writeFile(at("shut"), `${said}\n`);
    const shut = await post("/place", place);
    expect([shut.status, JSON.parse(shut.text).message]).toEqual([502, told]);
  }
  expect(JSON.parse((await ask({ path: "/api/enquiries/place" })).text)).toEqual({ place });
  const none = await post("/place", { kind: "ssh", server: "owner@example.rs", command: "true" });
  expect(none.status).toBe(502);
});

test("neither a server nor an enquiry is an option of a command", async () => {
  const { ask, post, place } = await serverBySsh();
  for (const server of ["-oProxyCommand=id", "owner@-oProxyCommand=id", "a b@example.rs", "example.rs", ""]) {
    expect((await post("/place", { ...place, server })).status, server).toBe(422);
  }
  for (const command of ["", "a\nb"]) expect((await post("/place", { ...place, command })).status).toBe(422);
  await post("/place", place);
  for (const id of ["--yes", "", "1; id", `${ID} --yes`]) {
    expect((await post("/resend", { id })).status, id).toBe(400);
    expect((await post("/answered", { id, by: "", undo: false })).status, id).toBe(400);
    expect((await ask({ path: `/api/enquiries/file?id=${encodeURIComponent(id)}&place=1` })).status).toBe(
      400,
    );
  }
});

test("enquiries of this computer are read from its own store", async () => {
  const { ask, post, dir } = await runningDesk().then((desk) => ({
    ...desk,
    post: (path: string, body: unknown) => desk.ask({ method: "POST", path: `/api/enquiries${path}`, body }),
  }));
  const before = process.env.DATA_DIR;
  process.env.DATA_DIR = join(dir, "data");
  onTestFinished(() => {
    if (before === undefined) delete process.env.DATA_DIR;
    else process.env.DATA_DIR = before;
  });
  const none = await post("/place", { kind: "here" });
  expect([none.status, JSON.parse(none.text).message]).toEqual([
    502,
    `There is no store in ${join(dir, "data")}: no enquiry has come yet, or DATA_DIR is another folder`,
  ]);
  expect((await ask({ path: "/api/enquiries" })).status).toBe(502);
});
