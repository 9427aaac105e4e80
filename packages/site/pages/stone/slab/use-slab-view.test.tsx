// @vitest-environment happy-dom

import { mount } from "@stoneyard/site/ui/testing/mount.tsx";
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useSlabView } from "./use-slab-view.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["requestAnimationFrame", "cancelAnimationFrame", "performance"] });
  const still = { matches: false, addEventListener() {}, removeEventListener() {} };
  vi.stubGlobal("matchMedia", () => still);
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  Object.defineProperty(HTMLElement.prototype, "clientWidth", { configurable: true, get: () => 320 });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a second flight goes on from the goal of the first, a hand from what is seen, and none outlives the page", async () => {
  let view: ReturnType<typeof useSlabView> | undefined;
  function Slab() {
    view = useSlabView({ width: 320, height: 200 });
    return <div ref={view.frame} />;
  }
  const { unmount } = await mount(<Slab />);
  const now = () => view as ReturnType<typeof useSlabView>;
  const does = (change: (view: ReturnType<typeof useSlabView>) => void) => act(async () => change(now()));
  const passes = (ms: number) => act(async () => void vi.advanceTimersByTime(ms));
  await does(({ zoomBy }) => zoomBy(2));
  await passes(100);
  expect(now().zoom).toBeGreaterThan(1);
  expect(now().zoom).toBeLessThan(2);
  await does(({ zoomBy }) => zoomBy(2));
  await passes(500);
  expect(now().seen).toEqual({ x: 120, y: 75, width: 80, height: 50 });
  await does(({ showWhole }) => showWhole());
  await passes(200);
  const { zoom } = now();
  await does(({ panPx }) => panPx({ x: 1, y: 1 }));
  await passes(500);
  expect(now().zoom).toBeCloseTo(zoom);
  await does(({ zoomBy }) => zoomBy(2));
  await unmount();
  expect(vi.getTimerCount()).toBe(0);
});
