import type { Selection } from "@stoneyard/catalogue/stones/facet-names.ts";
import type { SearchIndex } from "@stoneyard/catalogue/stones/search-index.ts";
import { soundKey, wordsOf } from "./sound.ts";

/** Endings that a star in search.yaml stands for: of Serbian nouns and adjectives, and English plurals. */
const ENDINGS = [
  ..." a e i o u om em oj og oga ome omu im ima ih ama eg ega emu ov ova ove ovi ovima ev eva evi evima s es".split(
    " ",
  ),
];

const ENDINGS_BY_FIRST = Map.groupBy(ENDINGS.map(soundKey), (ending) => ending.charAt(0));

export type Meaning =
  /** "not" does not change a need, such as resisting lemon; it inverts looks and kinds. */
  | {
      kind: "facets";
      selection: Selection;
      refused?: Selection | undefined;
      isWish: boolean;
      hasColour?: boolean | undefined;
      isFurnished?: boolean | undefined;
    }
  | { kind: "absent-kind"; key: string; nearest: Selection | undefined }
  | { kind: "absent-name"; place: number; nearest: Selection | undefined }
  /** "not", "or" and "and"; "look" after or before its noun. */
  | { kind: "not" | "or" | "and" | "look-of-before" | "look-of-next" }
  /** A thing beside the stone, such as a cabinet; a word that is told as left out. */
  | { kind: "furnishing" | "unknown" }
  /** Questions that are no choices: price, stock. */
  | { kind: "question"; key: string }
  | { kind: "ignored" };

/** A word of a query, by its possible sounds. No term goes across parts: "white with veins" has no white veins. */
type Heard = { sounds: readonly string[]; part?: number };

/** A term found in a query: the words from..to, without `to`. */
type FoundTerm = { from: number; to: number; meaning: Meaning };

/** Words side by side, in any order, that mean something. An open one holds a star, and gives way to a word that has none. */
type Term = { patterns: readonly number[]; meaning: Meaning; isOpen: boolean };

/** The words of search.yaml, by how they sound. */
export class Lexicon {
  /** Patterns (words with or without a star) that a sound fits. */
  readonly #patternsOf = new Map<string, number[]>();
  readonly #numberOf = new Map<string, number>();
  #byFirst: Map<string, string[]> | undefined;
  readonly #terms: Term[] = [];
  readonly #joining: ReadonlySet<string>;
  readonly #parting: ReadonlySet<string>;
  /** Each phrase word by word, as each may sound. */
  readonly #comparing: readonly (readonly ReadonlySet<string>[])[];
  readonly #than: ReadonlySet<string>;
  readonly #describing: Readonly<Record<keyof SearchIndex["describing"], readonly string[]>>;
  /** Endings of adjectives that are made of names, the longest first. */
  readonly #adjectives: readonly string[];
  /** For each pattern, the words of names that mean the same. */
  readonly #groupsOf = new Map<number, number[]>();
  /** Patterns of modifiers: misspelt words are never read as these. */
  readonly #silent = new Set<number>();
  readonly #looks = new Map<string, Selection>();
  readonly #substitutes: ReadonlySet<string>;

  constructor(index: SearchIndex) {
    const { absent, looks } = index;
    for (const [entries, isWish] of [
      [index.terms, false],
      [index.wishes, true],
    ] as const)
      for (const { means, refused, hasColour, isFurnished, words } of entries)
        this.#add(words, {
          kind: "facets",
          selection: selectionOf(means),
          refused: refused ? selectionOf(refused) : undefined,
          isWish,
          hasColour,
          isFurnished,
        });
    for (const { key, words, nearest } of absent.kinds)
      this.#add(words, { kind: "absent-kind", key, nearest: nearest ? selectionOf(nearest) : undefined });
    absent.names.forEach(({ words, nearest }, place) => {
      this.#add(words, { kind: "absent-name", place, nearest: nearest ? selectionOf(nearest) : undefined });
    });
    this.#add(index.not, { kind: "not" });
    this.#add(index.or, { kind: "or" });
    this.#add(index.and, { kind: "and" });
    this.#add(looks.ofBefore, { kind: "look-of-before" });
    this.#add(looks.ofNext, { kind: "look-of-next" });
    this.#substitutes = new Set(looks.instead.flatMap(soundsOf));
    for (const { family, means } of looks.families) this.#looks.set(family, selectionOf(means));
    for (const { key, words } of index.questions) this.#add(words, { kind: "question", key });
    this.#add(index.furnishings, { kind: "furnishing" });
    this.#add(index.leftOut, { kind: "unknown" });
    this.#add(index.ignored, { kind: "ignored" });
    this.#terms.sort(
      (one, other) =>
        other.patterns.length - one.patterns.length || Number(one.isOpen) - Number(other.isOpen),
    );
    this.#adjectives = index.adjectives.flatMap(soundsOf).sort((one, other) => other.length - one.length);
    this.#comparing = index.comparing.after.map((phrase) =>
      phrase.split(" ").map((word) => new Set(soundsOf(word))),
    );
    this.#than = new Set(index.comparing.than.map(soundKey));
    const { has, wants, joins, goes } = index.describing;
    const inSounds = (phrase: string) => wordsOf(phrase).map(soundKey).join(" ");
    this.#describing = {
      has: has.map(inSounds),
      wants: wants.flatMap(soundsOf),
      joins: joins.map(inSounds),
      goes: goes.map(inSounds),
    };
    this.#parting = new Set(index.with.map(soundKey));
    this.#joining = new Set([...index.joining.flatMap(wordsOf).map(soundKey), ...this.#parting]);
    index.sameInNames.forEach((words, group) => {
      for (const pattern of words.flatMap((word) => this.#patternsIn(word)))
        this.#groupsOf.set(pattern, [...(this.#groupsOf.get(pattern) ?? []), group]);
    });
  }

  isJoining(sound: string): boolean {
    return this.#joining.has(sound);
  }

  /** Whether a word with this sound, such as "with", begins another part of a query. */
  isParting(sound: string): boolean {
    return this.#parting.has(sound);
  }

  /** Whether a sound stands for "than" after some others: tvrđe od mermera, tvrđi kamen od mermera. */
  isThan(sound: string, before: readonly string[]): boolean {
    return this.#than.has(sound) && [before, before.slice(0, -1)].some((each) => this.#compares(each));
  }

  /** Whether words tell what a visitor has ("are"), what is wanted ("need") or what the stone goes with ("goes with"). */
  describes(what: keyof SearchIndex["describing"], sounds: readonly string[]): boolean {
    const said = ` ${sounds.join(" ")} `;
    return this.#describing[what].some((phrase) => said.includes(` ${phrase} `));
  }

  #compares(sounds: readonly string[]): boolean {
    return this.#comparing.some((phrase) => {
      const last = sounds.slice(-phrase.length);
      return phrase.every((word, i) => word.has(last[i] ?? ""));
    });
  }

  /** The looks of a family, for "looks like"; other values stay as they are. */
  lookOf({ family = [], ...others }: Selection): Selection {
    const [only, ...more] = family;
    const look = only !== undefined && more.length === 0 ? this.#looks.get(only) : undefined;
    return look ? { ...others, ...look } : { ...others, ...(family.length > 0 && { family }) };
  }

  /** Whether a word such as "imitation" asks for the look of something in its place. */
  isSubstitute(sound: string): boolean {
    return this.#substitutes.has(sound);
  }

  /** Whether a word with this sound stands in search.yaml. */
  knows(sound: string): boolean {
    return this.#patternsOf.has(sound) || this.#joining.has(sound);
  }

  /** What is left of an adjective without its ending: of kararski, karar. */
  withoutEnding(sound: string): string | undefined {
    const ending = this.#adjectives.find((each) => sound.endsWith(each));
    return ending && sound.slice(0, -ending.length);
  }

  beginningWith(sound: string): string[] {
    return this.soundsWith(sound.charAt(0)).filter((each) => each.startsWith(sound));
  }

  /** Whether a word may negate the next one. */
  mayExclude(sound: string): boolean {
    const patterns = this.#patternsOf.get(sound) ?? [];
    return this.#terms.some(
      ({ meaning, patterns: [only, ...more] }) =>
        meaning.kind === "not" && more.length === 0 && only !== undefined && patterns.includes(only),
    );
  }

  /** Every sound that says something of a stone, with this first letter. */
  soundsWith(first: string): readonly string[] {
    this.#byFirst ??= Map.groupBy(this.#saying(), (sound) => sound.charAt(0));
    return this.#byFirst.get(first) ?? [];
  }

  #saying(): string[] {
    return [...this.#patternsOf].flatMap(([sound, patterns]) =>
      patterns.some((each) => !this.#silent.has(each)) ? sound : [],
    );
  }

  /** What stands for a sound where names are compared: itself, and the groups of words that mean the same. */
  inNames(sound: string): string[] {
    const groups = (this.#patternsOf.get(sound) ?? []).flatMap((each) => this.#groupsOf.get(each) ?? []);
    return [sound, ...groups.map((group) => `=${group}`)];
  }

  /** Terms in a row of words: the longest first, without overlaps. */
  termsIn(row: readonly Heard[]): FoundTerm[] {
    const fitting = row.map(
      ({ sounds }) => new Set(sounds.flatMap((each) => this.#patternsOf.get(each) ?? [])),
    );
    const taken = row.map(() => false);
    const found: FoundTerm[] = [];
    for (const { patterns, meaning } of this.#terms) {
      for (let from = 0; from + patterns.length <= row.length; from++) {
        const to = from + patterns.length;
        if (taken.slice(from, to).includes(true) || row[from]?.part !== row[to - 1]?.part) continue;
        if (!fitInAnyOrder(patterns, fitting.slice(from, to), (pattern, word) => word.has(pattern))) continue;
        taken.fill(true, from, to);
        found.push({ from, to, meaning });
      }
    }
    return found;
  }

  #add(entries: readonly string[], meaning: Meaning): void {
    const isSilent = ["ignored", "unknown", "not", "or", "and"].includes(meaning.kind);
    for (const entry of entries) {
      const patterns = this.#patternsIn(entry);
      this.#terms.push({ patterns, meaning, isOpen: entry.includes("*") });
      for (const pattern of patterns) if (isSilent) this.#silent.add(pattern);
    }
  }

  #patternsIn(entry: string): number[] {
    return entry.split(/[\s-]+/).map((word) => this.#pattern(word));
  }

  #pattern(written: string): number {
    const known = this.#numberOf.get(written);
    if (known !== undefined) return known;
    const number = this.#numberOf.size;
    this.#numberOf.set(written, number);
    for (const sound of new Set(soundsOf(written))) {
      const others = this.#patternsOf.get(sound);
      if (others) others.push(number);
      else this.#patternsOf.set(sound, [number]);
    }
    return number;
  }
}

/** How a word may sound; with a star, in each of its endings. */
function soundsOf(written: string): string[] {
  const stem = wordsOf(written).join("");
  if (!written.endsWith("*")) return [soundKey(stem)];
  return [...ENDINGS_BY_FIRST].flatMap(([first, endings]) => {
    // Only the first letter of an ending changes how the stem is heard.
    const sound = soundKey(stem + first);
    return endings.map((ending) => sound + ending.slice(first.length));
  });
}

/** What words choose, written as in an address. */
function selectionOf(means: string): Selection {
  return Object.fromEntries(
    [...new URLSearchParams(means)].map(([facet, values]) => [facet, values.split(",")]),
  );
}

/** Whether each of the wanted can be given a word of its own. */
export function fitInAnyOrder<Wanted, Word>(
  wanted: readonly Wanted[],
  words: readonly Word[],
  fits: (one: Wanted, word: Word) => boolean,
): boolean {
  const [first, ...rest] = wanted;
  if (first === undefined) return true;
  return words.some((word, i) => fits(first, word) && fitInAnyOrder(rest, words.toSpliced(i, 1), fits));
}
