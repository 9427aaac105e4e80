/** Told by `packages/site/build/plugins/watch-content.ts` in development: to the server with the content as it is now, to browsers when it has it. */
export const CONTENT_CHANGED = "stoneyard:content-changed";
