// @vitest-environment happy-dom

import { act, createElement } from "react";
import { expect, test, vi } from "vitest";
import { mount } from "../testing/mount.tsx";
import { ModelMeasures, type OrbitCamera, type Point, project } from "./model-measures.tsx";
import type { ViewerElement } from "./model-viewer-element.ts";

const window = { width: 400, height: 300 };
const front: OrbitCamera = {
  theta: 0,
  phi: Math.PI / 2,
  radius: 2,
  target: [0, 0.5, 0],
  fieldOfView: 90,
};

function seen(place: Point, camera: OrbitCamera = front) {
  const at = project(place, camera, window);
  return at && [Math.round(at.x), Math.round(at.y)];
}

test("what the camera looks at is in the middle", () => {
  expect(seen([0, 0.5, 0])).toEqual([200, 150]);
});

test("from the front, x goes to the right and y up; what is nearer is larger", () => {
  expect(seen([1, 1.5, 0])).toEqual([275, 75]);
  expect(seen([1, 1.5, 1])).toEqual([350, 0]);
});

test("from the right, z goes to the left", () => {
  expect(seen([0, 0.5, 1], { ...front, theta: Math.PI / 2 })).toEqual([125, 150]);
});

test("from above, what lies at the front is below", () => {
  expect(seen([0, 0.5, 1], { ...front, phi: 0.0001 })).toEqual([200, 225]);
});

test("what is behind the camera is not seen", () => {
  expect(seen([0, 0.5, 2])).toBeUndefined();
});

test("a line follows the camera, ends in strokes across it, and has its number in the middle", async () => {
  const [observed, parted] = [vi.fn(), vi.fn()];
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe = observed;
      disconnect = parted;
    },
  );
  let { theta } = front;
  const viewer = Object.assign(document.createElement("div"), {
    getBoundingClientRect: () => window,
    getCameraOrbit: () => ({ theta, phi: front.phi, radius: front.radius }),
    getCameraTarget: () => ({ x: 0, y: 0.5, z: 0 }),
    getFieldOfView: () => 90,
  }) as unknown as ViewerElement;
  // 75 px to a metre at the target: 60 to the right and 45 down.
  const line = { from: [0, 0.5, 0], to: [0.8, -0.1, 0], text: "1 m" } as const;
  const measures = vi.fn(() => [line]);
  const { place, unmount } = await mount(createElement(ModelMeasures, { viewer, measures }));
  const numbers = (path: string | null | undefined) =>
    path?.match(/-?[\d.]+/g)?.map((each) => Math.round(Number(each)));
  const [halo, stroke] = place.querySelectorAll("path");
  expect(numbers(stroke?.getAttribute("d"))).toEqual([
    200, 150, 260, 195, 203, 146, 197, 154, 263, 191, 257, 199,
  ]);
  expect(halo?.getAttribute("d")).toBe(stroke?.getAttribute("d"));
  const label = place.querySelector("text");
  expect([label?.textContent, label?.getAttribute("x"), label?.getAttribute("y")]).toEqual([
    "1 m",
    "230",
    "172.5",
  ]);
  expect(measures).toHaveBeenLastCalledWith({ x: 1, z: 1 });
  theta = (5 * Math.PI) / 4;
  await act(async () => viewer.dispatchEvent(new Event("camera-change")));
  expect(measures).toHaveBeenLastCalledWith({ x: -1, z: -1 });
  expect(numbers(stroke?.getAttribute("d"))?.slice(2, 4)).not.toEqual([260, 195]);
  await unmount();
  expect([observed.mock.calls, parted.mock.calls.length]).toEqual([[[viewer]], 1]);
  const asked = measures.mock.calls.length;
  viewer.dispatchEvent(new Event("camera-change"));
  expect(measures).toHaveBeenCalledTimes(asked);
  vi.unstubAllGlobals();
});
