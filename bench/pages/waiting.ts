import { setTimeout as sleep } from "node:timers/promises";
import type { Tab } from "./browser.ts";

/** A page that is not done after this long will not be. */
const LONGEST_MS = 60_000;

/** Waits until `done` holds of what the page's probe saw, and gives that. */
export async function waitFor<Seen>(tab: Tab, done: (seen: Seen) => boolean): Promise<Seen> {
  const end = performance.now() + LONGEST_MS;
  for (;;) {
    await sleep(200);
    const seen = (await tab.evaluate("globalThis.seen")) as Seen | undefined;
    if (seen && done(seen)) return seen;
    if (performance.now() > end)
      throw new Error(`The page was not done after a minute: ${JSON.stringify(seen)}`);
  }
}

/** Waits until an expression is true in the page. */
export async function until(tab: Tab, condition: string): Promise<void> {
  const end = performance.now() + LONGEST_MS;
  while (!(await tab.evaluate(condition))) {
    if (performance.now() > end) throw new Error(`After a minute this did not hold: ${condition}`);
    await sleep(100);
  }
}

/** Waits until nothing has arrived for two seconds: pictures that still come would share the line with what is measured. */
export async function untilQuiet(tab: Tab): Promise<void> {
  let arrived = -1;
  for (;;) {
    const now = Number(await tab.evaluate('performance.getEntriesByType("resource").length'));
    if (now === arrived) return;
    arrived = now;
    await sleep(2000);
  }
}

/** Waits until pages have told each of `names`, every one in an object of its own, and gives all of them. */
export async function untilTold<Seen>(tab: Tab, names: readonly string[]): Promise<Seen> {
  const end = performance.now() + LONGEST_MS;
  for (;;) {
    const seen = Object.assign({}, ...tab.told.map((each) => JSON.parse(each)));
    if (names.every((name) => name in seen)) return seen;
    if (performance.now() > end)
      throw new Error(`After a minute pages had told ${JSON.stringify(seen)} alone`);
    await sleep(50);
  }
}
