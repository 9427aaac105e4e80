import sharp from "sharp";
import { expect, forget, LANGUAGES, open, type Page, test, workedOff } from "../../support/site.ts";

const WORDS = {
  en: {
    facts: "Facts and figures",
    terms: [
      "Kind of rock",
      "Appearance",
      "Also sold as",
      "Origin",
      "Usual slab",
      "Thickness",
      "Stock",
      "Price per m²",
      "Slip resistance",
      "Finish",
      "Sensitive to",
    ],
    rock: "bituminous limestone",
    price: "Price on request",
    ask: "Ask about this stone: Nero Marquina",
    wall: "Previous and next stone",
  },
  sr: {
    facts: "Podaci o kamenu",
    wall: "Prethodni i sledeći kamen",
  },
} as const;

const SHEET = {
  en: {
    suitability: "What it is good for",
    plan: "The slab",
    code: "QR code with the address of this page",
    print: "Print",
    inRooms: "This stone in a room",
    similar: "Similar in colour",
  },
  sr: {
    suitability: "Za šta je pogodan",
    plan: "Ploča",
    code: "QR kod sa adresom ove stranice",
    print: "Odštampaj",
    inRooms: "Ovaj kamen u prostoru",
    similar: "Slično po boji",
  },
} as const;

const region = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

const words = WORDS.en;

test("a stone says what it is", async ({ page }) => {
  await open(page, "/marble/nero-marquina");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nero Marquina");
  const facts = region(page, words.facts);
  await expect(facts.getByRole("term")).toHaveText(words.terms);
  await expect(facts.getByRole("definition").first()).toHaveText(words.rock);
  await expect(facts).toContainText("280 × 170 cm");
  await expect(facts).toContainText("2 cm, 3 cm");
  await expect(page.getByRole("main").getByText(words.price)).toBeVisible();

  await test.step("its slab is saved as a JPEG whose name says its scale", async () => {
    const button = page.getByRole("button", { name: "Save as JPEG" });
    const [file] = await Promise.all([page.waitForEvent("download"), button.click()]);
    expect(file.suggestedFilename()).toBe("nero-marquina-280x170cm-1.5625mm-per-pixel.jpg");
    const { width, height, format } = await sharp(await file.path()).metadata();
    // The slab's own pixels, and a strip below them.
    expect({ width, height, format }).toEqual({ width: 1792, height: 1088 + 56, format: "jpeg" });
    const { data, info } = await sharp(await file.path())
      .extract({ left: 0, top: 1088 + 28, width: 1792, height: 1 })
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const dark = [...data.subarray(0, info.width)].map((value) => value < 100);
    const from = dark.indexOf(true);
    // 50 cm at 1.5625 mm to a pixel.
    expect(Math.abs(dark.indexOf(false, from) - from - 500 / 1.5625)).toBeLessThanOrEqual(2);
  });

  await test.step("a question about it goes with its name", async () => {
    await page.getByRole("link", { name: words.ask }).click();
    await expect(page).toHaveURL("/contact?about=marble/nero-marquina");
    await expect(
      page.getByRole("main").getByRole("link", { name: "Nero Marquina", exact: true }),
    ).toBeVisible();
  });
});

test("its neighbours stand on both sides", async ({ page }) => {
  await open(page, "/marble/carrara");
  const neighbours = page.getByRole("navigation", { name: words.wall }).getByRole("link");
  await expect(neighbours).toHaveCount(2);
  await expect(neighbours.nth(0)).toHaveAttribute("href", "/marble/patagonia");
  await expect(neighbours.nth(1)).toHaveAttribute("href", "/marble/bianco-lasa-vena-oro");
  await neighbours.nth(1).click();
  await expect(page).toHaveURL("/marble/bianco-lasa-vena-oro");
  await expect(page.getByRole("heading", { level: 1, name: "Bianco Lasa Vena Oro" })).toBeInViewport();
});

test("a link at the foot does not move under who goes there at once", async ({ page }) => {
  await open(page, "/marble/carrara");
  const places = await page.getByRole("navigation", { name: WORDS.en.wall }).evaluate(async (nav) => {
    nav.scrollIntoView({ block: "center" });
    const seen: number[] = [];
    const end = performance.now() + 2000;
    while (performance.now() < end) {
      await new Promise(requestAnimationFrame);
      seen.push(Math.round(nav.getBoundingClientRect().top));
    }
    return seen;
  });
  const [first = 0] = places;
  expect(places.filter((place) => Math.abs(place - first) > 1)).toEqual([]);
});

test("a stone has two of its family's rooms at random", async ({ page }) => {
  await page.addInitScript(() => {
    Math.random = () => Number(new URLSearchParams(location.search).get("random"));
  });
  const others = region(page, "More rooms");
  const firsts = new Set<string | null>();
  for (const random of [0, 0.4, 0.99]) {
    await open(page, `/marble/carrara?random=${random}`);
    // The built page has a pair of its own until a visitor is near: what stays is the visitor's.
    await others.scrollIntoViewIfNeeded();
    await expect
      .poll(() => others.evaluate((section) => Object.keys(section).some((key) => /^__react/.test(key))))
      .toBe(true);
    await workedOff(page);
    const pair = await others
      .getByRole("img")
      .evaluateAll((images) => images.map((image) => image.getAttribute("src")));
    expect(new Set(pair).size).toBe(2);
    firsts.add(pair[0] ?? null);
  }
  expect(firsts.size).toBe(3);
});

for (const { locale, prefix, path } of [
  { ...LANGUAGES[0], path: "/marble/nero-marquina" },
  // The most words that any stone has.
  { ...LANGUAGES[1], path: "/marble/vratza" },
]) {
  test(`${locale}: printed, ${path} is one sheet`, async ({ page }) => {
    await page.emulateMedia({ media: "print", reducedMotion: "reduce" });
    await open(page, `${prefix}${path}`);
    const address = new URL(page.url());
    for (const kept of [
      page.getByRole("heading", { level: 1 }),
      region(page, WORDS[locale].facts),
      region(page, SHEET[locale].suitability),
      region(page, SHEET[locale].plan).getByRole("img"),
      page.getByRole("img", { name: SHEET[locale].code }),
      page.getByText(address.host + address.pathname),
      page.locator("address").filter({ hasText: "Ulica primera 1", visible: true }),
    ]) {
      await expect(kept).toBeVisible();
    }
    for (const left of [
      page.getByRole("button", { name: SHEET[locale].print }),
      page.getByRole("navigation", { name: WORDS[locale].wall }),
      page.getByRole("region", { name: SHEET[locale].similar }).getByRole("link"),
      region(page, SHEET[locale].plan).getByRole("button", { name: /JPEG/ }),
      page.getByRole("region", { name: SHEET[locale].inRooms }),
    ]) {
      await expect(left.first()).toBeHidden();
    }
    const upright = region(page, SHEET[locale].plan).locator("[data-orientation=vertical]");
    const [rule, slab] = await Promise.all(
      [upright, upright.locator("+ div")].map((box) => box.boundingBox()),
    );
    expect(Math.abs((rule?.height ?? 0) - (slab?.height ?? 99))).toBeLessThan(1);
    const pages = (await page.pdf({ preferCSSPageSize: true }))
      .toString("latin1")
      .match(/\/Type\s*\/Page\b/g);
    expect(pages?.length).toBe(1);
  });
}

test("a slab that cannot be fetched is said so", async ({ page, faults }) => {
  await page.route("**/stones/marble/nero-marquina-2048*", (route) => route.abort());
  await open(page, "/marble/nero-marquina");
  await page.getByRole("button", { name: /^Save as JPEG/ }).click();
  await expect(page.getByText("The picture could not be loaded. Please try again.")).toBeVisible();
  forget(faults, /ERR_FAILED/);
});
