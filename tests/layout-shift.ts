import type { Page } from "@playwright/test";

type LayoutShift = PerformanceEntry & { value: number };

/** From the next page on: gives what tells how far the layout has shifted since, by the measure of Layout Instability. */
export async function watchLayoutShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = { shift: 0 };
    Object.assign(window, { seenShift: seen });
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries() as LayoutShift[]) seen.shift += value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { seenShift: { shift: number } }).seenShift.shift);
}
