import { sitePaths } from "#catalogue/site-pages.ts";
import { kindsOfScreens } from "../check-site/kinds-of-screens.ts";
import { content } from "../content.ts";

/** One page of each kind that this site has, without language. */
export const SCREENS_OF_SITE = kindsOfScreens(sitePaths(content), [...content.families.keys()]);
