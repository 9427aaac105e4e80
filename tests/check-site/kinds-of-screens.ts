/** Pages below one address are of one kind; so are the pages of families and those of their stones. */
const UNLISTED = ["/list", "/compare"];

/**
 * One page of each kind, so that every screen of the site is seen once; of stones one in each family.
 * @param paths of all pages, without language
 */
export function kindsOfScreens(paths: readonly string[], families: readonly string[]): string[] {
  const kindOf = (path: string) => {
    const [, first = "", second] = path.split("/");
    if (families.includes(first)) return second ? `stone of ${first}` : "family";
    return second ? `below ${first}` : path;
  };
  const firsts = new Map(paths.toReversed().map((path) => [kindOf(path), path]));
  return [...[...firsts.values()].reverse(), ...UNLISTED];
}
