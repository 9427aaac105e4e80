import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Finish } from "@stoneyard/catalogue/kinds/finishes.ts";
import type { Commission } from "../commissions.ts";

/** What the pixels of these pictures come from, beside the stone. */
const SOURCES = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts") && !/^(make|preview)\.ts$/.test(file))
  .sort()
  .map((file) => readFileSync(join(import.meta.dirname, file)));

/**
 * First 16 hex digits of a hash over the stone's slab as it was drawn, the part of it that is shown, and how finishes are
 * lit. The slab stands for its recipe and the engine: a change there that draws the same slab leaves finishes alone.
 * @param slabHash of the stone's whole slab
 */
export function digestOf(slabHash: string, { slab }: Commission, finish: Finish): string {
  const hash = createHash("sha256").update(JSON.stringify([slabHash, slab, finish]));
  for (const source of SOURCES) hash.update(source);
  return hash.digest("hex").slice(0, 16);
}
