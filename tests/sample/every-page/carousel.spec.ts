import { expect, open, type Page, test } from "../../support/site.ts";

const WORDS = {
  name: "Stone and interiors",
  carousel: "carousel",
  slide: "slide",
  of: ["1 of 2", "2 of 2"],
  buttons: [["Our Projects", "See all stones"], ["Contact Us"]],
  next: "Next",
} as const;

const carousel = (page: Page) => page.getByRole("region", { name: WORDS.name });
const slide = (page: Page, number: 1 | 2) =>
  carousel(page).getByRole("group", { name: WORDS.of[number - 1] ?? "", includeHidden: true });

test.use({ viewport: { width: 1280, height: 1000 } });

test("two slides, each with its words and its way on", async ({ page }) => {
  // By themselves slides turn after eight seconds, in which a busy machine may not have come to the first press.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/");
  await expect(carousel(page)).toHaveAttribute("aria-roledescription", WORDS.carousel);
  for (const [index, paths] of [["/portfolio", "/stones"], ["/contact"]].entries()) {
    const one = slide(page, index === 0 ? 1 : 2);
    await expect(one).toHaveAttribute("aria-roledescription", WORDS.slide);
    await expect(one).not.toHaveAttribute("inert");
    await expect(one.getByRole("heading")).toBeInViewport();
    for (const [place, path] of paths.entries()) {
      const button = one.getByRole("link", { name: WORDS.buttons[index]?.[place] ?? "" });
      await expect(button).toHaveAttribute("href", `${path}`);
    }
    const other = slide(page, index === 0 ? 2 : 1);
    await expect(other).toHaveAttribute("inert");
    await expect(other.getByRole("heading", { includeHidden: true })).not.toBeInViewport();
    await carousel(page).getByRole("button", { name: WORDS.next }).click();
  }

  await test.step("slab and room end on one line where they stand side by side", async () => {
    for (const width of [800, 1000, 1280, 1680]) {
      await page.setViewportSize({ width, height: 1000 });
      const feet = () =>
        slide(page, 1)
          .locator("a > span, figure > span")
          .evaluateAll((frames) => frames.map((frame) => Math.round(frame.getBoundingClientRect().bottom)));
      await expect.poll(async () => new Set(await feet()).size, `${width} px`).toBe(1);
    }
  });
});
