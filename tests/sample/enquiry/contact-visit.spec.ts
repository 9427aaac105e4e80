import { DAYS } from "@stoneyard/catalogue/kinds/site.ts";
import { axeFaults } from "../../support/axe.ts";
import { field, lettersWith, openVisit, WORDS } from "../../support/contact-form.ts";
import { content } from "../../support/content.ts";
import { expect, forget, open, test } from "../../support/site.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const words = WORDS.en;

test("a visit is asked for by keyboard, on a day and at a time that the yard is open", async ({ page }) => {
  const mark = `visit-${Date.now()}`;
  await open(page, "/contact");
  await openVisit(page);
  await field(page, words.phone).fill("064 765 4321");
  await field(page, words.message).fill(mark);
  await expect(field(page, words.time)).toBeDisabled();
  await field(page, words.day).focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(field(page, words.time)).toBeEnabled();
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowDown");
  const day = (await field(page, words.day).locator("option:checked").textContent()) ?? "";
  const date = await field(page, words.day).inputValue();
  const time = await field(page, words.time).inputValue();
  expect(openDays()).toContain(new Date(date).getUTCDay());
  expect(day).toContain(String(Number(date.slice(-2))));
  await field(page, words.toSee).fill("Carrara");
  expect(await axeFaults(page)).toEqual([]);
  // What is sent faster than anybody types is taken for a robot's, and no invitation goes with it.
  await page.waitForFunction(() => performance.now() > 5000);
  await page.getByRole("button", { name: words.send, exact: true }).click();
  const answer = page.getByRole("region", { name: words.title });
  await expect(answer).toContainText(`${day}, ${time}`);
  await expect(answer).toContainText(words.confirm);
  await expect(field(page, words.day)).toHaveValue("");
  await expect.poll(async () => (await lettersWith(page, mark)).length, { timeout: 15_000 }).toBe(1);
  const [letter] = await lettersWith(page, mark);
  expect(letter?.text).toContain(time);
  expect(letter?.attachments.map(({ mimeType }) => mimeType)).toContain("text/calendar");
});

test("a visit that the server refuses is told by its field", async ({ page, faults }) => {
  await open(page, "/contact");
  await openVisit(page);
  await field(page, words.phone).fill("064 765 4321");
  await field(page, words.day).selectOption({ index: 3 });
  // The visitor's page was open for so long that the time has passed meanwhile.
  await page.route("**/api/contact", (route) =>
    route.continue({ postData: { ...route.request().postDataJSON(), visit: "2026-01-04T11:00" } }),
  );
  await page.getByRole("button", { name: words.send, exact: true }).click();
  await expect(field(page, words.day)).toHaveAttribute("aria-invalid", "true");
  await expect(field(page, words.day)).toBeFocused();
  await page.unroute("**/api/contact");
  forget(faults, /status of 422/);
});

test.describe("by a clock on the other side of the world", () => {
  test.use({ timezoneId: "Pacific/Auckland" });

  test("the days and times are those of the yard, and the page says so", async ({ page }) => {
    // In Auckland it is Tuesday already, and the yard has been open for ten minutes on Monday.
    await page.clock.setFixedTime("2026-11-23T08:10:00Z");
    await open(page, "/contact");
    await openVisit(page);
    await expect(page.getByText("All times are Belgrade time.")).toBeVisible();
    await field(page, "Day").selectOption({ index: 1 });
    await expect(field(page, "Day").locator("option:checked")).toHaveText("Monday 23 November");
    await expect(field(page, "Time")).toHaveValue("12:30");
  });

  test("days off of the content are not offered, and the days beside them are", async ({ page }) => {
    for (const { from, to = from } of content.site.closures) {
      // Nine in the morning of the yard five days before; in Auckland it is evening.
      const begins = Date.parse(from);
      await page.clock.setFixedTime(begins - 5 * DAY_MS + 8 * HOUR_MS);
      await open(page, "/contact");
      await openVisit(page);
      const days = field(page, "Day").locator("option:not([value=''])");
      const offered = await days.evaluateAll((all) => all.map((one) => one.getAttribute("value") ?? ""));
      expect(offered.filter((day) => from <= day && day <= to)).toEqual([]);
      expect(offered.some((day) => day < from)).toBe(true);
      expect(offered.some((day) => day > to)).toBe(true);
    }
  });
});

/** Days of the week on which the yard of the content is open; 0 is Sunday. */
function openDays(): number[] {
  const days = content.site.openingHours.flatMap((hours) => (hours.spans?.length ? hours.days : []));
  return days.map((day) => (DAYS.indexOf(day) + 1) % 7);
}
