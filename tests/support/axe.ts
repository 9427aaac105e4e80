import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { layOutAll, workedOff } from "./site.ts";

/** The whole of axe as its package has it smallest: a browser reads that in half the time. */
const AXE = readFileSync(
  createRequire(createRequire(import.meta.url).resolve("@axe-core/playwright")).resolve(
    "axe-core/axe.min.js",
  ),
  "utf8",
);
/** In the place of the whole of axe, which the builder would have a page read twice, each time it is asked. */
const NOTHING_NEW = "undefined";

/** What axe finds wrong with the page as it now stands. What an embedded map does is not ours. */
export async function axeFaults(page: Page): Promise<string[]> {
  await layOutAll(page);
  await workedOff(page);
  // A button that has just been switched on has for a moment the contrast of one that is off. What a browser does not
  // lay out never ends by itself.
  await page.evaluate(() => {
    for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish();
  });
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  const { violations } = await new AxeBuilder({ page, axeSource: NOTHING_NEW })
    .exclude("iframe")
    // Only what is wrong is described, and in this page itself instead of a new one: the same rules in a third of the time.
    .options({ resultTypes: ["violations"] })
    .setLegacyMode()
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`);
}
