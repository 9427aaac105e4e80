/** A piece of a stone in each finish that it is offered in. */
import { expect, open, type Page, test } from "../../support/site.ts";

const TAN_BROWN = "/granit/tan-brown";
/** Offered polished alone. */
const ONE_FINISH = "/onyx/onyx-miele";

const WORDS = {
  region: "Finishes",
  names: ["polished", "honed", "flamed", "leathered"],
  alts: ["polished", "honed", "flamed", "leathered"].map((name) => `Tan Brown close up, ${name} (rendering)`),
  note: "The same piece, 20 × 15 cm",
  facts: "Facts and figures",
  only: "polished",
};

const region = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

async function alternativeTexts(page: Page, name: string): Promise<(string | null)[]> {
  const pictures = region(page, name).getByRole("img");
  return pictures.evaluateAll((images) => images.map((image) => image.getAttribute("alt")));
}
test("a granite is shown in each of its finishes, at one scale", async ({ page }) => {
  await open(page, TAN_BROWN);
  const finishes = region(page, WORDS.region);
  await finishes.scrollIntoViewIfNeeded();
  await expect(finishes).toContainText(WORDS.note);
  await expect(finishes.getByRole("figure")).toContainText(WORDS.names);
  expect(await alternativeTexts(page, WORDS.region)).toEqual(WORDS.alts);
  for (const picture of await finishes.getByRole("img").all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }

  await test.step("they stand in one row or in two; on paper they are named, not shown", async () => {
    for (const { width, rows } of [
      { width: 1280, rows: 1 },
      { width: 390, rows: 2 },
      { width: 320, rows: 2 },
    ]) {
      await page.setViewportSize({ width, height: 800 });
      await region(page, "Finishes").scrollIntoViewIfNeeded();
      const figures = await region(page, "Finishes").getByRole("figure").all();
      const boxes = await Promise.all(figures.map((figure) => figure.boundingBox()));
      expect(boxes).toHaveLength(4);
      expect(new Set(boxes.map((box) => Math.round(box?.y ?? Number.NaN))).size, `${width} px`).toBe(rows);
      for (const box of boxes) expect((box?.x ?? Number.NaN) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    }

    await expect(region(page, "Finishes")).toBeVisible();
    await page.emulateMedia({ media: "print" });
    await expect(region(page, "Finishes")).toBeHidden();
    await expect(region(page, "Facts and figures")).toContainText("polished, honed, flamed, leathered");
  });
});

test("a stone of one finish has no such pictures, its facts name the finish", async ({ page }) => {
  await open(page, ONE_FINISH);
  await expect(region(page, WORDS.facts)).toContainText(WORDS.only);
  await expect(region(page, WORDS.region)).toHaveCount(0);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("finishes are shown all the same", async ({ page }) => {
    await page.goto(TAN_BROWN);
    await region(page, WORDS.region).scrollIntoViewIfNeeded();
    for (const alt of WORDS.alts) {
      await expect(region(page, WORDS.region).getByRole("img", { name: alt })).toBeVisible();
    }
  });
});
