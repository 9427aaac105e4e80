import type { Problem } from "../problem.ts";
import type { ContentFolder } from "./content-folder.ts";
import { leavesOf, type Path, parseSource } from "./source.ts";

/** Files that name what is not there on purpose, or that no visitor reads. */
const OTHERS = /^(words|models)\/|^(rocks|words|format|slab-columns)\.yaml$|^pictures\/|README\.md$/;

/** Of the words of the search, visitors read answers alone, and why something is offered instead of another. */
const isRead = (file: string, path: Path) =>
  file !== "search.yaml" || path.includes("answer") || path.includes("why");

/** A key of the content, such as onyx/onyx-miele. */
const KEY = /^[a-z\d/-]+$/;

/**
 * Places whose texts mention one of these names, in any Serbian case. "onyx" is meant by "Onyx" too; where a name has a capital
 * letter, a word with a small one is another word.
 * @param files those to search, all texts without
 * @param except longer names of what is there: „Statuario Carrara“ does not speak of Carrara
 */
export async function mentionsOf(
  folder: ContentFolder,
  names: readonly string[],
  { files = /\.(yaml|json|md)$/, except = [] }: { files?: RegExp; except?: readonly string[] } = {},
): Promise<Problem[]> {
  const patterns = names.map((name) => [name, patternOf(name)] as const);
  const longer = except.map((name) => new RegExp(patternOf(name), "gu"));
  const nameIn = (text: string) => {
    const own = longer.reduce((rest, name) => rest.replace(name, " "), plain(text));
    return patterns.find(([, pattern]) => pattern.test(own))?.[0];
  };
  const found: Problem[] = [];
  for (const file of folder.files) {
    if (!files.test(file) || OTHERS.test(file)) continue;
    const text = await folder.text(file);
    if (nameIn(text) === undefined) continue;
    const places = file.endsWith(".md") ? linesOf(text) : valuesOf(file, text);
    for (const { text, ...place } of places) {
      const name = nameIn(text);
      if (name === undefined) continue;
      const message = `still speaks of ${name}`;
      found.push({ file: folder.shown(file), ...place, message, fix: "rewrite the text" });
    }
  }
  return found;
}

type TextPlace = { line: number; column?: number; path?: Path; text: string };

function linesOf(text: string): TextPlace[] {
  return text.split("\n").map((text, i) => ({ line: i + 1, text }));
}

function valuesOf(file: string, written: string): TextPlace[] {
  const source = parseSource(file, written);
  return leavesOf(source.value).flatMap(({ path, value: text }) =>
    typeof text === "string" && !KEY.test(text) && isRead(file, path)
      ? [{ ...source.placeOf(path), path, text }]
      : [],
  );
}

/** The words of a name with any case ending: Carrara, Carrare, Carrari. */
function patternOf(name: string): RegExp {
  const [first = "", ...others] = (plain(name).match(/[\p{L}\d]+/gu) ?? []).map(
    (word) => `${word.length > 4 ? word.replace(/[aeio]$/i, "") : word}\\p{L}{0,3}`,
  );
  const letter = first.slice(0, 1);
  const initial = `[${letter}${letter.toUpperCase()}]`;
  const rest = [first.slice(1), ...others].map((word) =>
    word.replace(/^(\p{L})/u, (l) => `[${l.toLowerCase()}${l.toUpperCase()}]`),
  );
  // The first letter of later words may be small: „Kamena galanterija“.
  const [ending = "", ...words] = rest;
  return new RegExp(
    `(?<![\\p{L}\\d])${[`${initial}${ending}`, ...words].join("[\\s-]+")}(?![\\p{L}\\d])`,
    "u",
  );
}

function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").replace(/đ/g, "dj").replace(/Đ/g, "Dj");
}
