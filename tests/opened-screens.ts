import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Each line has a file of browser tests, and the screens that it opened when all of them last ran. */
const FILE = join(import.meta.dirname, "opened-screens.txt");

/** Of each file of browser tests the screens that it opened: patterns of `PAGES`. */
export function readOpenedScreens(): Map<string, readonly string[]> {
  const lines = readFileSync(FILE, "utf8").split("\n").filter(Boolean);
  return new Map(
    lines.map((line) => {
      const [file = "", ...screens] = line.split(" ");
      return [file, screens];
    }),
  );
}

export function writeOpenedScreens(opened: ReadonlyMap<string, readonly string[]>): void {
  const lines = [...opened].map(([file, screens]) => [file, ...screens].join(" "));
  writeFileSync(FILE, `${lines.sort().join("\n")}\n`);
}
