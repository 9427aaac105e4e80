import { EN, SR } from "@stoneyard/catalogue/testing/locales.ts";
import { afterEach, expect, test, vi } from "vitest";

const made = vi.hoisted(() => ({ by: ["studio"] }));
vi.mock("@stoneyard/site/content/catalogue.server.ts", async () => {
  const { sampleContent } = await import("@stoneyard/catalogue/testing/sample.ts");
  const content = await sampleContent();
  const closures = [{ from: "2027-01-01", to: "2027-01-02", label: { en: "New Year", sr: "Nova godina" } }];
  const site = { ...content.site, timeZone: "Europe/Belgrade", closures };
  return {
    catalogue: async () => ({ ...content, site }),
    pictureManifest: async () => Object.fromEntries(made.by.map((maker, i) => [i, { made: maker }])),
  };
});
// Another test of this process may have loaded it with the sample's catalogue.
vi.resetModules();
const { companyView, dayRange } = await import("./company.server.ts");
afterEach(() => vi.useRealTimers());

test.each([
  ["2027-01-02T22:59:00Z", 1],
  ["2027-01-02T23:00:00Z", 0],
])("days off are shown until midnight of the yard: at %s %i", async (now, count) => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(now) });
  expect((await companyView(SR)).closures).toHaveLength(count);
});

test("facts and places are those of the language", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-12-01T12:00:00Z") });
  const [en, sr] = [await companyView(EN), await companyView(SR)];
  expect([en.city, sr.city, en.closures[0]?.label, sr.closures[0]?.label]).toEqual([
    "Belgrade",
    "Beograd",
    "New Year",
    "Nova godina",
  ]);
  expect(sr.facts.map(({ label }) => label)).toContain("PIB");
  expect(sr.phones[1]?.chats.map(({ address }) => address)).toEqual([
    "viber://chat?number=%2B381640000000",
    "https://wa.me/381640000000",
  ]);
});

test.each([
  [["studio"], "rendered"],
  [["owner"], "photographed"],
  [["owner", "studio", "missing"], "mixed"],
])("of pictures made by %j visitors are told that they are %s", async (by, expected) => {
  made.by = by;
  expect((await companyView(EN)).pictures).toBe(expected);
});

test.each([
  ["en-GB", "1–2 Jan 2027", "31 Dec 2026 – 2 Jan 2027"],
  ["sr-Latn-RS", "1–2. 1. 2027.", "31. 12. 2026. – 2. 1. 2027."],
  ["de-DE", "01.–02.01.2027", "31.12.2026 – 02.01.2027"],
])("in %s days off are written as its people write them", (intlLocale, withinMonth, overYears) => {
  const written = (from: string) => dayRange(from, "2027-01-02", intlLocale).replaceAll(/\s/g, " ");
  expect([written("2027-01-01"), written("2026-12-31")]).toEqual([withinMonth, overYears]);
});
