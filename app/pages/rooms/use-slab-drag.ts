import { type RefObject, useEffect, useEffectEvent } from "react";
import { shiftFollowing } from "#room-view/place-on-slab.ts";
import type { RoomFace } from "#room-view/room-layers.ts";

/** Metres on the slab, to the right and up. */
export type Way = readonly [number, number];

/**
 * Lets the stone of a surface follow the pointer. The face under the pointer tells how far a pixel goes there. A
 * finger that goes up or down scrolls the page, as the stage asks for `touch-action: pan-y`.
 */
export function useSlabDrag(
  stage: RefObject<HTMLElement | null>,
  {
    size,
    faceAt,
    turnOf,
    onGrab,
    onMove,
  }: {
    /** Pixels of the room, width and height; nothing can be moved before they are known. */
    size: Way | undefined;
    faceAt: (x: number, y: number) => RoomFace | undefined;
    turnOf: (surface: string) => number;
    onGrab: (surface: string) => void;
    onMove: (surface: string, way: Way) => void;
  },
): void {
  const faceUnder = useEffectEvent(faceAt);
  const turn = useEffectEvent(turnOf);
  const grab = useEffectEvent(onGrab);
  const move = useEffectEvent(onMove);
  useEffect(() => {
    const element = stage.current;
    if (!element || !size) return;
    const ending = new AbortController();
    const { signal } = ending;
    let held: { face: RoomFace; at: Way; pointer: number } | undefined;
    const pixelOf = (event: PointerEvent): Way => {
      const box = element.getBoundingClientRect();
      return [
        ((event.clientX - box.left) / box.width) * size[0],
        ((event.clientY - box.top) / box.height) * size[1],
      ];
    };
    const onDown = (event: PointerEvent) => {
      if (event.button !== 0 || event.target instanceof HTMLInputElement) return;
      const at = pixelOf(event);
      const face = faceUnder(...at);
      if (!face) return;
      held = { face, at, pointer: event.pointerId };
      element.setPointerCapture(event.pointerId);
      grab(face.surface);
    };
    const onPointerMove = (event: PointerEvent) => {
      if (held?.pointer !== event.pointerId) return;
      const at = pixelOf(event);
      const { surface } = held.face;
      move(surface, shiftFollowing(held.face, held.at, at, turn(surface)));
      held.at = at;
    };
    const onUp = () => {
      held = undefined;
    };
    element.addEventListener("pointerdown", onDown, { signal });
    element.addEventListener("pointermove", onPointerMove, { signal });
    element.addEventListener("pointerup", onUp, { signal });
    element.addEventListener("pointercancel", onUp, { signal });
    return () => ending.abort();
  }, [stage, size]);
}
