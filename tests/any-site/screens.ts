import { sitePaths } from "#catalogue/site-pages.ts";
import { content } from "../content.ts";

/** Every page, without language: those of the sitemap, and those that it does not name. */
export const PATHS_OF_SITE = [
  ...sitePaths(content),
  ...["/list", "/compare", "/stones/measures", "/contact/card"],
];

const families: ReadonlySet<string> = new Set(content.families.keys());

/** The one page below its address that is of another kind than those beside it. */
const OWN_ROOM = "/rooms/yours";

/** One page of each kind that this site has, so that every screen is seen once; of stones one in each family. */
export const SCREENS_OF_SITE = [
  ...new Map(PATHS_OF_SITE.toReversed().map((path) => [kindOf(path), path])).values(),
].reverse();

/** Pages below one address are of one kind; so are the pages of families and those of their stones. */
function kindOf(path: string): string {
  const [, first = "", second] = path.split("/");
  if (path === OWN_ROOM || !second) return families.has(first) ? "family" : path;
  return families.has(first) ? `stone of ${first}` : `below ${first}`;
}
