import type { Locator } from "@playwright/test";
import { expect, LANGUAGES, open, type Page, test } from "./site.ts";

/** A space that does not break. */
const _ = "\u00a0";

/** Price and dimensions of every table, group by group in the order of the page. */
const TABLES = [
  [`77.880${_}rsd`, `Ø${_}80 × 45${_}cm`],
  [`83.780${_}rsd`, `120 × 60 × 45${_}cm`],
  [`77.880${_}rsd`, `80 × 80 × 45${_}cm`],
  [`88.500${_}rsd`, `90 × 90 × 45${_}cm`],
  [`132.160${_}rsd`, `Ø${_}80 × 45${_}cm + Ø${_}60 × 45${_}cm`],
  [`153.400${_}rsd`, `Ø${_}130 × 77${_}cm`],
  [`145.800${_}rsd`, `125 × 125 × 77${_}cm`],
  [`153.400${_}rsd`, `Ø${_}130 × 77${_}cm`],
  [`177.000${_}rsd`, `220 × 100 × 77${_}cm`],
  [`159.300${_}rsd`, `130 × 130 × 77${_}cm`],
] as const;

const FINISHES = [
  "Nero Marquina",
  "Emperador Dark",
  "Emperador Light",
  "Pietra Grigio",
  "Port Laurent",
  "Guatemala",
];

const WORDS = {
  en: {
    groups: ["Club tables", "Dining tables"],
    terms: ["Price", "Material", "Dimensions", "Description"],
    marble: "Marble",
  },
  sr: {
    groups: ["Klub stolovi", "Trpezarijski stolovi"],
    terms: ["Cena", "Materijal", "Dimenzije", "Opis"],
    marble: "Mermer",
  },
} as const;

const tables = (page: Page) => page.getByRole("main").getByRole("article");
const viewer = (table: Locator) => table.locator("model-viewer");

for (const { locale, prefix } of LANGUAGES) {
  test(`${locale}: ten tables in two groups, with their facts and six finishes each`, async ({ page }) => {
    const words = WORDS[locale];
    await page.goto(`${prefix}/models`);
    await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText(words.groups);
    for (const [index, name] of words.groups.entries()) {
      const group = page.getByRole("region", { name });
      await expect(group.getByRole("article")).toHaveCount(5);
      await expect(group).toContainText(index === 0 ? "45 cm" : "77 cm");
    }
    await expect(tables(page)).toHaveCount(10);
    for (const [index, [price, dimensions]] of TABLES.entries()) {
      const table = tables(page).nth(index);
      await expect(table.getByRole("term")).toHaveText(words.terms);
      // Not toHaveText, for which all spaces are alike.
      expect((await table.getByRole("definition").allTextContents()).slice(0, 3)).toEqual([
        price,
        words.marble,
        dimensions,
      ]);
      await expect(table.getByRole("definition").last()).toHaveText(/\S.{30}/);
      await expect(table.getByRole("tab")).toHaveText(FINISHES);
      await expect(table.getByRole("tab", { selected: true })).toHaveText("Nero Marquina");
    }
  });
}

test("a table turns in 3D, in the finish that is chosen", async ({ page }) => {
  test.slow();
  await open(page, "/models");
  const table = tables(page).first();
  await expectModel(table, "/models/club-round-80-nero-marquina.glb");
  await expect(viewer(table)).toHaveAttribute("alt", /Nero Marquina$/);
  await expect(viewer(table)).toHaveAttribute("ar");
  await expect(viewer(table)).toHaveAttribute("ar-modes", "webxr scene-viewer quick-look");
  await expect(viewer(table)).toHaveAttribute("camera-controls");

  await table.getByRole("tab", { name: "Guatemala" }).click();
  await expect(table.getByRole("tab", { selected: true })).toHaveText("Guatemala");
  await expectModel(table, "/models/club-round-80-guatemala.glb");
  await expect(viewer(table)).toHaveAttribute("alt", /Guatemala$/);
  await expect(page).toHaveURL("/models?table=club-round-80&finish=guatemala");
  await page.keyboard.press("ArrowLeft");
  await expectModel(table, "/models/club-round-80-port-laurent.glb");
  await expect(tables(page).nth(1).getByRole("tab", { selected: true })).toHaveText("Nero Marquina");

  await table.getByRole("link", { name: "Ask for this table" }).click();
  await expect(page).toHaveURL("/contact?about=club-round-80/port-laurent");
  await expect(page.getByRole("main")).toContainText("Round club table, Ø 80, Port Laurent");
});

test("an address with a table and a finish opens them", async ({ page }) => {
  await open(page, "/models?table=dining-rectangle-220x100&finish=emperador-dark");
  const table = tables(page).nth(8);
  await expect(table.getByRole("tab", { selected: true })).toHaveText("Emperador Dark");
  await expect(table.getByRole("heading")).toBeInViewport();
  await expectModel(table, "/models/dining-rectangle-220x100-emperador-dark.glb");
});

test("a table is drawn too where a visitor comes from another page", async ({ page }) => {
  await open(page, "/about");
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("dialog").getByRole("link", { name: "3D Models" }).click();
  await expect(page).toHaveURL("/models");
  await expectModel(tables(page).first(), "/models/club-round-80-nero-marquina.glb");
});

test("the viewer is fetched when a table comes near, and on no other page", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const isModel = (path: string) => path.endsWith(".glb");
  const known = () => page.evaluate(() => customElements.get("model-viewer") !== undefined);
  for (const path of ["/", "/about", "/accessories"]) {
    await open(page, path);
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await page.waitForLoadState("networkidle");
    expect(await known(), path).toBe(false);
  }
  expect(asked.filter(isModel)).toEqual([]);

  await page.setViewportSize({ width: 1280, height: 160 });
  await open(page, "/models");
  await page.waitForLoadState("networkidle");
  expect(await known()).toBe(false);
  expect(asked.filter(isModel)).toEqual([]);
  await tables(page).first().scrollIntoViewIfNeeded();
  await expect.poll(known).toBe(true);
  await expect.poll(() => asked.filter(isModel)).toContain("/models/club-round-80-nero-marquina.glb");
  expect(asked).not.toContain("/models/dining-square-130x130-nero-marquina.glb");
});

/** The table's viewer shows this model: not only told to, but drawn. */
async function expectModel(table: Locator, src: string) {
  await viewer(table).scrollIntoViewIfNeeded();
  await expect(viewer(table)).toHaveAttribute("src", src);
  await expect
    .poll(
      () =>
        viewer(table).evaluate((element) => {
          const { loaded, modelIsVisible } = element as HTMLElement & {
            loaded: boolean;
            modelIsVisible: boolean;
          };
          return loaded && modelIsVisible;
        }),
      { timeout: 45_000 },
    )
    .toBe(true);
}
