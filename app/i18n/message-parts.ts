import type english from "#content/messages/en.json";

type Namespace = keyof typeof english;

/** Messages come in parts, so that a page brings few words that it never says. What is in none of these lists is `house`. */
const LISTED = {
  /** Said around every page, or on pages of both other parts. */
  shared: ["shell", "navigation", "footer", "head", "pictures", "stones"],
  /** Said on the walls of stones, on their own pages and in rooms. */
  stones: ["family", "quartzTypes", "stone", "rooms"],
} as const satisfies Record<string, readonly Namespace[]>;

export type MessagePart = keyof typeof LISTED | "house";

/** The part that a namespace, such as "stone", comes with. */
export function partOfNamespace(namespace: string): MessagePart {
  if (LISTED.shared.some((listed) => listed === namespace)) return "shared";
  return LISTED.stones.some((listed) => listed === namespace) ? "stones" : "house";
}
