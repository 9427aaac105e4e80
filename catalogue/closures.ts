import type { ContentFolder } from "./content-folder.ts";
import type { SiteContent } from "./kinds/site.ts";
import type { Problem } from "./problem.ts";

/** Days off that are over, which no page shows any more. */
export function pastClosures(folder: ContentFolder, { closures }: SiteContent, today: string): Problem[] {
  return closures.flatMap(({ from, to = from }, i) =>
    to < today
      ? [folder.problemAt("site.yaml", ["closures", i], `the days off to ${to} are over`, "take them out")]
      : [],
  );
}
