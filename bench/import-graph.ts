import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname, join, normalize } from "node:path";

/** What code, a script or a style names by a path: imports of any kind, workers, programs that a test starts. */
const NAMED = /["'`]([@./\w][^"'`\s?]*\.\w+)(?:\?\w+)?["'`]/g;
/** Types are gone when code runs. */
const TYPES = /\b(import|export) type [^;"]*from "[^"]*"/g;
const READ = /\.(ts|tsx|mts|mjs|js|css)$/;
/** The project's own packages, by the folder that each stands in. */
const PACKAGE = /^@stoneyard\/([\w-]+)\//;

const named = new Map<string, readonly string[]>();

/**
 * All files that these lead to, themselves included, by whatever name they are called in one another. Paths are relative to
 * the project's folder; what no path names (a glob, a package) is not followed.
 */
export function reachedFrom(files: Iterable<string>): ReadonlySet<string> {
  const reached = new Set<string>();
  const next = [...files];
  for (let file = next.pop(); file !== undefined; file = next.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    next.push(...namedIn(file));
  }
  return reached;
}

function namedIn(file: string): readonly string[] {
  if (!READ.test(file)) return [];
  const known = named.get(file);
  if (known) return known;
  const text = readFileSync(file, "utf8").replace(TYPES, "");
  const found = [...text.matchAll(NAMED)].flatMap(([, name = ""]) => pathOf(name, file) ?? []);
  named.set(file, found);
  return found;
}

/** A name relative to its file, by an alias, or relative to the project, as tests name programs. */
function pathOf(name: string, file: string): string | undefined {
  const path = name.startsWith(".")
    ? normalize(join(dirname(file), name))
    : name.replace(PACKAGE, (_, of) => (of === "bench" ? "bench/" : `packages/${of}/`));
  return !path.startsWith("..") && existsSync(path) && statSync(path).isFile() ? path : undefined;
}
