import { classes } from "@stoneyard/site/ui/classes.ts";
import typography from "./typography.module.css";

/** How a name is set that fills a line: smaller where it is long, so that it has one line in any typeface. */
export function nameClasses(name: string) {
  return classes(
    typography.name,
    name.length > 14 && typography.longName,
    name.length > 20 && typography.longestName,
  );
}
