/** Told by `build/watch-content.ts` in development, with the content as it is now. */
export const CONTENT_CHANGED = "stoneyard:content-changed";
