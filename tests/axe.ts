import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { layOutAll, workedOff } from "./site.ts";

/** In the place of the whole of axe, half a megabyte for each time, where a page has read it already. */
const NOTHING_NEW = "undefined";

/** What axe finds wrong with the page as it now stands. What an embedded map does is not ours. */
export async function axeFaults(page: Page): Promise<string[]> {
  await layOutAll(page);
  await workedOff(page);
  const isThere = await page.evaluate(() => "axe" in window);
  const { violations } = await new AxeBuilder({ page, ...(isThere && { axeSource: NOTHING_NEW }) })
    .exclude("iframe")
    // Only what is wrong is described, and in this page itself instead of a new one: the same rules in a third of the time.
    .options({ resultTypes: ["violations"] })
    .setLegacyMode()
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`);
}
