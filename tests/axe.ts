import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { layOutAll, workedOff } from "./site.ts";

/** What axe finds wrong with the page as it now stands. What an embedded map does is not ours. */
export async function axeFaults(page: Page): Promise<string[]> {
  await layOutAll(page);
  await workedOff(page);
  const { violations } = await new AxeBuilder({ page })
    .exclude("iframe")
    // Only what is wrong is described, and in this page itself instead of a new one: the same rules in a third of the time.
    .options({ resultTypes: ["violations"] })
    .setLegacyMode()
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`);
}
