import { axeFaults } from "../../support/axe.ts";
import { expect, open, type Page, test } from "../../support/site.ts";

const SIZES = [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
] as const;

/** What can lie over a page: where, and how a visitor comes to see it, and by what it is seen to be there. */
const OVERLAYS = {
  menu: {
    path: "/about",
    async show(page: Page) {
      await page.getByRole("banner").getByRole("button", { name: "Menu" }).click();
      return page.getByRole("dialog", { name: "Menu" });
    },
  },
  lightbox: {
    path: "/gallery",
    async show(page: Page) {
      await page.getByRole("main").getByRole("figure").first().getByRole("button").click();
      return page.getByRole("dialog", { name: "Pictures" }).getByText(/^G01 /);
    },
  },
  "notice of success": {
    path: "/contact",
    async show(page: Page) {
      await page.evaluate(() => {
        window.fetch = async () => Response.json({ number: "4826-1793" }, { status: 201 });
      });
      await page.getByRole("button", { name: "Send" }).click();
      // Focus holds its time.
      const button = page.locator("[data-kind=success] button");
      await button.focus();
      return button;
    },
  },
  "notice of failure": {
    path: "/contact",
    async show(page: Page) {
      await page.evaluate(() => {
        window.fetch = () => Promise.reject(new Error("offline"));
      });
      await page.getByRole("button", { name: "Send" }).click();
      const button = page.locator("[data-kind=danger] button");
      await button.focus();
      return button;
    },
  },
  listbox: {
    path: "/materials",
    async show(page: Page) {
      await page.getByRole("combobox", { name: "Search stones" }).fill("nero");
      await expect(page.getByRole("option").nth(1)).toBeVisible();
      await page.keyboard.press("ArrowDown");
      await expect(page.getByRole("option").first()).toHaveAttribute("aria-selected", "true");
      return page.getByRole("option").first();
    },
  },
};

for (const [name, { path, show }] of Object.entries(OVERLAYS)) {
  test(`axe finds nothing while the ${name} is open`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize(SIZES[0]);
    await open(page, path);
    const seen = await show(page);
    for (const viewport of SIZES) {
      await page.setViewportSize(viewport);
      await expect(seen).toBeInViewport();
      expect(await axeFaults(page), `${viewport.width} px`).toEqual([]);
    }
  });
}
