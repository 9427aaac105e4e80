import { Compositor } from "./compositor.ts";
import type { DrawingOptions, Scene } from "./drawing.ts";
import type { RoomLayers } from "./room-layers.ts";

/**
 * A room on a canvas, on the thread that calls it.
 * @throws NotFetched where a layer does not come, another error where it cannot be drawn
 */
export async function openWorkerDrawing(
  canvas: OffscreenCanvas,
  room: RoomLayers,
  { signal, onLost }: DrawingOptions,
) {
  const lost = (event: Event) => {
    event.preventDefault();
    onLost();
  };
  canvas.addEventListener("webglcontextlost", lost, { signal });
  const compositor = await Compositor.open(canvas, room, { signal });
  return {
    /** @throws NotFetched where a slab does not come; what was drawn before stands */
    async show(scene: Scene, ending: AbortSignal): Promise<void> {
      await layAll(compositor, scene, ending);
      ending.throwIfAborted();
      compositor.draw(scene.right ? scene.divider : 1);
    },
    /** What was shown last, as JPEG. */
    picture(): Promise<Blob> {
      // In the same task, as a browser forgets a drawing once it is shown.
      compositor.draw();
      return canvas.convertToBlob({ type: "image/jpeg", quality: 0.9 });
    },
    planeNumbers: () => compositor.planeNumbers(),
    finish: () => compositor.finish(),
  };
}

async function layAll(
  compositor: Compositor,
  { left, right = {} }: Scene,
  signal: AbortSignal,
): Promise<void> {
  const sides = [["left", left] as const, ["right", right] as const];
  await Promise.all(
    sides.flatMap(([side, laid]) =>
      Object.entries(laid).map(([surface, slab]) => compositor.lay(surface, slab, signal, side)),
    ),
  );
}
