import { expect, open, type Page, test, workedOff } from "../../support/site.ts";

const TABS = ["Kitchens", "Bathrooms", "Stairs", "Tables", "Fireplaces", "Facades"] as const;

/** The first number of each tab and how many follow one another. */
const NUMBERS = [
  [101, 9],
  [201, 6],
  [301, 9],
  [701, 12],
  [601, 3],
  [401, 3],
] as const;

const tab = (page: Page, name: string) => page.getByRole("tab", { name });
const panel = (page: Page) => page.getByRole("tabpanel");
const thumbnails = (page: Page) => panel(page).getByRole("button");
const lightbox = (page: Page) => page.getByRole("dialog", { name: "Pictures" });

test("six tabs, each with its pictures and their numbers", async ({ page }) => {
  await open(page, "/interior-design");
  const before = await page
    .getByRole("tablist")
    .evaluate(
      (list) =>
        [...document.querySelectorAll("main p")].filter(
          (one) => one.compareDocumentPosition(list) & Node.DOCUMENT_POSITION_FOLLOWING,
        ).length,
    );
  expect(before, "paragraphs of the intro").toBe(4);
  await expect(page.getByRole("tab")).toHaveText(TABS.map((name, index) => `${name} ${NUMBERS[index]?.[1]}`));
  await expect(page.getByRole("tab").first()).toHaveAttribute("aria-selected", "true");
  for (const [index, [first, count]] of NUMBERS.entries()) {
    const name = TABS[index] ?? "";
    await tab(page, name).click();
    await expect(tab(page, name)).toHaveAttribute("aria-selected", "true");
    await expect(page.getByRole("tab", { selected: true })).toHaveCount(1);
    await expect(panel(page)).toHaveAccessibleName(new RegExp(`^${name}`));
    await expect(panel(page).getByRole("figure")).toHaveText(
      Array.from({ length: count }, (_, place) => new RegExp(`^${first + place}\\D`)),
    );
    await expect(panel(page).getByRole("img")).toHaveCount(count);
  }
});

test("a picture opens with its number, over a page that is out of reach", async ({ page }) => {
  await open(page, "/interior-design");
  await thumbnails(page).nth(1).click();
  await expect(lightbox(page).getByText(/^102 /)).toBeInViewport();
  await expect
    .poll(() => page.locator("main").evaluate((main) => main.closest("[inert]") !== null))
    .toBe(true);
  for (let press = 0; press < 8; press++) {
    await page.keyboard.press("Tab");
    expect(
      await lightbox(page).evaluate((dialog) => {
        const { activeElement } = document;
        return activeElement === document.body || dialog.contains(activeElement);
      }),
    ).toBe(true);
  }
  await lightbox(page).getByRole("button", { name: "Next" }).click();
  await expect(lightbox(page).getByText(/^103 /)).toBeInViewport();
  await page.keyboard.press("ArrowRight");
  await expect(lightbox(page).getByText(/^104 /)).toBeInViewport();
  await lightbox(page).getByRole("button", { name: "Previous" }).click();
  await expect(lightbox(page).getByText(/^103 /)).toBeInViewport();
  await page.keyboard.press("Escape");
  await expect(lightbox(page)).toBeHidden();
  await expect(thumbnails(page).nth(1)).toBeFocused();
  await expect.poll(() => page.locator("main").evaluate((main) => main.closest("[inert]"))).toBeNull();

  await test.step("pictures are 400 px high and at most 600 px wide on a desktop, and full width on a phone", async () => {
    for (const viewport of [
      { width: 1280, height: 900 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(viewport);
      for (const name of ["Kitchens", "Tables"]) {
        await tab(page, name).click();
        await workedOff(page);
        const frames = await thumbnails(page).evaluateAll((all) =>
          all.map((one) => {
            const { width, height } = one.getBoundingClientRect();
            const radius = Number.parseFloat(getComputedStyle(one).borderTopLeftRadius);
            return { width: Math.round(width), height: Math.round(height), rounded: radius > 0 };
          }),
        );
        for (const frame of frames) {
          expect(frame.rounded).toBe(true);
          if (viewport.width === 1280) {
            expect(frame.height).toBe(400);
            expect(frame.width).toBeGreaterThanOrEqual(400);
            expect(frame.width).toBeLessThanOrEqual(600);
          } else {
            expect(frame).toMatchObject({ width: 350, height: 300 });
          }
        }
      }
    }
  });
});

test("interiors of the home page stand on one line in each row, however long their captions", async ({
  page,
}) => {
  for (const { width, rows } of [
    {
      width: 1280,
      rows: [
        [0, 1],
        [2, 3],
        [4, 5],
      ],
    },
    {
      width: 390,
      rows: [
        [1, 2],
        [4, 5],
      ],
    },
  ]) {
    await page.setViewportSize({ width, height: 900 });
    if (width === 1280) await open(page, "/");
    const section = page.locator("section", { has: page.locator("#interiors") });
    await section.scrollIntoViewIfNeeded();
    const feet = await section
      .getByRole("figure")
      .evaluateAll((all) => all.map((one) => one.firstElementChild?.getBoundingClientRect().bottom ?? 0));
    expect(feet).toHaveLength(6);
    for (const [one = 0, other = 0] of rows) expect(feet[one]).toBeCloseTo(feet[other] ?? 0, 0);
  }
});
