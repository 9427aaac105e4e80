import { expect, type Page, test } from "../../support/site.ts";

/** Not a stone's: its slab is softer on a phone on purpose, see `pages/stone/slab-head.static.tsx`. */
const SCREENS = ["/", "/gallery", "/interior-design", "/rooms", "/rooms/kitchen-1", "/about"];

for (const screen of [
  { name: "phone", viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 },
  { name: "desktop", viewport: { width: 1350, height: 940 }, deviceScaleFactor: 1 },
]) {
  test.describe(screen.name, () => {
    test.use({ viewport: screen.viewport, deviceScaleFactor: screen.deviceScaleFactor });
    // What a page opens with is chosen before its scripts run.
    test.use({ javaScriptEnabled: false });

    test("pages open with pictures in the size in which they are shown", async ({ page }) => {
      for (const path of SCREENS) {
        await page.goto(path);
        expect(await misfits(page), path).toEqual([]);
      }
    });
  });
}

/** Pictures of the opening for which a smaller size of theirs would do, or that are drawn much larger than they are. */
function misfits(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const SOFTEST = 0.9;
    return [...document.querySelectorAll<HTMLImageElement>("main img[fetchpriority=high]")].flatMap(
      (image) => {
        const widths = image.srcset.split(", ").map((source) => {
          const [address = "", width = ""] = source.split(" ");
          return { address: new URL(address, location.href).href, width: Number.parseInt(width, 10) };
        });
        const got = widths.find(({ address }) => address === image.currentSrc)?.width ?? 0;
        const { width, height } = image.getBoundingClientRect();
        // A picture that fills a higher frame is cut at its sides.
        const needed =
          Math.max(width, (height * image.naturalWidth) / image.naturalHeight) * devicePixelRatio;
        const largest = Math.max(...widths.map((size) => size.width));
        const least = Math.min(needed * SOFTEST, largest);
        const enough = widths.find((size) => size.width >= needed)?.width ?? largest;
        if (got >= least && got <= enough) return [];
        const sizes = widths.map((size) => size.width).join(", ");
        return [`${image.currentSrc.split("/").at(-1)} for ${Math.round(needed)} pixels; there are ${sizes}`];
      },
    );
  });
}
