import { axeFaults } from "../../support/axe.ts";
import { WORDS as CONTACT, field, lettersWith } from "../../support/contact-form.ts";
import { answerForMap, expect, LANGUAGES, open, test } from "../../support/site.ts";

const WORDS = {
  en: {
    slabs: "Slabs in the yard",
    ask: "Ask for this slab: BS-102",
    slab: "Carrara, slab BS-102",
    reserved: "reserved until 18 Dec 2026",
    free: "in stock",
    sold: "sold",
    faults: ["hole, 212 cm from the left and 132 cm from the bottom", "chipped edge, 3 cm from the left"],
    price: "12.900 rsd",
    whole: "61.404 rsd",
    code: "QR code with the address of this page",
    available: /^12 stones in stock$/,
  },
  sr: {
    slab: "Carrara, ploča BS-102",
    reserved: "rezervisana do 18. 12. 2026.",
    faults: ["rupa, 212 cm od leve i 132 cm od donje ivice", "okrnjena ivica, 3 cm od leve"],
    price: "12.900 rsd",
    whole: "61.404 rsd",
    code: "QR kod sa adresom ove stranice",
  },
} as const;

const BEFORE = new Date("2026-12-18T12:00:00+01:00");
const AFTER = new Date("2026-12-20T12:00:00+01:00");

for (const { locale, prefix } of LANGUAGES) {
  const words = WORDS[locale];

  test(`${locale}: a slab's page says all of it, and is a label on paper`, async ({ page }) => {
    await page.clock.setFixedTime(BEFORE);
    await open(page, `${prefix}/slabs/bs-102`);
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText(words.slab);
    for (const said of [words.reserved, "280 × 170 × 2 cm", "417", words.price, words.whole, ...words.faults])
      await expect(main).toContainText(said);
    await expect(main.locator("svg circle")).toHaveCount(2);
    expect(await axeFaults(page)).toEqual([]);
    await page.emulateMedia({ media: "print" });
    await expect(main.getByRole("img", { name: words.code })).toBeVisible();
    await expect(main.getByText("BS-102", { exact: true })).toBeVisible();
    await expect(main.getByText(words.price)).toBeHidden();
  });
}

const words = WORDS.en;

test("a slab's way from its stone to an enquiry, with its number and its page", async ({ page }) => {
  await page.clock.setFixedTime(BEFORE);
  await answerForMap(page.context());
  await open(page, "/marble/carrara");
  const line = page
    .getByRole("region", { name: words.slabs })
    .getByRole("listitem")
    .filter({ hasText: "BS-102" });
  await page.getByRole("region", { name: words.slabs }).locator("summary").click();
  await expect(line).toContainText(words.reserved);
  await line.getByRole("link", { name: words.ask }).click();
  const mark = `slab-${Date.now()}`;
  await expect(page.getByRole("main").getByRole("link", { name: words.slab })).toHaveAttribute(
    "href",
    "/slabs/bs-102",
  );
  await field(page, CONTACT.en.phone).fill("064 000 0000");
  await field(page, CONTACT.en.message).fill(mark);
  await page.getByRole("button", { name: CONTACT.en.send, exact: true }).click();
  await expect.poll(async () => (await lettersWith(page, mark)).length, { timeout: 15_000 }).toBe(1);
  const [letter] = await lettersWith(page, mark);
  expect(letter?.text).toMatch(new RegExp(`${words.slab} \\(faults: 1\\.\\shole, [^)]+\\): .*/slabs/bs-102`));
});

test("a slab is found by its number, and stones that are there by a choice", async ({ page }) => {
  await open(page, "/stones?q=bs+102");
  await expect(page.getByRole("main").getByRole("link", { name: words.slab })).toHaveAttribute(
    "href",
    "/slabs/bs-102",
  );
  await open(page, "/stones?available=now");
  await expect(page.getByText(words.available)).toBeVisible();
  await expect(page.getByText(words.price).filter({ visible: true })).toHaveCount(1);
});

test("a reservation whose day is past counts as free on a page that was built before", async ({ page }) => {
  await page.clock.setFixedTime(AFTER);
  await page.goto("/marble/carrara");
  await page.getByRole("region", { name: words.slabs }).locator("summary").click();
  const line = page.getByRole("listitem").filter({ hasText: "BS-102" });
  await expect(line.getByText(words.free)).toBeVisible();
  await expect(line.getByText(words.reserved)).toBeHidden();
  // Nor does hydration bring back what was built.
  await open(page, "/slabs/bs-102");
  await expect(page.getByRole("main").getByText(words.free)).toBeVisible();
  await expect(page.getByRole("main").getByText(words.reserved)).toBeHidden();
});

test("what was sold since the build says so and can no longer be asked for", async ({ page }) => {
  await page.route("/slab-states.json", (route) =>
    route.fulfill({ json: { sold: ["bs-101"], reserved: {} } }),
  );
  await open(page, "/slabs/bs-101");
  const main = page.getByRole("main");
  await expect(main.getByText(words.sold, { exact: true })).toBeVisible();
  await expect(main.getByRole("link", { name: "Ask for this slab" })).toBeHidden();
});
