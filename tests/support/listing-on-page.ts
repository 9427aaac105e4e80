import type { Page } from "@playwright/test";

export const choiceButton = (page: Page, name: string, value: string) =>
  page.locator(`main button[name="${name}"][value="${value}"]`);

/** The disclosure in which a value stands. */
const facetOf = (page: Page, name: string, value: string) =>
  page.locator("main details").filter({ has: page.locator(`button[name="${name}"][value="${value}"]`) });

/** Presses a value of a facet, or an order, where a visitor finds it: in its disclosure, on a narrow screen in the sheet. */
export async function choose(page: Page, name: string, value: string): Promise<void> {
  const button = choiceButton(page, name, value);
  const facet = facetOf(page, name, value);
  const sheet = page.locator("main [popover]");
  const opener = page.locator('main button[popovertarget="filters"]:not([popovertargetaction])');
  const isSheet = (await opener.isVisible()) && !(await sheet.isVisible());
  if (isSheet) await opener.click();
  if (!(await facet.isVisible())) await page.locator("main label:has(input[type=checkbox])").click();
  if ((await facet.getAttribute("open")) === null) await facet.locator("summary").click();
  await button.click();
  if (isSheet) await sheet.locator('button[popovertargetaction="hide"]').last().click();
}

/** How many stones the number beside a value says. */
export async function countBeside(page: Page, name: string, value: string): Promise<number> {
  return Number(await choiceButton(page, name, value).locator("span").last().textContent());
}
