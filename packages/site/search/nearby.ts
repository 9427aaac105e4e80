import type { Selection } from "@stoneyard/catalogue/stones/facet-names.ts";
import type { MissingWords } from "@stoneyard/catalogue/stones/missing-words.ts";
import type { Missing } from "./meanings.ts";

/** What comes nearest to something that isn't there, and why. */
export type Nearby = { selection: Selection; why: string };

export function nearbyOf(missing: readonly Missing[], { why }: MissingWords): Nearby[] {
  return missing.flatMap((each) => {
    if (each.what === "country" || !each.nearest) return [];
    const reason = each.what === "kind" ? why.kinds[each.key] : why.names[each.place];
    return { selection: each.nearest, why: reason ?? "" };
  });
}
