// @vitest-environment happy-dom

import { mount } from "@stoneyard/site/ui/testing/mount.tsx";
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LiveLine } from "./live-line.tsx";

const site = vi.hoisted(() => ({ state: "earlier", asked: 0 }));
vi.mock("../api.ts", () => ({
  readLive: async () => {
    site.asked += 1;
    return { siteUrl: "https://yard.example", state: site.state };
  },
}));
vi.mock("../desk-context.ts", () => ({
  useDesk: () => ({ words: { live: "Live at {site}", liveEarlier: "Earlier", liveSilent: "Silent" } }),
}));
beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(site, { state: "earlier", asked: 0 });
});
afterEach(() => void vi.useRealTimers());

test("the site is looked at every ten seconds until it is live, and no more once the line is gone", async () => {
  const { place, unmount } = await mount(<LiveLine published={1} />);
  const passes = () => act(() => vi.advanceTimersByTimeAsync(10_000));
  await passes();
  expect([site.asked, place.textContent]).toEqual([2, "Earlier"]);
  site.state = "live";
  for (let time = 0; time < 3; time++) await passes();
  expect([site.asked, place.textContent]).toEqual([3, "Live at https://yard.example"]);
  site.state = "earlier";
  await unmount();
  const other = await mount(<LiveLine published={1} />);
  await other.unmount();
  expect(vi.getTimerCount()).toBe(0);
});
