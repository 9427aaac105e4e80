import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { readValue } from "@stoneyard/catalogue/editing/marked-value.ts";
import sharp from "sharp";
import { expect, test } from "vitest";
import { saveAndCommit } from "../history/history.ts";
import { runningDesk } from "../testing/running-desk.ts";

test("a spreadsheet is shown, taken in by one press as one change, and written out again", async () => {
  const { ask, content, git } = await runningDesk();
  const send = async (sheet: string, take = false, language = "sr") => {
    const headers = { "content-type": "application/octet-stream" };
    const path = `/api/slabs?language=${language}&take=${take}`;
    return JSON.parse((await ask({ method: "POST", path, headers, body: Buffer.from(sheet) })).text);
  };
  const stone = async () => (await content.open("stones/marble/carrara.yaml")).text;
  const before = await stone();
  const sheet = "Broj;Kamen;Širina;Visina;Stanje\nBS-102;Carrara;290;175;rezervisana\n";
  expect(await send(sheet.replace("290", "1.290"), true)).toMatchObject({
    state: "mistakes",
    lines: [
      expect.stringMatching(/^red 2, Širina: 1\.290 može/),
      expect.stringContaining("Ništa nije promenjeno"),
    ],
  });
  expect(await send(sheet)).toMatchObject({
    state: "ready",
    lines: ["Nove: 1", "  BS-102 (Carrara) 290 × 175 cm", "Bez promene: 0"],
  });
  expect(await stone()).toBe(before);
  expect(await send(sheet, true)).toMatchObject({ state: "saved", problems: [] });
  expect(await stone()).toContain("state: reserved");
  expect(await git.ask("log", "-1", "--format=%s")).toBe("Ploče: nove 1, promenjene 0, prodate 0");
  expect(await send(sheet, true)).toMatchObject({ state: "nothing" });
  expect(await send("", false, "en")).toMatchObject({
    state: "mistakes",
    lines: ["line 1: there is nothing in this file", "1 to correct; nothing was changed."],
  });
  const labels = await ask({ path: "/api/slabs/labels?language=sr" });
  expect(labels.text).toContain("<h1>BS-102</h1><div><p>Carrara</p><p>290 × 175 cm</p>");
  expect(labels.text).not.toContain("<svg");
  await ask({ method: "POST", path: "/api/live", body: { siteUrl: "https://kamen.example" } });
  const { text: coded, headers } = await ask({ path: "/api/slabs/labels?language=sr" });
  expect(coded).toMatch(/<small>kamen\.example\/sr\/slabs\/bs-102<\/small>.*<svg/);
  expect(headers["content-security-policy"]).toMatch(/^default-src 'none'; style-src 'sha256-/);
  const { text } = await ask({ path: "/api/slabs.csv?language=en" });
  expect(text).toContain('"BS-102";"Carrara";"";"290";"175";"";"";"";"";"Reserved";"";""\r\n');
});

test("photographs are sent one by one, find their slabs by number and are taken in by one press as one change", async () => {
  const { ask, content, git } = await runningDesk();
  const post = async (path: string, body: unknown) => {
    const headers = {
      "content-type": Buffer.isBuffer(body) ? "application/octet-stream" : "application/json",
    };
    const { status, text } = await ask({ method: "POST", path, headers, body });
    return { status, ...JSON.parse(text) };
  };
  const send = (name: string, bytes: Buffer, first = false) =>
    post(`/api/slabs/photograph?${new URLSearchParams({ name, first: String(first) })}`, bytes);
  const photographs = (take = false) => post(`/api/slabs/photographs?language=en&take=${take}`, {});
  const photograph = (background: string) =>
    sharp({ create: { width: 1700, height: 1100, channels: 3, background } })
      .jpeg()
      .toBuffer();
  const sheet = Buffer.from("Number;Stone;Width;Height\nBS-102;Carrara;290;175\n");
  await post("/api/slabs?language=en&take=true", sheet);

  for (const name of ["../BS-102.jpg", ".BS-102.jpg", "a\\BS-102.jpg", ""])
    expect([name, (await send(name, sheet)).status]).toEqual([name, 400]);
  // A file's name may have 255 bytes, and each of these letters takes two.
  const long = (letters: number) => `BS-102 ${"Ш".repeat(letters)}.jpg`;
  expect(await send(long(140), sheet)).toMatchObject({ status: 422, message: "LONG NAME" });
  expect(await send(long(122), sheet)).toMatchObject({ status: 200 });
  await send("BS-999.jpg", await photograph("#777"), true);
  expect(await photographs(true)).toMatchObject({
    state: "mistakes",
    lines: [
      expect.stringMatching(/^BS-999\.jpg: there is no slab number/),
      "",
      "1 to correct; nothing was changed.",
    ],
  });
  await send("IMG bs-102.JPG", await photograph("#888"), true);
  await send("BS-102 (2).jpg", await photograph("#999"));
  expect(await photographs()).toMatchObject({
    state: "ready",
    lines: [
      "Photographs: 2",
      "  BS-102: BS-102 (2).jpg → pictures/slabs/bs-102.jpg",
      "  BS-102: IMG bs-102.JPG → pictures/slabs/bs-102-2.jpg",
    ],
  });
  expect(await photographs(true)).toMatchObject({ state: "saved", problems: [] });
  expect((await content.open("stones/marble/carrara.yaml")).text).toContain("slabs/bs-102-2");
  expect(await content.bytes("pictures/slabs/bs-102-2.jpg")).toBeDefined();
  expect(await git.ask("log", "-1", "--format=%s")).toBe("Photographs of slabs: 2");
  await send("BS-102 (2).jpg", await photograph("#999"), true);
  expect(await photographs()).toMatchObject({ state: "nothing" });
});

test("a spreadsheet that waits for a publication changes the slab that it names, wherever it stands by then", async () => {
  const { ask, content, git } = await runningDesk();
  const file = "stones/marble/carrara.yaml";
  const headers = { "content-type": "application/octet-stream" };
  const send = (sheet: string) =>
    ask({ method: "POST", path: "/api/slabs?language=en&take=true", headers, body: Buffer.from(sheet) });
  const head = "Number;Stone;Width;Height\n";
  await send(`${head}BS-1;Carrara;290;175\nBS-2;Carrara;291;176\nBS-3;Carrara;292;177\n`);
  const published = Promise.withResolvers<void>();
  const publishing = content.inTurn(async () => {
    await published.promise;
    const { version } = await content.open(file);
    const draft = await content.draft(file, version, [{ kind: "remove", path: ["singleSlabs", 0] }]);
    await saveAndCommit({ content, git }, new Map([[file, draft.text]]), "Brought in");
  });
  const answered = send(`${head}BS-2;Carrara;250;150\n`);
  await new Promise((done) => setTimeout(done, 300));
  published.resolve();
  await publishing;
  expect(JSON.parse((await answered).text)).toMatchObject({ state: "saved" });
  const { singleSlabs } = Object(readValue((await content.open(file)).text));
  expect(singleSlabs.map(Object)).toMatchObject([
    { number: "BS-2", width: 250, height: 150 },
    { number: "BS-3", width: 292, height: 177 },
  ]);
});

test("where the content has a mistake, a spreadsheet and photographs are answered by it", async () => {
  const { ask, content } = await runningDesk();
  const file = "stones/marble/carrara.yaml";
  const { text } = await content.open(file);
  await writeFile(join(content.dir, file), text.replace("frost: limited", "frost: often"));
  const headers = { "content-type": "application/octet-stream" };
  const sheet = Buffer.from("Number;Stone;Width;Height\nBS-1;Carrara;290;175\n");
  const answers = [
    await ask({ method: "POST", path: "/api/slabs?language=en&take=false", headers, body: sheet }),
    await ask({ method: "POST", path: "/api/slabs/photographs?language=en&take=true", body: {} }),
  ];
  for (const { text } of answers)
    expect(JSON.parse(text)).toMatchObject({ state: "problems", problems: [{ file: `content/${file}` }] });
});
