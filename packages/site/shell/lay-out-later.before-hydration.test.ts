// @vitest-environment happy-dom
import { afterEach, expect, onTestFinished, test, vi } from "vitest";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A page that is opened at a place within it; what is done before all of it has come, and whether it then goes there. */
async function opened(act: () => void): Promise<boolean> {
  vi.resetModules();
  const plain = window.addEventListener.bind(window);
  vi.stubGlobal("addEventListener", (type: string, listener: EventListener, options?: object) => {
    plain(type, listener, options);
    onTestFinished(() => window.removeEventListener(type, listener));
  });
  vi.stubGlobal("requestAnimationFrame", (work: () => void) => work());
  vi.stubGlobal("setTimeout", (work: () => void) => work());
  vi.stubGlobal("requestIdleCallback", () => 0);
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([{ type: "navigate" }] as never);
  const target = document.createElement("section");
  target.scrollIntoView = vi.fn();
  vi.spyOn(document, "querySelector").mockReturnValue(target);
  await import("./lay-out-later.before-hydration.ts");
  act();
  window.dispatchEvent(new Event("load"));
  return vi.mocked(target.scrollIntoView).mock.calls.length > 0;
}

test("a page goes to the place that its address names once all is laid out", async () => {
  expect(await opened(() => {})).toBe(true);
});

test.each(["wheel", "touchstart", "keydown"])(
  "it takes nobody back there who has moved on since (%s)",
  async (type) => {
    expect(await opened(() => window.dispatchEvent(new Event(type)))).toBe(false);
  },
);
