import type english from "#content/messages/en.json";

type Namespace = keyof typeof english;

/** Messages come in parts, so that a page brings few words that it never says. What is in none of these lists is `house`. */
const LISTED = {
  /** Said around every page, or on pages of both other parts. */
  shared: ["shell", "navigation", "footer", "head", "pictures", "stones"],
  /** Said on the walls of stones and on their own pages. */
  stones: ["family", "stone"],
  /** Said on the pages of rooms. */
  rooms: ["rooms"],
  /** Said by the room view, with which it comes. */
  stage: ["roomStage"],
} as const satisfies Record<string, readonly Namespace[]>;

export type MessagePart = keyof typeof LISTED | "house";

/** The part that a namespace, such as "stone", comes with. */
export function partOfNamespace(namespace: string): MessagePart {
  const parts = Object.entries(LISTED) as [keyof typeof LISTED, readonly string[]][];
  return parts.find(([, listed]) => listed.includes(namespace))?.[0] ?? "house";
}
