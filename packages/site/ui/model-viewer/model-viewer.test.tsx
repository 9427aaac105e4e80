// @vitest-environment happy-dom

import { happens, mount, pressButton } from "@stoneyard/site/ui/testing/mount.tsx";
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ModelViewer } from "./model-viewer.tsx";
import type { ModelView, ModelViewerLabels, ViewerElement } from "./model-viewer-element.ts";

const element = vi.hoisted(() => ({
  draws: true,
  loads: [] as { end: () => void; fail: () => void }[],
  placed: [] as HTMLElement[],
  removed: [] as HTMLElement[],
}));
vi.mock("./model-viewer-element.ts", () => ({
  canDraw: () => element.draws,
  loadModelViewer: () =>
    new Promise<void>((resolve, reject) => {
      element.loads.push({ end: resolve, fail: () => reject(new Error("offline")) });
    }),
  placeModelViewer(host: HTMLElement, { src }: ModelView) {
    const viewer = Object.assign(document.createElement("div"), { loaded: true });
    viewer.setAttribute("src", src);
    host.append(viewer);
    element.placed.push(viewer);
    return viewer;
  },
  removeModelViewer(viewer: HTMLElement) {
    viewer.remove();
    element.removed.push(viewer);
  },
  showModel: (viewer: HTMLElement, { src }: ModelView) => viewer.setAttribute("src", src),
}));
vi.mock("./model-measures.tsx", () => ({
  ModelMeasures: ({ viewer }: { viewer: ViewerElement }) => <i>measures of {viewer.getAttribute("src")}</i>,
}));
vi.mock("../browser/use-near.ts", () => ({ useNear: () => true }));
beforeEach(() => void Object.assign(element, { draws: true, loads: [], placed: [], removed: [] }));
afterEach(() => vi.restoreAllMocks());

const LABELS = { show: "Show", dimensions: "Dimensions", failed: "No 3D" } as unknown as ModelViewerLabels;

async function viewer() {
  const onAsk = vi.fn();
  const node = ({ src = "/a.glb", live = true, backdrop = "" } = {}) => (
    <ModelViewer
      view={{ src } as ModelView}
      labels={LABELS}
      measures={() => []}
      live={live}
      onAsk={onAsk}
      backdrop={backdrop || undefined}
    >
      poster
    </ModelViewer>
  );
  const { place, draw, unmount } = await mount(node());
  return {
    ...{ place, unmount, onAsk },
    give: (given: Parameters<typeof node>[0]) => draw(node(given)),
    state: () => place.querySelector<HTMLElement>("[data-state]")?.dataset.state,
    buttons: () => [...place.querySelectorAll("button")].map(({ textContent }) => textContent),
    comes: (load = 0) => act(async () => element.loads[load]?.end()),
    loaded: (url: string, at = 0) =>
      happens(element.placed[at], new CustomEvent("load", { detail: { url } })),
  };
}

test("the model that is wanted comes into its frame, and is shown once its own file is there", async () => {
  const { place, state, buttons, comes, loaded } = await viewer();
  expect([state(), buttons(), element.placed]).toEqual(["waiting", [], []]);
  await comes();
  expect([element.placed.length, place.contains(element.placed[0] ?? null), state()]).toEqual([
    1,
    true,
    "waiting",
  ]);
  await loaded("/former.glb");
  expect(state()).toBe("waiting");
  await loaded("/a.glb");
  expect([state(), buttons(), place.querySelector("p")?.textContent]).toEqual(["shown", ["Dimensions"], ""]);
});

test("a model that nobody wants is a picture with a way to ask for it, and holds nothing", async () => {
  const { give, comes, loaded, state, buttons, onAsk, place } = await viewer();
  await comes();
  await loaded("/a.glb");
  await give({ live: false });
  expect([element.removed, state(), buttons()]).toEqual([element.placed, "waiting", ["Show"]]);
  expect(place.textContent).toContain("poster");
  await pressButton(place, "Show");
  expect(onAsk).toHaveBeenCalledOnce();
  await give({ live: true });
  await comes(1);
  await loaded("/a.glb", 1);
  expect([element.placed.length, state()]).toEqual([2, "shown"]);
  // What was taken out tells nothing more.
  await happens(element.placed[0], new CustomEvent("error", { detail: { type: "loadfailure" } }));
  expect(state()).toBe("shown");
});

test("focus goes to the model's frame when the button that asks for it goes", async () => {
  const { give, place, onAsk } = await viewer();
  await give({ live: false });
  const button = place.querySelector("button");
  button?.focus();
  onAsk.mockImplementation(() => void give({ live: true }));
  await pressButton(place, "Show");
  expect([button?.isConnected, document.activeElement?.className.includes("frame")]).toEqual([false, true]);
});

test("a library that comes when the model is not wanted any more places none, and its failure is not told", async () => {
  const { give, comes, state } = await viewer();
  await give({ live: false });
  await comes();
  expect([element.placed, state()]).toEqual([[], "waiting"]);
  await give({ live: true });
  await give({ live: false });
  await act(async () => element.loads[1]?.fail());
  expect([element.placed, state()]).toEqual([[], "waiting"]);
});

test("another finish is shown in the same viewer; a file that failed before leaves it another chance", async () => {
  const { give, comes, loaded, state, place } = await viewer();
  await comes();
  await loaded("/a.glb");
  await give({ src: "/b.glb" });
  expect([element.placed.map((each) => each.getAttribute("src")), state()]).toEqual([["/b.glb"], "shown"]);
  await happens(element.placed[0], new CustomEvent("error", { detail: { type: "loadfailure" } }));
  expect([state(), place.querySelector("p")?.textContent]).toEqual(["failed", "No 3D"]);
  await give({ src: "/c.glb" });
  expect([state(), place.querySelector("p")?.textContent]).toEqual(["waiting", ""]);
  await loaded("/c.glb");
  expect(state()).toBe("shown");
});

test("a model whose drawing context was lost is shown again when that comes back; one that did not load is not", async () => {
  const { comes, loaded, state, place } = await viewer();
  await comes();
  await loaded("/a.glb");
  const fails = (type: string) => happens(element.placed[0], new CustomEvent("error", { detail: { type } }));
  const comesBack = () => happens(element.placed[0], new CustomEvent("environment-change"));
  await fails("webglcontextlost");
  expect([state(), place.querySelector("p")?.textContent]).toEqual(["failed", "No 3D"]);
  await comesBack();
  expect([state(), place.querySelector("p")?.textContent]).toEqual(["shown", ""]);
  await fails("loadfailure");
  await comesBack();
  expect(state()).toBe("failed");
  Object.assign(element.placed[0] ?? {}, { loaded: false });
  await fails("webglcontextlost");
  await comesBack();
  expect(state()).toBe("waiting");
});

test("where the browser cannot draw, or the library does not come, the picture stays and it is said", async () => {
  element.draws = false;
  const cannot = await viewer();
  expect([cannot.state(), element.loads, cannot.place.textContent]).toEqual(["failed", [], "posterNo 3D"]);
  element.draws = true;
  const { state } = await viewer();
  await act(async () => element.loads[0]?.fail());
  expect(state()).toBe("failed");
});

test("the dimensions are shown and hidden by a press, around the viewer that is there", async () => {
  const { place, comes, loaded, give } = await viewer();
  await comes();
  await loaded("/a.glb");
  const pressed = () => [
    place.querySelector("[aria-pressed]")?.getAttribute("aria-pressed"),
    place.querySelector("i")?.textContent,
  ];
  expect(pressed()).toEqual(["false", undefined]);
  await pressButton(place, "Dimensions");
  expect(pressed()).toEqual(["true", "measures of /a.glb"]);
  await pressButton(place, "Dimensions");
  expect(pressed()).toEqual(["false", undefined]);
  expect(place.querySelector("rect")).toBeNull();
  await give({ backdrop: "#abc" });
  expect(place.querySelector("rect")?.getAttribute("fill")).toBe("#abc");
});

test("a viewer is taken out with its page", async () => {
  const { comes, unmount } = await viewer();
  await comes();
  await unmount();
  expect(element.removed).toEqual(element.placed);
});
