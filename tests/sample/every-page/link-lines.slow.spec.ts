import type { Locator } from "@playwright/test";
import sharp from "sharp";
import { expect, open, type Page, test } from "../../support/site.ts";

/** Widths at which a section's last row ended so that the line below its link was cut off, and some beside them. */
const WIDTHS = [390, 1280, 1660, 1680, 1700];

for (const path of ["/", "/materials"]) {
  test(`every link in the words of ${path} has its line, at every width`, async ({ page }) => {
    for (const [turn, width] of WIDTHS.entries()) {
      await page.setViewportSize({ width, height: 900 });
      if (turn === 0) await open(page, path);
      for (const link of await page.locator("main p a").all()) {
        await link.scrollIntoViewIfNeeded();
        if ((await link.evaluate((element) => getComputedStyle(element).backgroundImage)) === "none")
          continue;
        await expect
          .poll(() => bluePixelsBelow(page, link), { message: `${await link.textContent()} at ${width} px` })
          .toBeGreaterThan(0);
      }
    }
  });
}

/** How many of the pixels below the middle of the link's last line are of the accent. */
async function bluePixelsBelow(page: Page, link: Locator): Promise<number> {
  const { x, y } = await link.evaluate((element) => {
    const { left, width, bottom } = [...element.getClientRects()].at(-1) ?? element.getBoundingClientRect();
    return { x: left + width / 2, y: bottom };
  });
  const column = await page.screenshot({ clip: { x, y: y - 8, width: 1, height: 12 } });
  const { data, info } = await sharp(column).raw().toBuffer({ resolveWithObject: true });
  let blue = 0;
  for (let i = 0; i < data.length; i += info.channels) if ((data[i + 2] ?? 0) > (data[i] ?? 0) + 40) blue++;
  return blue;
}
