import { type SyntheticEvent, useRef } from "react";
import type { PictureView } from "#app/ui/picture.tsx";

/** How wide the slab at the head of a stone's page is drawn; on the widest phones a little less, so that 1200 pixels do. */
export const HEAD_SIZES = "(max-width: 501px) 90vw, 100vw";

/**
 * The router waits 100 ms before it fetches the next page's few kilobytes. The slab, forty times as large, stays behind them
 * on a slow line, and is not fetched for a pointer that only passes.
 */
const PASSING_MS = 250;

const onTiles = new Map<string, string>();

/** Handlers for a link with a slab to that stone's page: the slab is fetched large while the visitor thinks about pressing. */
export function useWarmSlab(picture: PictureView) {
  const timer = useRef<number>(undefined);
  function begin({ currentTarget }: SyntheticEvent) {
    const shown = currentTarget.querySelector("img")?.currentSrc;
    if (shown) onTiles.set(picture.src, shown);
    timer.current = window.setTimeout(() => warmSlab(picture), PASSING_MS);
  }
  const cancel = () => window.clearTimeout(timer.current);
  return { onPointerEnter: begin, onFocus: begin, onPointerLeave: cancel, onBlur: cancel };
}

/** Fetches the slab in the size that the head of its page asks for, so that it is there when the page opens. */
function warmSlab(picture: PictureView) {
  const image = new Image();
  image.sizes = HEAD_SIZES;
  image.srcset = picture.srcSet;
}

/** The address of the small size that a link to the page showed: the visitor has it already. */
export function sizeOnTile(picture: PictureView): string | undefined {
  return onTiles.get(picture.src);
}
