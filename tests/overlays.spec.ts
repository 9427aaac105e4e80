import { axeFaults } from "./axe.ts";
import { expect, LANGUAGES, open, type Page, test } from "./site.ts";

const SIZES = [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
];

const WORDS = {
  en: { menu: "Menu", pictures: "Pictures", send: "Send", search: "Search stones" },
  sr: { menu: "Meni", pictures: "Slike", send: "Pošalji", search: "Pretražite kamen" },
} as const;

/** What can lie over a page: where, and how a visitor comes to see it. */
const OVERLAYS = {
  menu: {
    path: "/about",
    async show(page: Page, { menu }: Words) {
      await page.getByRole("banner").getByRole("button", { name: menu }).click();
      await expect(page.getByRole("dialog", { name: menu })).toBeVisible();
    },
  },
  lightbox: {
    path: "/gallery",
    async show(page: Page, { pictures }: Words) {
      await page.getByRole("main").getByRole("figure").first().getByRole("button").click();
      await expect(page.getByRole("dialog", { name: pictures }).getByText(/^G01 /)).toBeInViewport();
    },
  },
  "notice of success": {
    path: "/contact",
    async show(page: Page, { send }: Words) {
      await page.evaluate(() => {
        window.fetch = async () => Response.json({ number: "4826-1793" }, { status: 201 });
      });
      await page.getByRole("button", { name: send }).click();
      // Focus holds its time.
      await page.locator("[data-kind=success] button").focus();
    },
  },
  "notice of failure": {
    path: "/contact",
    async show(page: Page, { send }: Words) {
      await page.evaluate(() => {
        window.fetch = () => Promise.reject(new Error("offline"));
      });
      await page.getByRole("button", { name: send }).click();
      await page.locator("[data-kind=danger] button").focus();
    },
  },
  listbox: {
    path: "/materials",
    async show(page: Page, { search }: Words) {
      await page.getByRole("combobox", { name: search }).fill("nero");
      await expect(page.getByRole("option").nth(1)).toBeVisible();
      await page.keyboard.press("ArrowDown");
      await expect(page.getByRole("option").first()).toHaveAttribute("aria-selected", "true");
    },
  },
};
type Words = (typeof WORDS)[keyof typeof WORDS];

for (const { locale, prefix } of LANGUAGES) {
  for (const [name, { path, show }] of Object.entries(OVERLAYS)) {
    test(`${locale}: axe finds nothing while the ${name} is open`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      for (const viewport of SIZES) {
        await page.setViewportSize(viewport);
        await open(page, prefix + path);
        await show(page, WORDS[locale]);
        expect(await axeFaults(page), `${viewport.width} px`).toEqual([]);
      }
    });
  }
}
