import { readContent } from "@stoneyard/catalogue/read.ts";

/** The content of the site that is tested, read once for all tests of a process, as that takes longer than to load a page. */
export const content = await readContent("content");
