import type { Content } from "../catalogue.ts";

type Needed = Pick<Content, "stones" | "searchWords">;

/** A name that search.yaml calls absent, and the stone of the catalogue that has it. */
type HeldName = { place: number; word: string; stone: string };

/** Names of stones that the catalogue does not have. Names of its own stones are never among them. */
export function absentNames(content: Needed) {
  const held = new Set(heldNames(content).map(({ word }) => word));
  return content.searchWords.absent.names.flatMap((name) => {
    const entry = typeof name === "string" ? { words: [name] } : name;
    const words = entry.words.filter((word) => !held.has(word));
    return words.length > 0 ? { ...entry, words } : [];
  });
}

/** Absent names that a stone of the catalogue has, as a whole or within its name. */
export function heldNames({ stones, searchWords }: Needed): HeldName[] {
  const named = stones.flatMap(({ key, title, aliases }) =>
    [title, ...aliases].map((name) => ({ key, letters: ` ${lettersOf(name)} ` })),
  );
  return searchWords.absent.names.flatMap((name, place) =>
    (typeof name === "string" ? [name] : name.words).flatMap((word) => {
      const stone = named.find(({ letters }) => letters.includes(` ${lettersOf(word)} `));
      return stone ? { place, word, stone: stone.key } : [];
    }),
  );
}

/** Words without capitals and accents, a space between any two. */
function lettersOf(name: string): string {
  const plain = name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("đ", "dj");
  return (plain.match(/[\p{L}\d]+/gu) ?? []).join(" ");
}
