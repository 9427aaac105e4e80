import type { JSHandle, Locator } from "@playwright/test";
import { expect, open, test } from "../../support/site.ts";
import {
  boxOf,
  DRAWN_CM,
  LIFE_SIZE_PX_PER_CM,
  openSlab,
  SLAB_CM,
  shownIn,
  toMiddle,
  touch,
  zoomOf,
} from "../../support/slab-on-page.ts";

const WORDS = {
  plan: "The slab",
  viewer: "Slab of Blue Pearl: zoom and move",
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  whole: "Whole slab",
  life: "Life size",
  scale: "Scale 1:5, 150 cm wide",
  lifeSize: /^About life size on most screens, \d+\.?\d?\scm wide$/,
} as const;

// Without a graphics card a slab at life size takes a busy machine many seconds to draw.
const drawn = expect.configure({ timeout: 40_000 });
test.slow();

test("buttons and the pointer zoom the slab, and its scale is said", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const at = await openSlab(page, "/granit/blue-pearl", WORDS.plan);
  await expect(at.slab).toHaveAccessibleName(WORDS.viewer);
  const button = (name: string) => at.section.getByRole("button", { name, exact: true });
  const status = at.section.getByRole("status");
  await expect(button(WORDS.zoomOut)).toBeDisabled();
  await drawn.poll(() => zoomOf(at)).toBeCloseTo(1, 2);

  await button(WORDS.zoomIn).click();
  await drawn.poll(() => zoomOf(at)).toBeCloseTo(2, 2);
  await expect(status).toHaveText(WORDS.scale);

  await button(WORDS.life).click();
  const frame = await boxOf(at.slab);
  const lifeSize = (LIFE_SIZE_PX_PER_CM * SLAB_CM) / frame.width;
  await drawn.poll(() => zoomOf(at)).toBeCloseTo(lifeSize, 2);
  await expect(status).toHaveText(WORDS.lifeSize);
  await expect(button(WORDS.life)).toBeDisabled();

  await button(WORDS.zoomOut).click();
  await drawn.poll(() => zoomOf(at)).toBeCloseTo(lifeSize / 2, 2);
  await button(WORDS.whole).click();
  await drawn.poll(() => zoomOf(at)).toBeCloseTo(1, 2);

  await test.step("what is under the pointer stays there, and the rules tell what is seen", async () => {
    await toMiddle(page, at.slab);
    const frame = await boxOf(at.slab);
    const point = { x: frame.x + frame.width * 0.25, y: frame.y + frame.height * 0.25 };
    await page.mouse.dblclick(point.x, point.y);
    await drawn.poll(() => zoomOf(at)).toBeCloseTo(2, 2);
    const picture = shownIn(await boxOf(at.picture));
    expect((point.x - picture.x) / picture.width).toBeCloseTo(0.25, 2);
    expect((point.y - picture.y) / picture.height).toBeCloseTo(0.25, 2);

    const numbers = await at.section.locator("svg[data-orientation=horizontal] text").evaluateAll((texts) =>
      texts.map((text) => {
        const { left, width } = text.getBoundingClientRect();
        return { cm: Number.parseFloat(text.textContent ?? ""), middle: left + width / 2 };
      }),
    );
    expect(numbers.length).toBeGreaterThan(5);
    for (const { cm, middle } of numbers.slice(0, -1)) {
      expect(picture.x + (cm / SLAB_CM) * picture.width).toBeCloseTo(middle, 0);
    }

    await page.mouse.move(point.x, point.y);
    await page.mouse.down();
    await page.mouse.move(point.x - 60, point.y - 40, { steps: 4 });
    await page.mouse.up();
    await expect.poll(async () => shownIn(await boxOf(at.picture)).x).toBeCloseTo(picture.x - 60, 0);
    expect(shownIn(await boxOf(at.picture)).y).toBeCloseTo(picture.y - 40, 0);
  });
});

test("printed, a slab that is zoomed is whole again", async ({ page }) => {
  const at = await openSlab(page, "/granit/blue-pearl");
  await at.slab.focus();
  await page.keyboard.press("1");
  await drawn.poll(() => zoomOf(at)).toBeGreaterThan(5);
  await page.emulateMedia({ media: "print" });
  // A page learns of it with its next frame, and a slab of 12,000 px takes a busy machine long to draw.
  await drawn.poll(() => zoomOf(at)).toBeCloseTo(1, 2);
});

test.describe("on a touch screen", { tag: "@typefaces" }, () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("two fingers zoom; one scrolls the page, and once zoomed moves the slab", async ({ page }) => {
    const at = await openSlab(page, "/granit/blue-pearl");
    const { x, y, width, height } = await boxOf(at.slab);
    const middle = { x: x + width / 2, y: y + height / 2 };
    const scrolled = () => page.evaluate(() => window.scrollY);
    const start = await scrolled();

    await touch(page, [[middle, { ...middle, y: middle.y - 120 }]]);
    await expect.poll(scrolled).toBeGreaterThan(start + 40);
    await drawn.poll(() => zoomOf(at)).toBeCloseTo(1, 2);

    await toMiddle(page, at.slab);
    const still = await scrolled();
    const right = (away: number) => ({ ...middle, x: middle.x + away });
    await touch(page, [
      [right(-30), right(-90)],
      [right(30), right(90)],
    ]);
    await drawn.poll(() => zoomOf(at)).toBeCloseTo(3, 0);
    expect(await scrolled()).toBe(still);

    const before = await boxOf(at.picture);
    await touch(page, [[middle, { x: middle.x - 50, y: middle.y - 50 }]]);
    await expect.poll(async () => (await boxOf(at.picture)).x).toBeLessThan(before.x - 30);
    expect(await scrolled()).toBe(still);
  });
});

test("on a phone the box of a low slab and its upright rule are as high as the slab", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const at = await openSlab(page, "/sm-marble/bianco-neve");
  const { width, height } = await boxOf(at.slab);
  expect(width / height).toBeCloseTo(305 / 125, 1);
  const rule = at.section.locator('svg[data-orientation="vertical"]');
  expect((await boxOf(rule)).height).toBeCloseTo(height, 0);
});

test("nothing moves when the viewer takes the plain slab's place", async ({ page }) => {
  for (const width of [390, 768, 1280]) {
    const { promise: ready, resolve: release } = Promise.withResolvers<void>();
    await page.route(/\/slab-viewer-[^/]+\.js$/, async (route) => {
      await ready;
      await route.continue();
    });
    await page.setViewportSize({ width, height: 844 });
    await open(page, "/granit/blue-pearl");
    const plan = page.getByRole("region", { name: WORDS.plan, exact: true });
    await toMiddle(page, plan.getByRole("img"));
    const viewer = plan.getByRole("application");
    await expect(viewer).toHaveCount(0);
    const moved = await watchShifts(plan);
    release();
    await viewer.waitFor();
    await page.waitForTimeout(1000);
    expect(await moved.evaluate((parts) => [...parts]), `${width}`).toEqual([]);
    await page.unrouteAll({ behavior: "wait" });
  }
});

/** The parts of the section that move by themselves from now on, in a list that grows. */
function watchShifts(section: Locator): Promise<JSHandle<string[]>> {
  type Shift = PerformanceEntry & { sources: { node: Node | null }[] };
  return section.evaluateHandle((watched) => {
    const moved: string[] = [];
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as Shift[]) {
        for (const { node } of sources) {
          const element = node instanceof Element ? node : node?.parentElement;
          if (element && watched.contains(element)) moved.push(element.outerHTML);
        }
      }
    }).observe({ type: "layout-shift" });
    return moved;
  });
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the slab stands between its rules", async ({ page }) => {
    await page.goto("/granit/blue-pearl");
    const section = page.getByRole("region", { name: WORDS.plan, exact: true });
    await expect(section.getByRole("img", { name: "Whole slab of Blue Pearl, 300 by 180 cm" })).toBeVisible();
    await expect(section.getByRole("button")).toHaveCount(0);
  });
});

test("the rule at the head has the scale of its picture", async ({ page }) => {
  await page.goto("/marble/nero-marquina");
  for (const width of [390, 1280, 1680]) {
    await page.setViewportSize({ width, height: 900 });
    const rule = page.getByRole("img", { name: "Scale bar: 50 cm" });
    const head = await boxOf(
      page.getByRole("img", { name: "Slab of Nero Marquina (rendering)", exact: true }),
    );
    const drawn = Math.max(head.width, head.height * 1.6);
    const ticks = await boxOf(rule.locator("svg[data-orientation]"));
    expect(ticks.width / 50).toBeCloseTo(drawn / DRAWN_CM, 1);
  }
});
