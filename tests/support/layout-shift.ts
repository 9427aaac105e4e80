import type { Page } from "@playwright/test";

type Entry = PerformanceEntry & { value: number; sources: { node: Node | null }[] };

/** How far something moved, by the measure of Layout Instability, and how the texts begin that did. */
export type LayoutShift = { value: number; texts: string[] };

/** From the next page on: gives what tells how far the layout of the page has shifted since it began. */
export async function watchLayoutShifts(page: Page): Promise<() => Promise<LayoutShift[]>> {
  await page.addInitScript(() => {
    const shifts: LayoutShift[] = [];
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    Object.assign(window, { shiftsSoFar });

    async function shiftsSoFar() {
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
      // The entries of before are delivered in a task after the first of these frames.
      await new Promise((delivered) => setTimeout(delivered));
      note(observer.takeRecords());
      return shifts;
    }

    function note(entries: PerformanceEntryList) {
      for (const { value, sources } of entries as Entry[]) {
        shifts.push({ value, texts: sources.map(({ node }) => node?.textContent?.slice(0, 60) ?? "") });
      }
    }
  });
  return () =>
    page.evaluate(() => (window as unknown as { shiftsSoFar(): Promise<LayoutShift[]> }).shiftsSoFar());
}

export function sumOf(shifts: readonly LayoutShift[]): number {
  return shifts.reduce((sum, { value }) => sum + value, 0);
}
