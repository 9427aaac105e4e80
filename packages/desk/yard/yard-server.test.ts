import { randomUUID } from "node:crypto";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, onTestFinished, test, vi } from "vitest";
import { runningDesk, send } from "../testing/running-desk.ts";
import { ReceivedPhotographs } from "./received-photographs.ts";
import { lanAddresses, YardDoor } from "./yard-door.ts";
import { yardPage } from "./yard-page.ts";

const BOUNDARY = "----yard";

type Part = { name: string; file?: string; bytes: Buffer | string };

function multipart(parts: readonly Part[]): Buffer {
  const written = parts.flatMap(({ name, file, bytes }) => [
    `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"${file === undefined ? "" : `; filename="${file}"\r\ncontent-type: image/jpeg`}\r\n\r\n`,
    bytes,
    "\r\n",
  ]);
  return Buffer.concat([...written, `--${BOUNDARY}--\r\n`].map((part) => Buffer.from(part)));
}

const field = (name: string, bytes: string): Part => ({ name, bytes });
const camera = (bytes: Buffer | string, file = "a.jpg"): Part => ({ name: "camera", file, bytes });
const STONE = field("stone", 'Nero "A"');

const photograph = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: "#889" } })
    .jpeg()
    .withExif({ IFD3: { GPSLatitude: "44/1 48/1 0/1" } })
    .toBuffer();

/** A desk that shows a code, and a telephone that has opened its page. */
async function openedYard(lasts?: number) {
  const desk = await runningDesk(lasts === undefined ? {} : { yardLasts: lasts });
  const { ask } = desk;
  const answer = await ask({
    method: "POST",
    path: "/api/yard/open",
    body: { language: "en", address: "127.0.0.1" },
  });
  const { address, until }: { address: string; until: number } = JSON.parse(answer.text);
  const { host, port, pathname: code } = new URL(address);
  const to = (asked: Parameters<typeof send>[1]) =>
    send(Number(port), { ...asked, headers: { host, ...asked.headers } });
  const sendForm = (path: string, parts: readonly Part[], headers: Record<string, string> = {}) =>
    to({
      method: "POST",
      path,
      body: multipart(parts),
      headers: { "content-type": `multipart/form-data; boundary=${BOUNDARY}`, ...headers },
    });
  const received = async () => JSON.parse((await ask({ path: "/api/yard" })).text).received;
  return { ...desk, host, port: Number(port), code, until, to, sendForm, received };
}

/** The path of the telephone that opened the code. */
async function pathOf({ to, code }: Awaited<ReturnType<typeof openedYard>>): Promise<string> {
  const opened = await to({ path: code });
  expect(opened.status).toBe(303);
  return String(opened.headers.location);
}

test("whoever guesses is shut out, with the right code too; a telephone that is in stays in", async () => {
  const yard = await openedYard();
  const path = await pathOf(yard);
  expect((await yard.to({ path })).status).toBe(200);
  for (let guess = 0; guess < 9; guess += 1)
    expect((await yard.to({ path: `/code/${guess}` })).status).toBe(404);
  expect((await yard.to({ path })).status).toBe(200);
  for (const guess of ["/yard/x", "/code/y", "/yard/z"])
    expect((await yard.to({ path: guess })).status).toBe(404);
  expect((await yard.to({ path })).status).toBe(404);
});

test("a photograph goes from the telephone to its stone, measures with it", async () => {
  const yard = await openedYard();
  const path = await pathOf(yard);
  const page = await yard.to({ path });
  expect(page.status).toBe(200);
  expect(page.text).toContain('<option value="Carrara, family">');
  expect(page.text).toContain(new Date(yard.until).toTimeString().slice(0, 5));
  const bytes = await photograph();
  const answer = await yard.sendForm(path, [
    field("stone", "carrara, Family"),
    field("width", "284,5"),
    field("height", "600"),
    camera(bytes, "IMG_0001.jpg"),
    { name: "earlier", file: "", bytes: "" },
  ]);
  expect([answer.status, answer.headers.location]).toEqual([303, `${path}?sent`]);
  expect((await yard.to({ path: `${path}?sent` })).text).toContain("It has arrived.");
  const [first] = await yard.received();
  expect(first).toMatchObject({ stone: "marble/carrara", measures: { width: 284.5, height: 600 } });
  expect((await yard.ask({ path: `/api/yard/picture/${first.id}` })).headers["content-type"]).toBe(
    "image/webp",
  );
  const taken = await yard.ask({
    method: "POST",
    path: "/api/yard/take",
    body: { id: first.id, stone: "marble/carrara", view: "slab" },
  });
  expect(taken.status).toBe(200);
  expect(await yard.received()).toEqual([]);
  const kept = JSON.parse((await yard.ask({ path: "/api/photograph?stone=marble/carrara" })).text);
  expect(kept).toMatchObject({ state: "there", photograph: { before: { width: 284.5, height: 600 } } });
});

test("a stone may have any sign in its name", () => {
  const stones = [{ stone: "onyx/a", title: 'Onyx "A"', label: 'Onyx "A", onyx' }];
  expect(yardPage({ language: "en", stones, until: 0 })).toContain('value="Onyx &#34;A&#34;, onyx"');
});

test("a name that is not on the site is taken as it is written", async () => {
  const yard = await openedYard();
  const path = await pathOf(yard);
  const bytes = await photograph();
  const least = [field("width", "20"), field("height", "20,0")];
  await yard.sendForm(path, [
    ...[field("stone", "<b>Žuti</b>"), ...least],
    { name: "earlier", file: "a.jpg", bytes },
  ]);
  const [first] = await yard.received();
  expect(first).toMatchObject({ name: "<b>Žuti</b>", measures: { width: 20, height: 20 } });
  expect(first.stone).toBeUndefined();
  // Nor is it known which of two is meant.
  await writeFile(join(yard.dir, "content/stones/onyx/other.yaml"), "title: Carrara\n");
  await yard.sendForm(path, [field("stone", "Carrara"), camera(bytes)]);
  const [, second] = await yard.received();
  expect([second.name, second.stone]).toEqual(["Carrara", undefined]);
  await yard.ask({ method: "POST", path: "/api/yard/discard", body: { id: second.id } });
  const discarded = await yard.ask({ method: "POST", path: "/api/yard/discard", body: { id: first.id } });
  expect(discarded.status).toBe(200);
  expect(await readdir(join(yard.dir, ".cache/desk/received"))).toEqual([]);
});

test("a code is good for one telephone, and a new one ends the one before", async () => {
  const yard = await openedYard();
  expect(yard.code).toMatch(/^\/code\/[\w-]{22}$/);
  // A quarter of an hour.
  expect(yard.until - Date.now()).toBeGreaterThan(800_000);
  expect(yard.until - Date.now()).toBeLessThanOrEqual(900_000);
  const path = await pathOf(yard);
  expect((await yard.to({ path: yard.code })).status).toBe(404);
  expect((await yard.to({ path })).status).toBe(200);
  await yard.ask({ method: "POST", path: "/api/yard/open", body: { language: "sr", address: "127.0.0.1" } });
  await expect(yard.to({ path })).rejects.toThrow("ECONNREFUSED");
});

test("with another code the time of the one before is over, and ends nothing", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const addresses = () => ["127.0.0.1"];
  const door = new YardDoor({ received: {} as never, stones: async () => [], port: 0, addresses });
  for (let time = 0; time < 2; time++) await door.open("en", "127.0.0.1");
  expect(vi.getTimerCount()).toBe(1);
  await door.close();
  expect(vi.getTimerCount()).toBe(0);
});

test("nothing but the form is reachable, and by nobody without the code", async () => {
  const yard = await openedYard();
  const path = await pathOf(yard);
  const bytes = await photograph();
  for (const wrong of [
    "/",
    "/code/",
    "/code/wrong",
    "/yard/wrong",
    `${path}/`,
    `${path}/..`,
    "/api/today",
    "/api/yard",
    "/assets/main.js",
    "/yard/..%2f..%2fcontent%2fsite.yaml",
    "/favicon.ico",
  ]) {
    const answer = await yard.to({ path: wrong });
    expect(answer.status, wrong).toBe(404);
    expect(answer.text, wrong).not.toContain("datalist");
  }
  for (const method of ["PUT", "DELETE", "OPTIONS", "PATCH"])
    expect((await yard.to({ method, path })).status, method).toBe(404);
  expect((await yard.to({ method: "POST", path, body: { stone: "x" } })).status).toBe(415);
  const wrong = await yard.sendForm("/yard/wrong", [STONE, camera(bytes)]);
  expect(wrong.status).toBe(404);
  expect(await yard.received()).toEqual([]);
});

test("a name that leads to this machine, and a page from elsewhere, are turned away", async () => {
  const yard = await openedYard();
  for (const host of [
    "evil.example",
    `evil.example:${yard.port}`,
    `localhost:${yard.port}`,
    "127.0.0.1",
    "127.0.0.1:80",
  ]) {
    expect((await yard.to({ path: yard.code, headers: { host } })).status, host).toBe(421);
  }
  const path = await pathOf(yard);
  for (const origin of ["https://evil.example", "null", `http://localhost:${yard.port}`]) {
    const answer = await yard.sendForm(path, [field("stone", "x")], { origin });
    expect(answer.status, origin).toBe(421);
  }
  const own = await yard.sendForm(path, [field("stone", "x")], { origin: `http://${yard.host}` });
  expect(own.status).toBe(422);
});

test("what is no photograph, too large or cut off is refused, and nothing of it stays", async () => {
  const yard = await openedYard();
  const path = await pathOf(yard);
  const bytes = await photograph();
  const cases: [Part[], number, string][] = [
    [[STONE], 422, "Take a photograph"],
    [[STONE, camera("no picture")], 415, "photograph cannot be read"],
    [
      [STONE, camera("<svg xmlns='http://www.w3.org/2000/svg'><script/></svg>")],
      415,
      "photograph cannot be read",
    ],
    [[STONE, camera(bytes.subarray(0, 900))], 415, "did not arrive in full"],
    [[STONE, camera(Buffer.alloc(60_000_001, 1))], 413, "at most 60 MB"],
    [[field("stone", " "), camera(bytes)], 422, "name of the stone"],
    [[field("stone", "x".repeat(150)), camera(bytes)], 422, "name of the stone"],
    [[STONE, field("width", "3 m"), camera(bytes)], 422, "between 20 and 600"],
    [[STONE, field("width", "1e9"), field("height", "-5"), camera(bytes)], 422, "between 20 and 600"],
    [[STONE, field("width", "300"), camera(bytes)], 422, "between 20 and 600"],
  ];
  for (const [parts, status, said] of cases) {
    const answer = await yard.sendForm(path, parts);
    expect([answer.status, answer.text.includes(said)], said).toEqual([status, true]);
    for (const { name, bytes } of parts.slice(1))
      if (name === "width" || name === "height")
        expect(answer.text).toMatch(new RegExp(`name="${name}" [^>]* value="${bytes}"`));
    if (parts[0] === STONE) expect(answer.text).toContain('value="Nero &#34;A&#34;"');
  }
  // A telephone that goes out of reach in the middle.
  await new Promise<void>((resolve) => {
    const line = connect(yard.port, "127.0.0.1", () => {
      line.write(
        `POST ${path} HTTP/1.1\r\nhost: ${yard.host}\r\ncontent-type: multipart/form-data; boundary=${BOUNDARY}\r\ncontent-length: 100000\r\n\r\n--${BOUNDARY}\r\n`,
      );
      setTimeout(() => line.destroy(), 50);
    });
    line.on("close", () => resolve());
  });
  expect(await yard.received()).toEqual([]);
  expect((await yard.to({ path })).status).toBe(200);
});

test("names of files lead nowhere", async () => {
  const yard = await openedYard();
  const path = await pathOf(yard);
  const bytes = await photograph();
  for (const file of [
    "../../../evil.jpg",
    "/etc/passwd",
    "C:\\evil.jpg",
    "a\0.jpg",
    "čšž.jpg",
    ".htaccess",
    "x".repeat(5000),
  ]) {
    const answer = await yard.sendForm(path, [field("stone", "../../evil"), camera(bytes, file)]);
    expect(answer.status, file).toBe(303);
  }
  const names = await readdir(join(yard.dir, ".cache/desk/received"));
  expect(names).toHaveLength(14);
  expect(names.filter((name) => !/^[0-9a-f-]{36}\.(original|json)$/.test(name))).toEqual([]);
  for (const id of ["..", "../../content/site", "0".repeat(36)]) {
    const answer = await yard.ask({ path: `/api/yard/picture/${encodeURIComponent(id)}` });
    expect([400, 404], id).toContain(answer.status);
  }
  expect(await yard.git.ask("status", "--porcelain", "content")).toBe("");
});

test("what waits is listed as it came, and of a flood no more than two hundred are kept", async () => {
  const folder = await mkdtemp(join(tmpdir(), "received-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const received = new ReceivedPhotographs(folder);
  await writeFile(join(folder, "notes.json"), "{}");
  for (let at = 2; at <= 200; at++)
    await writeFile(join(folder, `${randomUUID()}.json`), JSON.stringify({ name: `${at}`, at }));
  await received.keep(await photograph(), { name: "1", at: 1 });
  expect((await received.list()).map(({ at }) => at)).toEqual(Array.from({ length: 200 }, (_, i) => i + 1));
  await expect(received.keep(await photograph(), { name: "201", at: 201 })).rejects.toThrow("FULL");
});

test("the door shuts by itself, and what is not shut by then comes in whole", async () => {
  const yard = await openedYard(1500);
  const path = await pathOf(yard);
  const bytes = await photograph();
  const body = multipart([STONE, camera(bytes)]);
  const answer = await new Promise<string>((resolve, reject) => {
    let received = "";
    const line = connect(yard.port, "127.0.0.1", () => {
      line.write(
        `POST ${path} HTTP/1.1\r\nhost: ${yard.host}\r\nconnection: close\r\ncontent-type: multipart/form-data; boundary=${BOUNDARY}\r\ncontent-length: ${body.length}\r\n\r\n`,
      );
      line.write(body.subarray(0, 300));
      setTimeout(() => line.write(body.subarray(300)), 2000);
    });
    line.on("data", (part) => {
      received += part;
    });
    line.on("error", reject);
    line.on("close", () => resolve(received));
  });
  expect(answer).toContain("HTTP/1.1 303");
  expect(await yard.received()).toHaveLength(1);
  await expect(yard.to({ path })).rejects.toThrow("ECONNREFUSED");
  expect(JSON.parse((await yard.ask({ path: "/api/yard" })).text).open).toBeUndefined();
});

test("only an address of this machine in a local network is listened on", async () => {
  const { ask } = await runningDesk();
  for (const address of ["0.0.0.0", "::", "8.8.8.8", "localhost", ""]) {
    const answer = await ask({ method: "POST", path: "/api/yard/open", body: { language: "en", address } });
    expect(answer.status, address).toBe(422);
  }
  const at = (address: string, internal = false) => [
    { address, internal, family: "IPv4" as const, netmask: "", mac: "", cidr: null },
  ];
  expect(
    lanAddresses({
      lo: at("127.0.0.1", true),
      docker0: at("172.17.0.1"),
      wlan0: at("192.168.1.20"),
      eth1: at("93.184.216.34"),
      eth2: at("172.32.0.1"),
      eth3: at("172.31.0.1"),
      tun0: at("10.8.0.2"),
    }),
  ).toEqual(["192.168.1.20", "172.31.0.1", "172.17.0.1", "10.8.0.2"]);
});
