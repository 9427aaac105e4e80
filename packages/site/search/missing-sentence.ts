import type { MissingWords } from "@stoneyard/catalogue/missing-words.ts";
import type { Missing } from "./meanings.ts";

/** What isn't there, in as many sentences: "We have no stone from Serbia." */
export function missingSentence(
  missing: readonly Missing[],
  { sentences, countries, kinds }: MissingWords,
): string {
  const parts = missing.map((each) => {
    if (each.what === "name") return sentences.name.replace("{name}", () => each.typed);
    if (each.what === "kind") return sentences.kind.replace("{kind}", () => kinds[each.key] ?? each.key);
    return sentences.country.replace("{country}", () => countries[each.code] ?? each.code);
  });
  return [...new Set(parts)].join(" ");
}
