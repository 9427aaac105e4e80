import { expect, test } from "vitest";
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
  expect(await git.ask("log", "-1", "--format=%s")).toBe("Ploče: 1 novih, 0 promenjenih, 0 prodatih");
  expect(await send(sheet, true)).toMatchObject({ state: "nothing" });
  expect(await send("", false, "en")).toMatchObject({
    state: "mistakes",
    lines: ["line 1: there is nothing in this file", "1 to mend; nothing was changed."],
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
