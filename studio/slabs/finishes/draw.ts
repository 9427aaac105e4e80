import { render } from "../render.ts";
import type { Slab } from "../slab.ts";
import type { LayerSettings } from "../stack.ts";
import type { Drawn } from "./finished.ts";

/** Draws a piece of stone, and where its pores may be filled, with all of them open and all of them filled. */
export function drawnPiece(stack: readonly LayerSettings[], slab: Slab): Drawn {
  const { columns, rows, mmPerPixel } = slab.view;
  const pixels = render(stack, slab);
  if (!stack.some(isFillable)) return { columns, rows, mmPerPixel, pixels };
  const open = render(withFilled(stack, 0), slab);
  return { columns, rows, mmPerPixel, pixels, open, filled: render(withFilled(stack, 1), slab) };
}

function withFilled(stack: readonly LayerSettings[], share: number): LayerSettings[] {
  return stack.map((layer) =>
    layer.layer === "pores" && layer.filled ? { ...layer, filled: { ...layer.filled, share } } : layer,
  );
}

function isFillable(layer: LayerSettings): boolean {
  return layer.layer === "pores" && layer.filled !== undefined;
}
