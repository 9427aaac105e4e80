import { expectModel, viewerOf } from "../../support/model-viewer.ts";
import { expect, open, type Page, test } from "../../support/site.ts";

/** A space that does not break. */
const _ = "\u00a0";

/** For tests that draw: the work grows with the pixels. */
const SMALL = { width: 360, height: 480 };

/** Price and dimensions of every table, group by group in the order of the page. */
const TABLES = [
  [`77.880${_}rsd`, `Ø${_}80${_}×${_}45${_}cm`],
  [`83.780${_}rsd`, `120${_}×${_}60${_}×${_}45${_}cm`],
  [`77.880${_}rsd`, `80${_}×${_}80${_}×${_}45${_}cm`],
  [`88.500${_}rsd`, `90${_}×${_}90${_}×${_}45${_}cm`],
  [`132.160${_}rsd`, `Ø${_}80${_}×${_}45${_}cm + Ø${_}60${_}×${_}45${_}cm`],
  [`153.400${_}rsd`, `Ø${_}130${_}×${_}77${_}cm`],
  [`145.800${_}rsd`, `125${_}×${_}125${_}×${_}77${_}cm`],
  [`153.400${_}rsd`, `Ø${_}130${_}×${_}77${_}cm`],
  [`177.000${_}rsd`, `220${_}×${_}100${_}×${_}77${_}cm`],
  [`159.300${_}rsd`, `130${_}×${_}130${_}×${_}77${_}cm`],
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
  groups: ["Club tables", "Dining tables"],
  terms: ["Price", "Material", "Dimensions", "Description"],
  marble: "Marble",
  show: "View in 3D",
  dimensions: "Show dimensions",
  turned: /^Seen from the (left|right)$/,
} as const;

const tables = (page: Page) => page.getByRole("main").getByRole("article");

test("ten tables in two groups, with their facts and six finishes each", async ({ page }) => {
  await page.goto("/models");
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText(WORDS.groups);
  for (const [index, name] of WORDS.groups.entries()) {
    const group = page.getByRole("region", { name });
    await expect(group.getByRole("article")).toHaveCount(5);
    await expect(group).toContainText(index === 0 ? "45 cm" : "77 cm");
  }
  await expect(tables(page)).toHaveCount(10);
  for (const [index, [price, dimensions]] of TABLES.entries()) {
    const table = tables(page).nth(index);
    await expect(table.getByRole("term")).toHaveText(WORDS.terms);
    // Not toHaveText, for which all spaces are alike.
    expect((await table.getByRole("definition").allTextContents()).slice(0, 3)).toEqual([
      price,
      WORDS.marble,
      dimensions,
    ]);
    await expect(table.getByRole("definition").last()).toHaveText(/\S.{30}/);
    await expect(table.getByRole("tab")).toHaveText(FINISHES);
    await expect(table.getByRole("tab", { selected: true })).toHaveText("Nero Marquina");
  }
});

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true });

  test("a table turns in 3D and is offered to be placed in a room, in the finish that is chosen, also where a visitor comes from another page", async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize(SMALL);
    await open(page, "/about");
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("dialog").getByRole("link", { name: "3D Models" }).click();
    await expect(page).toHaveURL("/models");
    const table = tables(page).first();
    await expectModel(table, "/models/club-round-80-nero-marquina.glb");
    await expect(viewerOf(table)).toHaveAttribute("alt", /Nero Marquina$/);
    await expect(viewerOf(table)).toHaveAttribute("ar");
    // It was asked whether it can place a table in a room.
    await expect(viewerOf(table)).toHaveJSProperty("ar", true, { timeout: 45_000 });
    await expect(viewerOf(table)).toHaveAttribute("ar-modes", "webxr scene-viewer quick-look");
    await expect(viewerOf(table)).toHaveAttribute("camera-controls");
    await expect(viewerOf(table)).toHaveAttribute("ar-scale", "fixed");
    await expect(viewerOf(table)).toHaveAttribute("ios-src", "/models/club-round-80-nero-marquina.usdz");

    await table.getByRole("tab", { name: "Guatemala" }).click();
    await expect(table.getByRole("tab", { selected: true })).toHaveText("Guatemala");
    await expectModel(table, "/models/club-round-80-guatemala.glb");
    await expect(viewerOf(table)).toHaveAttribute("alt", /Guatemala$/);
    await expect(viewerOf(table)).toHaveAttribute("ios-src", "/models/club-round-80-guatemala.usdz");
    await expect(page).toHaveURL("/models?table=club-round-80&finish=guatemala");
    await page.keyboard.press("ArrowLeft");
    await expectModel(table, "/models/club-round-80-port-laurent.glb");
    await expect(tables(page).nth(1).getByRole("tab", { selected: true })).toHaveText("Nero Marquina");

    await test.step("a viewer that is taken away keeps no picture of its table for the next one", async () => {
      // How many pixels a viewer holds in the moment in which it leaves its table, after one that it had drawn.
      const left = viewerOf(table).evaluate((viewer) => {
        const canvas = viewer.shadowRoot?.querySelector("canvas");
        const brush = canvas?.getContext("2d");
        if (!canvas || !brush) throw new Error("The viewer has no canvas of its own.");
        brush.fillRect(0, 0, canvas.width, canvas.height);
        return new Promise<number>((tell) => {
          new MutationObserver(() => {
            const { data } = brush.getImageData(0, 0, canvas.width, canvas.height);
            tell(data.filter((value) => value > 0).length);
          }).observe(viewer.parentElement as HTMLElement, { childList: true });
        });
      });
      await tables(page).nth(1).getByRole("button", { name: WORDS.show }).click();
      expect(await left).toBe(0);
      await expectModel(tables(page).nth(1), "/models/club-rectangle-120x60-nero-marquina.glb");
      await expect(page.locator("model-viewer")).toHaveCount(1);
    });

    await table.getByRole("link", { name: "Ask about this table" }).click();
    await expect(page).toHaveURL("/contact?about=club-round-80/port-laurent");
    await expect(page.getByRole("main")).toContainText("Round club table, Ø 80 cm, Port Laurent");
  });
});

test("the viewer is fetched when the first table comes near, for that one alone, and on no other page", async ({
  page,
}) => {
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
  await expect.poll(known, { timeout: 30_000 }).toBe(true);
  await expect.poll(() => asked.filter(isModel)).toContain("/models/club-round-80-nero-marquina.glb");
  expect(asked.filter(isModel)).not.toContain("/models/club-rectangle-120x60-nero-marquina.glb");
});

test("a table is opened by an address, measured and turned", async ({ page }) => {
  test.slow();
  await page.setViewportSize(SMALL);
  await open(page, "/models?table=club-rectangle-120x60&finish=port-laurent");
  const table = tables(page).nth(1);
  await expect(table.getByRole("tab", { selected: true })).toHaveText("Port Laurent");
  await expectModel(table, "/models/club-rectangle-120x60-port-laurent.glb");

  await test.step("the dimensions can be drawn around the model, and follow it", async () => {
    const button = table.getByRole("button", { name: WORDS.dimensions });
    const lines = table.getByRole("tabpanel").locator("svg text");
    await expect(lines).toHaveCount(0);
    await button.click();
    await expect(button).toHaveAttribute("aria-pressed", "true");
    await expect(lines).toHaveText([`120${_}cm`, `60${_}cm`, `45${_}cm`]);
    const before = await lines.first().getAttribute("x");
    await viewerOf(table).getByRole("img").focus();
    for (let press = 0; press < 3; press++) await page.keyboard.press("ArrowRight");
    await expect.poll(() => lines.first().getAttribute("x")).not.toBe(before);
    await button.press("Enter");
    await expect(lines).toHaveCount(0);
  });

  await test.step("who cannot see the table is told from where it is seen", async () => {
    await viewerOf(table).getByRole("img").focus();
    // With the three before, a quarter of a turn.
    await page.keyboard.press("ArrowRight");
    await expect(viewerOf(table).getByRole("status")).toHaveText(WORDS.turned, { timeout: 60_000 });
  });
});

test("an address leads to its table far down the page", async ({ page }) => {
  test.slow();
  await open(page, "/models?table=dining-rectangle-220x100&finish=emperador-dark");
  const opened = tables(page).nth(8);
  await expect(opened.getByRole("tab", { selected: true })).toHaveText("Emperador Dark");
  await expect(opened.getByRole("heading")).toBeInViewport();
  await expectModel(opened, "/models/dining-rectangle-220x100-emperador-dark.glb");

  await test.step("on a phone the button for the dimensions stands below the table, not on its foot", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expectModel(opened, "/models/dining-rectangle-220x100-emperador-dark.glb");
    const model = await viewerOf(opened).boundingBox();
    const button = await opened.getByRole("button", { name: WORDS.dimensions }).boundingBox();
    expect(button?.y).toBeGreaterThanOrEqual((model?.y ?? Number.POSITIVE_INFINITY) + (model?.height ?? 0));
  });
});

test("what an iPhone asks for is a USDZ file", async ({ request }) => {
  const answer = await request.get("/models/dining-round-130-guatemala.usdz");
  expect(answer.headers()["content-type"]).toBe("model/vnd.usdz+zip");
  expect((await answer.body()).subarray(0, 2).toString()).toBe("PK");
});
