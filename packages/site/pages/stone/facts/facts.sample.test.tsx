import type { Content, Stone } from "@stoneyard/catalogue/catalogue.ts";
import { inEveryLanguage, LOCALES } from "@stoneyard/catalogue/languages/locales.ts";
import { EN, SR } from "@stoneyard/catalogue/testing/locales.ts";
import { sampleContent } from "@stoneyard/catalogue/testing/sample.ts";
import { Localized } from "@stoneyard/site/i18n/localized.tsx";
import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { factsOf } from "../stone.data.server.ts";
import { StoneLine, StoneWords } from "../stone-words.static.tsx";
import { Facts } from "./facts.static.tsx";

vi.mock("@stoneyard/site/head/site-url.ts", () => ({ SITE_URL: "https://x.example" }));

let content: Content;
// Where a day begins later than at Greenwich, its date must not become the one before.
beforeAll(async () => {
  vi.stubEnv("TZ", "America/New_York");
  content = await sampleContent();
});
afterAll(() => void vi.unstubAllEnvs());

/** The words of the table of facts of a stone of ours, to which its owner has added something; or of what else tells them. */
function factsWith(...given: Parameters<typeof markupWith>): string {
  return markupWith(...given)
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/\s+/g, " ");
}

function markupWith(
  key: string,
  added: Partial<Stone>,
  locale: (typeof LOCALES)[number],
  draw = (facts: ReturnType<typeof factsOf>) => <Facts facts={facts} />,
): string {
  const stone = content.stones.find((each) => each.key === key);
  const family = stone && content.families.get(stone.family);
  if (!stone || !family) throw new Error(`There is no ${key}.`);
  return renderToStaticMarkup(
    <Localized locale={locale} messages={content.messages[locale]}>
      {draw(factsOf({ ...stone, ...added }, family, locale))}
    </Localized>,
  );
}

const MEASURED: Partial<Stone> = {
  technical: {
    source: inEveryLanguage(() => "Test report 12/26"),
    date: "2026-03-31",
    density: 2705,
    absorption: 0.12,
    frostCycles: 56,
    slip: { honed: { dry: 55, wet: 21 }, flamed: { class: "R11" }, polished: { wet: 9 } },
  },
  stock: { slabs: 3, squareMetres: 14.5, date: "2026-11-02" },
  price: { from: 14000, to: 19000, thickness: 2, vat: "excluded" },
};

test("what the owner measured stands with its standard, its source and its date", () => {
  const english = factsWith("granit/bethel-white", MEASURED, EN);
  for (const said of [
    "Density EN 1936 2,705 kg/m³",
    "Water absorption EN 13755 0.12%",
    "Frost resistance EN 12371 56 cycles",
    "Slip resistance, honed EN 14231 dry 55, wet 21",
    "Slip resistance, flamed DIN 51130 R11",
    "Slip resistance, polished EN 14231 wet 9",
    "EN 14231 (dry, wet): higher is less slippery; DIN 51130: R9 to R13, the least slippery.",
    "Test report 12/26 (31 March 2026)",
    "Stock 3 slabs in the yard, 14.5 m², counted on 2 Nov 2026",
    "14.000 rsd – 19.000 rsd, 2 cm thick, excluding VAT",
  ])
    expect(english).toContain(said);
  const serbian = factsWith("granit/bethel-white", MEASURED, SR);
  for (const said of [
    "Zapreminska masa EN 1936 2.705 kg/m³",
    "Upijanje vode EN 13755 0,12%",
    "3 ploče na stovarištu, 14,5 m², stanje na dan 2. 11. 2026.",
    "14.000 rsd – 19.000 rsd, debljina 2 cm, bez PDV-a",
  ])
    expect(serbian).toContain(said);
});

test("engineered stone is measured by other standards", () => {
  const quartz = factsWith("sm-quartz/aosta", MEASURED, EN);
  expect(quartz).toContain("Density EN 14617-1 2,705 kg/m³");
  expect(quartz).toContain("Frost resistance EN 14617-5");
});

test("where nothing was measured, nothing is said of it, and price and stock are to be asked for", () => {
  for (const locale of LOCALES)
    expect(factsWith("granit/bethel-white", {}, locale)).not.toMatch(/EN \d|DIN|rsd|undefined/);
  expect(factsWith("granit/bethel-white", {}, EN)).toContain(
    "Stock ask us Price per m² on request Slip resistance ask us for the test report",
  );
  expect(factsWith("granit/bethel-white", {}, SR)).toContain(
    "Stanje pitajte nas Cena za 1 m² na upit Protivkliznost zatražite izveštaj o ispitivanju",
  );
});

test("a stone's line has no empty point where none of its slabs is free", () => {
  const slab = { width: 300, height: 180, number: "A-1" };
  const line = (added: Partial<Stone>) =>
    markupWith("granit/bethel-white", added, EN, (facts) => <StoneLine facts={facts} />);
  for (const state of ["sold", "reserved"] as const)
    expect(line({ singleSlabs: [{ ...slab, state }] })).toBe(line({}));
  expect(line({ singleSlabs: [{ ...slab, state: "reserved", until: "2000-12-31" }] })).toContain(
    ">1 slab in the yard<",
  );
});

test("where a stone's look is our own idea of it, that is what to mind", () => {
  const told = (added: Partial<Stone>) =>
    factsWith("granit/bethel-white", added, EN, (facts) => <StoneWords facts={facts} description="" />);
  expect(told({})).toContain("Every slab is different");
  expect(told({ look: "invented" })).toContain("our interpretation");
});

test("the first line tells the price of the free slabs, and not that of others to order", () => {
  const price = { from: 13_900, vat: "included", thickness: 2 } as const;
  const free = { perSquareMetre: 18_900, vat: "included" } as const;
  const slab = { width: 300, height: 180, number: "A-1", thickness: 3, price: free } as const;
  const line = markupWith("granit/bethel-white", { price, singleSlabs: [slab] }, EN, (facts) => (
    <StoneLine facts={facts} />
  ));
  expect(line).toContain("18.900");
  expect(line).not.toContain("13.900");
});
