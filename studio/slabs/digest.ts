import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Commission } from "./commissions.ts";

const HERE = import.meta.dirname;

/**
 * First 16 hex digits of a hash over everything that the picture's pixels come from: its layers and view, and the
 * sources of the engine as far as these layers stand on them. A change to one layer leaves other stones alone.
 */
export function digestOf({ stack, slab, quality }: Commission): string {
  const layers = [...new Set(stack.map(({ layer }) => join(HERE, "layers", `${layer}.ts`)))];
  const hash = createHash("sha256").update(JSON.stringify([stack, slab, quality]));
  for (const file of [...closure([join(HERE, "render.ts"), ...layers])].sort()) hash.update(sourceOf(file));
  return hash.digest("hex").slice(0, 16);
}

/** The files and what they import of the engine, but not the stack, which imports every layer. */
function closure(files: readonly string[], seen = new Set<string>()): Set<string> {
  for (const file of files) {
    if (seen.has(file) || file.endsWith("stack.ts")) continue;
    seen.add(file);
    const imported = [...sourceOf(file).matchAll(/from "(\.[^"]+)"/g)].map(([, path]) =>
      join(dirname(file), path),
    );
    closure(imported, seen);
  }
  return seen;
}

const sources = new Map<string, string>();

function sourceOf(file: string): string {
  const source = sources.get(file) ?? readFileSync(file, "utf8");
  sources.set(file, source);
  return source;
}
