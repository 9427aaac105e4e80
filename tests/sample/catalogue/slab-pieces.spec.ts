import AxeBuilder from "@axe-core/playwright";
import { expect, open, test } from "../../support/site.ts";
import { boxOf, openSlab, SLAB_CM, showPlans, toMiddle, touch } from "../../support/slab-on-page.ts";

const WORDS = {
  plan: "Ploča",
  island: "Kuhinjsko ostrvo",
  top: (left: number, top: number) =>
    `Ploča ostrva 240 × 80 cm: ${left} cm od leve ivice, ${180 - 80 - top} cm od donje`,
  turned: "Nosač 74 × 80 cm: 210 cm od leve ivice, 21 cm od donje",
  yields: "Komadi: 3,34 m² od 5,4 m² (62%). Ostatak: 2,06 m².",
  noTurn: "Nema dovoljno mesta da se komad okrene.",
  turn: "Okreni",
  putBack: "Vrati sve na mesto",
  undoPutBack: "Vrati kako je bilo",
} as const;

test("on a phone a piece is reached and moved by keys", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { section, slab } = await openSlab(page, "/sr/granit/blue-pearl", WORDS.plan);
  await showPlans(section);
  await section.getByRole("button", { name: WORDS.island }).click();
  await expect(section).toContainText(WORDS.yields);
  const piece = (left: number, top: number) =>
    slab.getByRole("button", { name: WORDS.top(left, top), exact: true });

  await slab.focus();
  await page.keyboard.press("Tab");
  await expect(piece(4, 4)).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Shift+ArrowRight");
  await expect(piece(15, 4)).toBeFocused();
  await expect(section.getByText(WORDS.top(15, 4))).toBeVisible();

  await page.keyboard.press("r");
  await expect(section.getByText(WORDS.noTurn)).toBeVisible();
  await expect(piece(15, 4)).toBeFocused();

  await section.getByRole("button", { name: "200 × 100" }).click();
  const upright = slab.getByRole("button").nth(2);
  const lain = (await upright.getAttribute("aria-label")) ?? "";
  await upright.focus();
  const turn = section.getByRole("button", { name: WORDS.turn, exact: true });
  await turn.click();
  await expect(upright).toHaveAccessibleName(WORDS.turned);

  // It comes on gradually, and until then its words are too pale.
  const putBack = section.getByRole("button", { name: WORDS.putBack });
  const colour = await turn.evaluate((button) => getComputedStyle(button).color);
  await expect(putBack).toHaveCSS("color", colour);
  const { violations } = await new AxeBuilder({ page }).include("[aria-labelledby=plan]").analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)).toEqual([]);
  await putBack.focus();
  await page.keyboard.press("Enter");
  await expect(upright).toHaveAccessibleName(lain);
  await expect(section.getByRole("button", { name: WORDS.undoPutBack })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(upright).toHaveAccessibleName(WORDS.turned);
  await expect(putBack).toBeFocused();
});

test("a piece follows the mouse, slides beside others and goes back from where it may not lie", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const at = await openSlab(page, "/granit/blue-pearl");
  await showPlans(at.section);
  await at.section.getByRole("button", { name: "Kitchen island" }).click();
  await toMiddle(page, at.slab);
  const frame = await boxOf(at.slab);
  const px = frame.width / SLAB_CM;
  const grip = { x: frame.x + 150 * px, y: frame.y + 131 * px };
  const drag = async (cmX: number, cmY: number) => {
    await page.mouse.move(grip.x, grip.y);
    await page.mouse.down();
    await page.mouse.move(grip.x + (cmX / 2) * px, grip.y + (cmY / 2) * px);
    await page.mouse.move(grip.x + cmX * px, grip.y + cmY * px, { steps: 3 });
  };
  const piece = at.slab.getByRole("button").nth(2);
  /** The end is 89 cm high, on a slab of 180 cm. */
  const bottomOf = (top: number) => 180 - 89 - top;
  const place = (left: number, top: number) =>
    `Waterfall end 80 × 89 cm: ${left} cm from the left, ${bottomOf(top)} cm from the bottom`;
  await expect(piece).toHaveAccessibleName(place(87, 87));

  // Two centimetres into the island top: it stops at the saw's cut.
  await drag(20, -5);
  await page.mouse.up();
  await expect(piece).toHaveAccessibleName(place(107, 85));
  await expect(at.section.getByText(place(107, 85))).toBeVisible();

  await drag(0, -60);
  await expect(piece).toHaveAttribute("data-state", "astray");
  await page.mouse.up();
  await expect(piece).toHaveAccessibleName(/ 6\scm from the bottom$/);
  await expect(at.section.getByText("Not enough room: the saw needs 1 cm")).toBeVisible();
});

test.describe("on a touch screen", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a piece follows a finger to the side at once; up and down the page scrolls past it", async ({
    page,
  }) => {
    const at = await openSlab(page, "/granit/blue-pearl");
    await showPlans(at.section);
    await at.section.getByRole("button", { name: "Kitchen island" }).click();
    await toMiddle(page, at.slab);
    const { x, y, width } = await boxOf(at.slab);
    const px = width / SLAB_CM;
    const from = { x: x + 60 * px, y: y + 40 * px };
    const piece = at.slab.getByRole("button").first();
    const scrolled = () => page.evaluate(() => scrollY);
    const before = await scrolled();
    await touch(page, [[from, { x: from.x, y: from.y - 120 }]]);
    expect(await scrolled()).toBeGreaterThan(before + 60);
    await expect(piece).toHaveAttribute("data-state", "lying");
    await toMiddle(page, at.slab);
    await touch(page, [[from, { x: from.x + 40 * px, y: from.y }]]);
    await expect(piece).toHaveAccessibleName(/: 44\scm from the left, 96\scm from the bottom$/);
  });
});

test("a sheet has the pieces of the plan that is chosen", async ({ page }) => {
  await open(page, "/granit/tan-brown");
  const slab = page.getByRole("region", { name: "The slab", exact: true });
  const pieces = slab.getByRole("list", { name: "Pieces on the slab" });
  await expect(pieces).toHaveCount(0);
  await showPlans(slab);
  await page.emulateMedia({ media: "print" });
  await expect(pieces.getByRole("listitem").first()).toBeVisible();
});
