import { readContent } from "@stoneyard/catalogue/read.ts";
import { TEST_CONTENT, writeTestContent } from "@stoneyard/catalogue/testing/content.ts";
import { EN, SR } from "@stoneyard/catalogue/testing/locales.ts";
import { expect, test } from "vitest";
import { viewOf } from "./company.server.ts";

const TODAY = { stoneCount: 6, today: "2026-12-31", pictures: "rendered" } as const;

/** The site of the small content with these lines in place of others. */
async function siteWith(...changes: [from: string, to: string][]) {
  const site = changes.reduce((text, [from, to]) => text.replace(from, to), TEST_CONTENT["site.yaml"] ?? "");
  return (await readContent(await writeTestContent({ "site.yaml": site }))).site;
}

test("a day with a break is told with both its spans, a day without any as closed", async () => {
  const site = await siteWith([
    'spans: [{ opens: "09:00", closes: "17:00" }] }',
    'spans: [{ opens: "09:00", closes: "13:00" }, { opens: "14:00", closes: "18:00" }] }\n  - { days: [Sunday], label: { en: Sunday, sr: Nedelja } }',
  ]);
  expect(viewOf(site, EN, TODAY).hours).toMatchObject([
    { label: "Monday", times: ["09:00–13:00", "14:00–18:00"], spans: [{}, {}] },
    { label: "Sunday", times: [], spans: [] },
  ]);
});

test("a town without districts stands alone", async () => {
  const site = await siteWith(["  district: { en: Dorćol, sr: Dorćol }\n", ""]);
  expect(viewOf(site, EN, TODAY)).toMatchObject({ town: "Belgrade", district: null });
});

test("of many days off the next ones in the calendar are shown", async () => {
  const days = ["2027-02-15", "2027-01-07", "2027-11-11", "2027-01-01"];
  const listed = days.map((day) => `  - { from: ${day}, label: { en: Off, sr: Neradni dan } }\n`).join("");
  const site = await siteWith(["copyrightYear", `closures:\n${listed}copyrightYear`]);
  expect(viewOf(site, EN, TODAY).closures.map(({ from }) => from)).toEqual(["2027-01-01"]);
});

test("a company of another country says what its law wants, with as many phones and networks as it has", async () => {
  const site = await siteWith(
    [
      /facts:\n(.*\n){3}/.exec(TEST_CONTENT["site.yaml"] ?? "")?.[0] ?? "none",
      "facts:\n    - { label: { en: UID, sr: UID }, value: ATU12345678, structuredData: vatID }\n",
    ],
    [/phones:\n(.*\n){2}/.exec(TEST_CONTENT["site.yaml"] ?? "")?.[0] ?? "none", "phones: []\n"],
    ["networks:\n", "networks:\n  - { name: Pinterest, url: https://pinterest.example/test }\n"],
  );
  expect(viewOf(site, SR, TODAY)).toMatchObject({
    facts: [{ label: "UID", value: "ATU12345678", property: "vatID" }],
    phones: [],
    networks: [{ name: "Pinterest" }, { name: "Instagram" }],
  });
});
