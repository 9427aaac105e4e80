// @vitest-environment happy-dom

import type { RoomPlane } from "@stoneyard/room-view/room-layers.ts";
import { laid } from "@stoneyard/site/choice/laid-stones.ts";
import { mountHook } from "@stoneyard/site/ui/testing/mount.tsx";
import { expect, test, vi } from "vitest";
import { useSlabDrag } from "./use-slab-drag.ts";

/** One metre to ten pixels. */
const PLANE: RoomPlane = { surface: "worktop", area: 1, homography: [0.1, 0, 0, 0, -0.1, 0, 0, 0, 1] };

async function stage() {
  const element = document.createElement("div");
  element.getBoundingClientRect = () => ({ left: 0, top: 0, width: 100, height: 100 }) as DOMRect;
  element.setPointerCapture = () => {};
  const onMove = vi.fn();
  const given = {
    size: [100, 100] as const,
    planeAt: () => PLANE,
    laidOn: () => laid("marble/a"),
    onGrab: vi.fn(),
    onMove,
  };
  await mountHook(() => useSlabDrag({ current: element }, given), undefined);
  const pointer = (type: string, x: number, pointerId = 1) =>
    element.dispatchEvent(new PointerEvent(type, { clientX: x, clientY: 50, pointerId, button: 0 }));
  const shift = () => onMove.mock.lastCall?.[1].map((metres: number) => Math.round(metres * 10) / 10 + 0);
  return { pointer, shift, onMove };
}

test("a slab follows the finger that took it, until that one lets it go", async () => {
  const { pointer, shift, onMove } = await stage();
  pointer("pointerdown", 50);
  pointer("pointermove", 60);
  expect(shift()).toEqual([-1, 0]);
  // The palm that touches the screen beside it.
  pointer("pointerdown", 90, 2);
  pointer("pointerup", 90, 2);
  pointer("pointermove", 70);
  expect(shift()).toEqual([-2, 0]);
  pointer("pointerup", 70);
  pointer("pointermove", 80);
  expect([shift(), onMove.mock.calls.length]).toEqual([[-2, 0], 2]);
});
