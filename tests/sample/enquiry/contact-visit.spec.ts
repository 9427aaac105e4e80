import { DAYS } from "@stoneyard/catalogue/kinds/site.ts";
import { axeFaults } from "../../support/axe.ts";
import { field, lettersWith, openVisit, WORDS } from "../../support/contact-form.ts";
import { content } from "../../support/content.ts";
import { expect, open, test } from "../../support/site.ts";

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

/** Days of the week on which the yard of the content is open; 0 is Sunday. */
function openDays(): number[] {
  const days = content.site.openingHours.flatMap((hours) => (hours.spans?.length ? hours.days : []));
  return days.map((day) => (DAYS.indexOf(day) + 1) % 7);
}
