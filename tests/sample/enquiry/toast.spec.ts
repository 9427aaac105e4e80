import type { Locator } from "@playwright/test";
import { TOAST_DEFAULTS } from "@stoneyard/site/ui/toast/toast-store.ts";
import { expect, forget, open, type Page, test, workedOff } from "../../support/site.ts";

const WORDS = {
  send: "Send",
  close: "Close",
  another: "Send another enquiry",
  success: ["Success", "Form sent successfully"],
  failure: ["Something went wrong", "Please try again"],
} as const;

const TIMEOUT_MS = TOAST_DEFAULTS.timeout;

const failures = (page: Page) => page.getByRole("alert").locator("> *");
const successes = (page: Page) => page.getByRole("status").filter({ hasText: "Success" }).locator("> *");
test("notices stand at the top right, one below the other", async ({ page, faults }) => {
  await open(page, "/contact");
  await fail(page, WORDS.send);
  await fail(page, WORDS.send);
  const [first, second] = [failures(page).nth(0), failures(page).nth(1)];
  for (const text of WORDS.failure) await expect(second).toContainText(text);
  await stands(second);
  const [one, two] = [await box(first), await box(second)];
  for (const each of [one, two]) {
    expect(each.width).toBeGreaterThanOrEqual(312);
    expect(each.width).toBeLessThanOrEqual(480);
    expect(1280 - each.right).toBeGreaterThanOrEqual(12);
    expect(1280 - each.right).toBeLessThanOrEqual(32);
  }
  expect(one.top).toBeLessThanOrEqual(32);
  expect(two.top - one.bottom).toBe(12);

  await first.getByRole("button", { name: WORDS.close }).click();
  await expect(failures(page)).toHaveCount(1);
  forget(faults, /status of 422/);
});

test("a success is a status beside a failure", async ({ page, faults }) => {
  await open(page, "/contact");
  await page.route("**/api/contact", (route) =>
    route.fulfill({ status: 201, json: { number: "1234-5678" } }),
  );
  await page.getByRole("button", { name: WORDS.send }).click();
  await page.getByRole("link", { name: WORDS.another }).click();
  await page.unroute("**/api/contact");
  await fail(page, WORDS.send);
  const success = page.getByRole("status").filter({ hasText: WORDS.success[0] }).locator("> *");
  for (const text of WORDS.success) await expect(success).toContainText(text);
  await stands(failures(page));
  await stands(success);
  expect((await box(success)).top - (await box(failures(page))).bottom).toBe(12);
  forget(faults, /status of 422/);
});

test("a notice goes when its time is over, which pointing at it holds on wide screens, or by a swipe", async ({
  page,
}) => {
  await openAndStopTheClock(page);
  const notice = await succeed(page);
  await page.clock.runFor(TIMEOUT_MS - 1);
  await workedOff(page);
  await expect(notice).toBeVisible();
  await page.clock.runFor(1);
  await expect(notice).toBeHidden();

  await test.step("pointed at it waits, and goes on from there", async () => {
    await succeed(page);
    await page.clock.runFor(3000);
    await notice.hover();
    await workedOff(page);
    await page.clock.runFor(60_000);
    await workedOff(page);
    await expect(notice).toBeVisible();
    await page.mouse.move(5, 5);
    await workedOff(page);
    await page.clock.runFor(1999);
    await workedOff(page);
    await expect(notice).toBeVisible();
    await page.clock.runFor(1);
    await expect(notice).toBeHidden();
  });

  await test.step("a swipe further than 200 px closes it, a shorter one does not", async () => {
    await succeed(page);
    for (const way of [190, -190, 200, -200]) {
      await swipe(page, notice, way);
      await expect(notice).toBeVisible();
    }
    for (const way of [201, -201]) {
      if (way < 0) await succeed(page);
      await swipe(page, notice, way);
      await expect(notice).toHaveCount(0);
    }
  });

  for (const [width, holds] of [
    [426, true],
    [425, false],
  ] as const) {
    await test.step(`at ${width} px pointing at it ${holds ? "holds" : "does not hold"} it`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await succeed(page);
      await notice.hover();
      await workedOff(page);
      await page.clock.runFor(TIMEOUT_MS);
      await workedOff(page);
      await expect(notice).toHaveCount(holds ? 1 : 0);
      await page.mouse.move(5, 5);
      await workedOff(page);
      await page.clock.runFor(TIMEOUT_MS);
      await expect(notice).toHaveCount(0);
    });
  }

  await test.step("it fits a narrow phone", async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    const { left, right, width } = await box(await succeed(page));
    expect(width).toBeGreaterThanOrEqual(312);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(360);
  });
});

test("a notice that is closed by key gives focus back to where it came from", async ({ page }) => {
  await openAndStopTheClock(page);
  const first = await succeed(page);
  await page.getByRole("button", { name: "Send" }).click();
  await expect(first).toHaveCount(2);
  const before = page.getByRole("contentinfo").getByRole("link").last();
  await before.focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(successes(page).last().getByRole("button")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(successes(page)).toHaveCount(1);
  await expect(before).toBeFocused();

  await page.keyboard.press("Tab");
  await expect(successes(page).getByRole("button")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(successes(page)).toHaveCount(0);
  await expect(before).toBeFocused();

  await test.step("where it came from outside the page, the page's content has it", async () => {
    const notice = await succeed(page);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await notice.getByRole("button").focus();
    await page.keyboard.press("Escape");
    await expect(notice).toHaveCount(0);
    await expect(page.getByRole("main")).toBeFocused();
  });
});

async function openAndStopTheClock(page: Page) {
  await page.clock.install({ time: 0 });
  await open(page, "/contact");
  await page.route("**/api/contact", (route) => route.fulfill({ status: 201, json: { id: "x" } }));
  await page.clock.pauseAt(60_000);
}

async function succeed(page: Page): Promise<Locator> {
  await page.getByRole("button", { name: "Send" }).click();
  await expect(successes(page)).toHaveCount(1);
  await stands(successes(page));
  await workedOff(page);
  return successes(page);
}

/** The empty form is refused by the server. */
async function fail(page: Page, send: string) {
  const before = await failures(page).count();
  await page.getByRole("button", { name: send }).click();
  await expect(failures(page)).toHaveCount(before + 1);
}

async function swipe(page: Page, notice: Locator, way: number) {
  await stands(notice);
  const { left, top } = await box(notice);
  const from = { x: left + 40, y: top + 12 };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + way / 2, from.y + 2, { steps: 4 });
  await page.mouse.move(from.x + way, from.y + 2, { steps: 4 });
  await page.mouse.up();
  await workedOff(page);
}

/** Waits until a notice has come in and stands still. */
async function stands(notice: Locator) {
  await notice.evaluate((element) => Promise.all(element.getAnimations().map((one) => one.finished)));
}

async function box(element: Locator) {
  const { x, y, width, height } = (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { left: x, right: x + width, top: y, bottom: y + height, width };
}
