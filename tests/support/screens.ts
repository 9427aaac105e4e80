import { allPagePaths, pageAt } from "@stoneyard/catalogue/site-pages.ts";
import { content } from "./content.ts";

/** Every page that a link may lead to, without language. */
export const PATHS_OF_SITE = allPagePaths(content).filter((path) => path !== "/404");

/** Pages of the sample that are made in another way than the first of their kind. */
const OTHER_WAYS = new Set(["/care/matt-stone", "/accessories/stone-age", "/granit", "/sm-quartz"]);

/** One page of each kind that this site has, so that every screen is seen once; of stones one in each family. */
export const SCREENS_OF_SITE = [
  ...new Map(PATHS_OF_SITE.toReversed().map((path) => [kindOf(path), path])).values(),
].reverse();

function kindOf(path: string): string | undefined {
  if (OTHER_WAYS.has(path)) return path;
  const page = pageAt(path);
  return page?.pattern === "/:family/:slug" ? `stone of ${page.params.family}` : page?.pattern;
}
