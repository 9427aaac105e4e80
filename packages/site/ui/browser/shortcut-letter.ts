import type { KeyboardEvent } from "react";

/** The letters of our shortcuts as a Serbian Cyrillic keyboard writes them, each on the same key. */
const LATIN: Record<string, string> = { з: "z", р: "r" };

/** The pressed letter, small and Latin; another key's name as the browser gives it, in small letters. */
export function shortcutLetter({ key }: Pick<KeyboardEvent, "key">): string {
  const small = key.toLowerCase();
  return LATIN[small] ?? small;
}
