import { expect, open, type Page, test } from "../../support/site.ts";

const TITLES = Array.from({ length: 15 }, (_, index) => `G${String(index + 1).padStart(2, "0")}`);

const figures = (page: Page) => page.getByRole("main").getByRole("figure");
const thumbnails = (page: Page) => figures(page).getByRole("button");

test("fifteen pictures, of which one opens large with its title, and the row goes on from there", async ({
  page,
}) => {
  await open(page, "/gallery");
  await expect(figures(page)).toHaveText(TITLES.map((title) => new RegExp(`^${title}\\D`)));
  await expect(figures(page).getByRole("img")).toHaveCount(15);
  const words = { dialog: "Pictures", next: "Next", previous: "Previous", close: "Close" };
  const dialog = page.getByRole("dialog", { name: words.dialog });
  await thumbnails(page).last().click();
  await expect(dialog.getByText(/^G15 /)).toBeInViewport();
  await dialog.getByRole("button", { name: words.next }).click();
  await expect(dialog.getByText(/^G01 /)).toBeInViewport();
  await dialog.getByRole("button", { name: words.previous }).click();
  await expect(dialog.getByText(/^G15 /)).toBeInViewport();
  await dialog.getByRole("button", { name: words.close }).click();
  await expect(dialog).toBeHidden();
  await expect(thumbnails(page).last()).toBeFocused();

  await test.step("pictures are 400 px wide on a desktop, with no place of a row left empty, and full width with room below on a phone", async () => {
    // Two in a row from 900 px on, and the last one of fifteen in the middle.
    for (const [width, columns] of [
      [1440, [5, 5, 5]],
      [1280, [7, 7, 1]],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await expect(async () => {
        const onDesktop = await frames(page);
        for (const frame of onDesktop) {
          expect(frame).toMatchObject({ width: 400, rounded: true });
          expect([267, 400]).toContain(frame.height);
        }
        const found = Map.groupBy(onDesktop, ({ left }) => left);
        expect([...found.values()].map(({ length }) => length)).toEqual(columns);
        // At the page's margin, 4.45 % of the window.
        expect(onDesktop[0]?.left).toBeCloseTo(0.0445 * width, 0);
      }).toPass({ timeout: 10_000 });
    }

    await page.setViewportSize({ width: 390, height: 844 });
    // A busy browser takes a moment to lay the page out anew.
    await expect(async () => {
      const onPhone = await frames(page);
      for (const [index, frame] of onPhone.entries()) {
        expect(frame).toMatchObject({ width: 350, height: 300, left: 20, rounded: true });
        const next = onPhone[index + 1];
        if (next) expect(next.top).toBeGreaterThan(frame.bottom + 20);
      }
    }).toPass({ timeout: 10_000 });
  });
});

function frames(page: Page) {
  return thumbnails(page).evaluateAll((all) =>
    all.map((one) => {
      const { left, top, bottom, width, height } = one.getBoundingClientRect();
      const radius = Number.parseFloat(getComputedStyle(one).borderTopLeftRadius);
      return { left, top, bottom, width: Math.round(width), height: Math.round(height), rounded: radius > 0 };
    }),
  );
}
