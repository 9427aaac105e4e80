import type { Locator } from "@playwright/test";
import { expect, LANGUAGES, openAsWritten, type Page, shownText, test } from "../../support/site.ts";

type Product = {
  name: string;
  description?: string;
  material?: string;
  offers: { price: string; priceCurrency: string };
};
type LocalBusiness = {
  name: string;
  legalName: string;
  telephone: string[];
  email: string;
  taxID: string;
  address: { streetAddress: string; postalCode: string; addressLocality: string };
  openingHoursSpecification: { dayOfWeek: string[]; opens: string; closes: string }[];
  sameAs: string[];
};

const WORKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"];
const DAYS = {
  en: { "Monday to Friday": WORKDAYS, Saturday: ["Saturday"] },
  sr: { "Ponedeljak–petak": WORKDAYS, Subota: ["Saturday"] },
} as const;

test.use({ javaScriptEnabled: false });

for (const { locale, prefix } of LANGUAGES) {
  test(`${locale}: what is sold is told to machines as it is shown`, async ({ page }) => {
    for (const [path, count] of [
      ["/models", 10],
      ["/accessories/clock-stands-and-boxes", 9],
    ] as const) {
      await openAsWritten(page, prefix + path);
      const articles = page.getByRole("article").filter({ has: facts(page) });
      await expect(articles).toHaveCount(count);
      for (const article of await articles.all()) {
        const [product] = await told<Product>(article, "Product");
        const words = await shownIn(article);
        for (const word of [product.name, product.description, product.material]) {
          expect(words).toContain(plain(word ?? ""));
        }
        expect(words).toContain(product.offers.priceCurrency.toLowerCase());
        expect(priceIn(words)).toBe(Number(product.offers.price));
      }
    }
  });

  test(`${locale}: machines are told of the company what is shown`, async ({ page }) => {
    for (const path of ["/", "/contact"]) {
      await openAsWritten(page, prefix + path);
      const [company] = await told<LocalBusiness>(page.locator("body"), "LocalBusiness");
      const { streetAddress, postalCode, addressLocality } = company.address;
      const words = await shownIn(page.locator("body"));
      for (const word of [company.name, company.legalName, company.email, company.taxID, streetAddress]) {
        expect(words).toContain(word);
      }
      expect(words).toContain(`${postalCode} ${addressLocality}`);
      const footer = page.getByRole("contentinfo");
      for (const number of company.telephone) {
        const dialled = (await footer.locator(`a[href="tel:${number}"]`).innerText()).replace(/\D/g, "");
        expect(dialled).toBe(number.replace("+381", "0"));
      }
      for (const address of company.sameAs)
        await expect(footer.locator(`a[href="${address}"]`)).toBeVisible();
      expect(
        company.openingHoursSpecification.map(({ dayOfWeek, opens, closes }) => [
          dayOfWeek,
          `${opens}–${closes}`,
        ]),
      ).toEqual(await hoursIn(footer, DAYS[locale]));
    }
  });
}

const facts = (page: Page) => page.locator('script[type="application/ld+json"]');

/** Facts of a type in a part of the page. */
async function told<T>(part: Locator, type: string): Promise<[T, ...T[]]> {
  const texts = await part.locator('script[type="application/ld+json"]').allTextContents();
  const [first, ...others] = texts.map((text) => JSON.parse(text)).filter((one) => one["@type"] === type);
  if (!first) throw new Error(`No ${type} here.`);
  return [first, ...others];
}

/** The words that a visitor sees of a part of the page. */
async function shownIn(part: Locator): Promise<string> {
  return plain(await shownText(part));
}

function plain(text: string): string {
  return text.replace(/\s+/g, " ");
}

/** "20 400,00 rsd" and "77.880 rsd" as numbers. */
function priceIn(words: string): number {
  const [, dinars = "", paras = "0"] = /(\d[\d. ]*)(?:,(\d\d))?\srsd/.exec(words) ?? [];
  return Number(`${dinars.replace(/\D/g, "")}.${paras}`);
}

/** The days that are open and their hours, as the footer shows them. */
async function hoursIn(footer: Locator, days: Readonly<Record<string, readonly string[]>>) {
  const labels = await footer.getByRole("term").allInnerTexts();
  const hours = await footer.getByRole("definition").allInnerTexts();
  return labels.flatMap((label, index) => {
    const named = days[label];
    return named ? [[named, hours[index]]] : [];
  });
}
