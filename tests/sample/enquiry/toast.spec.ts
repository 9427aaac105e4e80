import type { Locator } from "@playwright/test";
import { expect, forget, open, type Page, test } from "../../support/site.ts";

const WORDS = {
  send: "Send",
  close: "Close",
  another: "Send another enquiry",
  success: ["Success", "Form sent successfully"],
  failure: ["Something went wrong", "Please try again"],
} as const;

const failures = (page: Page) => page.getByRole("alert").locator("> *");
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

  await test.step("a success is a status beside a failure", async () => {
    await first.getByRole("button", { name: WORDS.close }).click();
    await expect(failures(page)).toHaveCount(0);
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
});

/** The empty form is refused by the server. */
async function fail(page: Page, send: string) {
  const before = await failures(page).count();
  await page.getByRole("button", { name: send }).click();
  await expect(failures(page)).toHaveCount(before + 1);
}

/** Waits until a notice has come in and stands still. */
async function stands(notice: Locator) {
  await notice.evaluate((element) => Promise.all(element.getAnimations().map((one) => one.finished)));
}

async function box(element: Locator) {
  const { x, y, width, height } = (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { left: x, right: x + width, top: y, bottom: y + height, width };
}
