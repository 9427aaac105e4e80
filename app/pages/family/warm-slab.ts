import type { PictureView } from "#app/ui/picture.tsx";

/** How wide the slab at the head of a stone's page is drawn; on the widest phones a little less, so that 1200 pixels do. */
export const HEAD_SIZES = "(max-width: 501px) 90vw, 100vw";

const warmed = new Set<string>();

/** Fetches the slab in the size that the head of its page asks for, so that it is there when the page opens. */
export function warmSlab(picture: PictureView) {
  if (warmed.has(picture.src)) return;
  warmed.add(picture.src);
  const image = new Image();
  image.sizes = HEAD_SIZES;
  image.srcset = picture.srcSet;
}
