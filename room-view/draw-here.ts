import { Compositor } from "./compositor.ts";
import type { DrawingOptions, RoomDrawing, Scene } from "./drawing.ts";
import { planeAt } from "./plane-numbers.ts";
import type { RoomLayers } from "./room-layers.ts";

type DrawingHere = RoomDrawing & Pick<Compositor, "planeNumbers" | "finish">;

/**
 * Draws on the thread that calls it.
 * @throws NotFetched where a layer does not come, another error where it cannot be drawn
 */
export async function drawHere(
  canvas: HTMLCanvasElement | OffscreenCanvas,
  room: RoomLayers,
  { signal, onLost }: DrawingOptions,
): Promise<DrawingHere> {
  const target: EventTarget = canvas;
  const lost = (event: Event) => {
    event.preventDefault();
    onLost();
  };
  target.addEventListener("webglcontextlost", lost, { signal });
  const compositor = await Compositor.open(canvas, room, { signal });
  let numbers: Uint8Array<ArrayBuffer> | undefined;
  const planeNumbers = () => {
    numbers ??= compositor.planeNumbers();
    return numbers;
  };
  return {
    async show(scene, ending) {
      await layAll(compositor, scene, ending);
      ending.throwIfAborted();
      compositor.draw(scene.right ? scene.divider : 1);
    },
    picture() {
      // In the same breath, as a browser forgets a drawing once it is shown.
      compositor.draw();
      return jpegOf(canvas);
    },
    planeNumbers,
    finish: () => compositor.finish(),
    planeAt: (x, y) => planeAt(planeNumbers(), room, x, y),
    dispose: () => compositor.dispose(),
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

function jpegOf(canvas: HTMLCanvasElement | OffscreenCanvas): Promise<Blob> {
  const [type, quality] = ["image/jpeg", 0.9] as const;
  if ("convertToBlob" in canvas) return canvas.convertToBlob({ type, quality });
  return new Promise((resolve, reject) => {
    const given = (blob: Blob | null) =>
      blob ? resolve(blob) : reject(new Error("The canvas gave no picture."));
    canvas.toBlob(given, type, quality);
  });
}
