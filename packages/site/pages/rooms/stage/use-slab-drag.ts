import { type Metres, shiftFollowing } from "@stoneyard/room-view/place-on-slab.ts";
import type { RoomPlane } from "@stoneyard/room-view/room-layers.ts";
import type { Laid } from "@stoneyard/site/choice/laid-stones.ts";
import { type RefObject, useEffect, useEffectEvent } from "react";

/** To the right and down. */
type Pixels = readonly [number, number];

/**
 * Lets a surface's stone follow the pointer, by the plane under it. Vertical finger moves scroll the page, by
 * `touch-action: pan-y` of the stage.
 */
export function useSlabDrag(
  stage: RefObject<HTMLElement | null>,
  {
    size,
    planeAt,
    laidOn,
    onGrab,
    onMove,
  }: {
    /** Pixels of the room, width and height; nothing can be moved before they are known. */
    size: Pixels | undefined;
    planeAt: (x: number, y: number) => RoomPlane | undefined;
    laidOn: (surface: string) => Laid | undefined;
    onGrab: (surface: string) => void;
    onMove: (surface: string, shift: Metres) => void;
  },
): void {
  const planeUnder = useEffectEvent(planeAt);
  const laid = useEffectEvent(laidOn);
  const grab = useEffectEvent(onGrab);
  const move = useEffectEvent(onMove);
  useEffect(() => {
    const element = stage.current;
    if (!element || !size) return;
    const ending = new AbortController();
    const { signal } = ending;
    // The start of pointer and slab: near a horizon the slab stops, and must be under the pointer when that returns.
    let held: { plane: RoomPlane; from: Pixels; shift: Metres; pointer: number } | undefined;
    const pixelOf = (event: PointerEvent): Pixels => {
      const box = element.getBoundingClientRect();
      return [
        ((event.clientX - box.left) / box.width) * size[0],
        ((event.clientY - box.top) / box.height) * size[1],
      ];
    };
    const onDown = (event: PointerEvent) => {
      if (event.button !== 0 || event.target instanceof HTMLInputElement) return;
      if (held && held.pointer !== event.pointerId) return;
      const from = pixelOf(event);
      const plane = planeUnder(...from);
      const slab = plane && laid(plane.surface);
      if (!slab) return;
      held = { plane, from, shift: slab.shift, pointer: event.pointerId };
      element.setPointerCapture(event.pointerId);
      grab(plane.surface);
    };
    const onPointerMove = (event: PointerEvent) => {
      if (held?.pointer !== event.pointerId) return;
      const { plane, from, shift } = held;
      const way = shiftFollowing(plane, from, pixelOf(event), laid(plane.surface)?.turn ?? 0);
      if (way) move(plane.surface, [shift[0] + way[0], shift[1] + way[1]]);
    };
    const onUp = (event: PointerEvent) => {
      if (held?.pointer === event.pointerId) held = undefined;
    };
    element.addEventListener("pointerdown", onDown, { signal });
    element.addEventListener("pointermove", onPointerMove, { signal });
    element.addEventListener("pointerup", onUp, { signal });
    element.addEventListener("pointercancel", onUp, { signal });
    return () => ending.abort();
  }, [stage, size]);
}
