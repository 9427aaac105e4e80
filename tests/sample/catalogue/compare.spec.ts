import type { CompareData } from "@stoneyard/site/pages/compare/compare.json.server.ts";
import { axeFaults } from "../../support/axe.ts";
import { expect, open, type Page, test } from "../../support/site.ts";

const heads = (page: Page) => page.getByRole("table").getByRole("columnheader").getByRole("link");
const row = (page: Page, name: string) =>
  page.getByRole("row").filter({ has: page.getByRole("rowheader", { name }) });

test("the address says which stones are compared, and for what; rows that differ are marked, also for the ear", async ({
  page,
}) => {
  await test.step("rows that do not differ are not marked, nor the same finishes in another order", async () => {
    await open(page, "/compare?stones=carrara,statuario");
    await expect(page.getByRole("rowheader", { name: "Lemon and vinegar", exact: true })).toBeVisible();
    await open(page, "/compare?stones=zimbabwe,tan-brown");
    await expect(row(page, "Finish").getByRole("cell")).toHaveText([
      "polished, honed, leathered, flamed",
      "polished, honed, leathered, flamed",
    ]);
    await expect(row(page, "Finish (differs)")).toHaveCount(0);
  });
  await open(page, "/compare?stones=carrara,granit/magma&use=stairs");
  await expect(heads(page)).toHaveText(["Carrara", "Magma"]);
  await expect(page.getByRole("combobox", { name: "What is it for?" })).toHaveValue("stairs");
  await expect(row(page, "Frost").getByRole("cell")).toHaveText([/./, /./]);
  await test.step("rows that differ are marked", async () => {
    await expect(row(page, "Kind of rock (differs)")).toHaveCount(1);
    await expect(row(page, "Lemon and vinegar (differs)").getByRole("cell")).toHaveText([
      "sensitive to acid",
      "acid-resistant",
    ]);
  });
  await page.getByRole("combobox", { name: "What is it for?" }).selectOption("outdoor");
  await expect(page).toHaveURL("/compare?stones=carrara,magma&use=outdoor");
  const suitability = page.getByRole("row").filter({ hasText: "Suitability" });
  await expect(suitability.getByRole("cell").first()).toContainText("Not advised");
  await page.getByRole("banner").getByRole("link", { name: "Srpski" }).click();
  await expect(page).toHaveURL("/sr/compare?stones=carrara,magma&use=outdoor");
  await expect(
    page.getByRole("row").filter({ hasText: "Koliko je pogodan" }).getByRole("cell").first(),
  ).toContainText("Ne preporučuje se");
});

test("four stones stand at one scale and in one room, those that are advised there; printed they are one sheet", async ({
  page,
  request,
}) => {
  test.slow();
  const stones = "carrara,magma,onyx-miele,libeccio";
  await open(page, `/compare?stones=${stones}`);
  await test.step("slabs stand at one scale", async () => {
    const slabs = page
      .getByRole("row")
      .filter({ hasText: "All at the same scale" })
      .getByRole("img", { name: /, slab/ });
    await expect(slabs).toHaveCount(4);
    const { stones } = (await (await request.get("/compare.json")).json()) as CompareData;
    const scales = await Promise.all(
      ["marble/carrara", "granit/magma", "onyx/onyx-miele", "sm-quartz/libeccio"].map(async (key, index) => {
        const { width, mmPerPixel } = stones[key]?.picture ?? {};
        const box = await slabs.nth(index).boundingBox();
        return (box?.width ?? 0) / ((width ?? Number.NaN) * (mmPerPixel ?? Number.NaN));
      }),
    );
    for (const scale of scales) expect(Math.abs(scale / (scales[0] ?? 0) - 1)).toBeLessThan(0.01);
  });

  const room = row(page, "The same room");
  await test.step("the room is drawn with each stone that is advised for the use", async () => {
    await room.scrollIntoViewIfNeeded();
    const pictures = room.getByRole("img");
    await expect(pictures).toHaveCount(3, { timeout: 60_000 });
    await expect(room.getByText("Onyx Miele is not shown here")).toBeVisible();
    await expect(pictures.first()).toHaveAccessibleName("A kitchen with an island, with Carrara");
    const drawn = await pictures.evaluateAll((all) =>
      Promise.all(
        (all as HTMLImageElement[]).map(async (image) => {
          await image.decode();
          const canvas = new OffscreenCanvas(1, 1);
          const brush = canvas.getContext("2d") as OffscreenCanvasRenderingContext2D;
          brush.drawImage(image, 0, 0, 1, 1);
          return [...brush.getImageData(0, 0, 1, 1).data].slice(0, 3).reduce((sum, value) => sum + value, 0);
        }),
      ),
    );
    // Carrara is white, Magma dark.
    expect(drawn[0]).toBeGreaterThan((drawn[1] ?? 0) + 15);
  });

  await test.step("printed, they are one sheet without controls", async () => {
    await page.emulateMedia({ media: "print", reducedMotion: "reduce" });
    await expect(page.getByRole("img", { name: "QR code with the address of this page" })).toBeVisible();
    await expect(page.getByText(`/compare?stones=${stones}`)).toBeVisible();
    await expect(page.getByRole("main").locator("address").filter({ visible: true })).toContainText(
      "Ulica primera 1, 11000 Belgrade",
    );
    await expect(page.getByRole("banner")).toHaveCount(0);
    const mark = row(page, "Kind of rock").locator("th span").first();
    expect(await mark.evaluate((name) => getComputedStyle(name, "::before").borderLeftWidth)).toBe("3px");
    await expect(page.getByRole("button").or(page.getByRole("combobox"))).toHaveCount(0);
    const sheets = (await page.pdf({ format: "A4" })).toString("latin1").match(/\/Type\s*\/Page\b/g);
    expect(sheets).toHaveLength(1);
  });
});

test("a comparison has no fault at any width, and only its table scrolls sideways", async ({ page }) => {
  for (const [turn, width] of [320, 1280].entries()) {
    await page.setViewportSize({ width, height: 800 });
    if (turn === 0) await open(page, "/sr/compare?stones=carrara,magma,onyx-miele,libeccio");
    await expect(heads(page)).toHaveCount(4);
    expect(await axeFaults(page), `${width} px`).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("the comparison says what it needs", async ({ page }) => {
    await page.goto("/compare?stones=carrara,magma");
    await expect(page.getByRole("main")).toContainText("Comparing needs JavaScript", {
      useInnerText: true,
    });
    await expect(page.getByText("Loading")).toBeHidden();
  });
});
