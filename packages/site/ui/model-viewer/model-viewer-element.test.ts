// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ModelView, ModelViewerLabels } from "./model-viewer-element.ts";

const library = vi.hoisted(() => ({ ModelViewerElement: { modelCacheSize: 5 } }));
vi.mock("@google/model-viewer/dist/model-viewer.min.js", () => library);
let element: typeof import("./model-viewer-element.ts");
beforeEach(async () => {
  // Viewers are used again, and what the browser can is asked once a page.
  vi.resetModules();
  element = await import("./model-viewer-element.ts");
  Object.defineProperty(navigator, "maxTouchPoints", { configurable: true, value: 0 });
});
afterEach(() => {
  document.body.replaceChildren();
  Reflect.deleteProperty(navigator, "maxTouchPoints");
  Reflect.deleteProperty(self, "ModelViewerElement");
  vi.restoreAllMocks();
});

const LABELS = {
  ...{ show: "show", ar: "In your room", exitAr: "Leave", prompt: "Turn it", dimensions: "", failed: "" },
  views: { front: "From the front", "upper-left": "From the left, above" },
} as unknown as ModelViewerLabels;
const VIEW: ModelView = {
  ...{ src: "/a.glb", iosSrc: "/a.usdz", shadow: "/s.glb", environment: "/studio.hdr" },
  ...{ orbit: "30deg 70deg 2m", fieldOfView: "25deg", alt: "A table" },
};
const place = (view: Partial<ModelView> = {}, buttonClass?: string) => {
  const host = document.body.appendChild(document.createElement("div"));
  return element.placeModelViewer(host, { ...VIEW, ...view }, LABELS, buttonClass);
};
const of = (viewer: Element, ...names: string[]) => names.map((name) => viewer.getAttribute(name));

test("a viewer shows its model as it is to be seen first, in its light, and says what it is in the page's words", () => {
  const viewer = place({}, "button");
  expect(of(viewer, "src", "ios-src", "alt", "camera-orbit", "field-of-view", "environment-image")).toEqual([
    "/a.glb",
    "/a.usdz",
    "A table",
    "30deg 70deg 2m",
    "25deg",
    "/studio.hdr",
  ]);
  expect(JSON.parse(viewer.getAttribute("a11y") ?? "")).toEqual({
    front: "From the front",
    "upper-left": "From the left, above",
    "interaction-prompt": "Turn it",
  });
  const slots = [...viewer.children].map((child) => [child.slot, child.textContent, child.className]);
  expect(slots.slice(0, 3)).toEqual([
    ["ar-button", "In your room", "button"],
    ["exit-webxr-ar-button", "Leave", "button"],
    ["poster", "", ""],
  ]);
  expect([...viewer.querySelectorAll("button")].every(({ type }) => type === "button")).toBe(true);
});

test("a table stands in a room in its true size, and a page is scrolled over it", () => {
  expect(of(place(), "ar-scale", "touch-action", "camera-controls")).toEqual(["fixed", "pan-y", ""]);
});

test("a shadow of its own lies beside the model; without one the viewer throws it", () => {
  const own = place();
  expect([
    own.getAttribute("shadow-intensity"),
    own.querySelector("extra-model")?.getAttribute("src"),
  ]).toEqual(["0", "/s.glb"]);
  const none = place({ shadow: undefined });
  expect([none.getAttribute("shadow-intensity"), none.querySelector("extra-model")]).toEqual(["0.9", null]);
});

test("a viewer that was taken out is used again, and keeps nothing of what it showed", () => {
  const first = place();
  element.removeModelViewer(first);
  expect([first.isConnected, first.childElementCount]).toEqual([false, 0]);
  expect(of(first, "src", "ios-src", "environment-image", "camera-orbit", "field-of-view")).toEqual(
    Array(5).fill(null),
  );
  const next = place({ src: "/b.glb", iosSrc: undefined, environment: undefined });
  expect([next === first, ...of(next, "src", "ios-src", "environment-image")]).toEqual([
    true,
    "/b.glb",
    null,
    null,
  ]);
  expect(place()).not.toBe(first);
});

test("another model takes the place of the file for iPhones too, also where it has none", () => {
  const viewer = place();
  element.showModel(viewer, { ...VIEW, src: "/b.glb", iosSrc: "/b.usdz", alt: "Another" });
  expect(of(viewer, "src", "ios-src", "alt", "camera-orbit")).toEqual([
    "/b.glb",
    "/b.usdz",
    "Another",
    "30deg 70deg 2m",
  ]);
  element.showModel(viewer, { ...VIEW, iosSrc: undefined });
  expect(of(viewer, "src", "ios-src")).toEqual(["/a.glb", null]);
});

test("only a device that is touched is asked for a room to place a table in", () => {
  expect(place().ar).toBe(false);
  Object.defineProperty(navigator, "maxTouchPoints", { configurable: true, value: 1 });
  expect(place().ar).toBe(true);
});

test("a browser is asked once whether it draws, and its place for drawing is given back", () => {
  const loseContext = vi.fn();
  const context = { getExtension: () => ({ loseContext }) };
  const getContext = vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(context as never);
  expect([element.canDraw(), element.canDraw()]).toEqual([true, true]);
  expect([getContext.mock.calls, loseContext.mock.calls.length]).toEqual([[["webgl2"]], 1]);
});

test("a browser that cannot draw says so", () => {
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
  expect(element.canDraw()).toBe(false);
});

test("the library is fetched once, keeps a table and its shadow, and asks no other host for decoders", async () => {
  await Promise.all([element.loadModelViewer(), element.loadModelViewer()]);
  expect(library.ModelViewerElement.modelCacheSize).toBe(2);
  const decoders = Object.values(Reflect.get(self, "ModelViewerElement") ?? {});
  expect(decoders).toHaveLength(3);
  for (const address of decoders) expect(address).toMatch(/^\/models\/decoders\//);
});

test("a library that could not be fetched is asked for again", async () => {
  vi.doMock("@google/model-viewer/dist/model-viewer.min.js", () => {
    throw new Error("offline");
  });
  await expect(element.loadModelViewer()).rejects.toThrow();
  vi.doMock("@google/model-viewer/dist/model-viewer.min.js", () => library);
  await expect(element.loadModelViewer()).resolves.toBeUndefined();
});
