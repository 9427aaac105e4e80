import { readContent } from "#catalogue/read.ts";
import { sitePaths } from "#catalogue/site-pages.ts";
import { kindsOfScreens } from "../check-site/kinds-of-screens.ts";

const content = await readContent("content");

/** One page of each kind that this site has, without language. */
export const SCREENS_OF_SITE = kindsOfScreens(sitePaths(content), [...content.families.keys()]);
