/** Text as it is compared in a search: lower case, without accents, đ as dj, every break as one space. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .replaceAll("đ", "dj")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** Whether every word of `query` begins a word of `text`. An empty query finds everything. */
export function matches(text: string, query: string): boolean {
  const words = fold(text).split(" ");
  return fold(query)
    .split(" ")
    .every((part) => words.some((word) => word.startsWith(part)));
}
