import type { SearchIndex } from "@stoneyard/catalogue/stones/search-index.ts";
import { fitInAnyOrder, type Lexicon } from "./lexicon.ts";
import { soundKey, wordsOf } from "./sound.ts";

/** A word of a query: its possible sounds and their certainty; for an unfinished word also what it begins. */
export type QueryWord = {
  typed: string;
  sounds: readonly string[];
  longer?: readonly string[];
  sure: number;
  /** How many words stand before it. */
  at?: number;
  /** How many commas and words such as "with" stand before it. */
  part?: number;
  /** How many commas stand before it. */
  clause?: number;
  /** It tells what a visitor has, not what he wants: the first half of "my walls are white, I want a floor". */
  isDescribed?: boolean;
};

/** Below this certainty a word is a guess. */
export const SURE_ENOUGH = 0.8;

/** The certainty of a word that is two letters away from a known one. */
export const WILD_GUESS = 0.5;

/** A full name in a query: the words it takes and how well they fit. */
export type FullName = { stone: number; from: number; to: number; score: number };

type Name = { words: readonly ReadonlySet<string>[]; isTitle: boolean };
type Stone = {
  names: readonly Name[];
  /** Each name as it sounds whole. */
  sounds: readonly string[];
  inTitle: ReadonlySet<string>;
  inNames: ReadonlySet<string>;
  about: ReadonlySet<string>;
};

/** The names of all stones, and what else is told of them. */
export class Names {
  readonly #lexicon: Lexicon;
  readonly #stones: readonly Stone[];
  readonly #nameSounds = new Set<string>();
  #byFirst: Map<string, string[]> | undefined;
  readonly #aboutSounds = new Set<string>();
  /** Names of several words that are typed as one. */
  readonly #runTogether = new Map<string, string[]>();

  constructor({ names }: SearchIndex, lexicon: Lexicon) {
    this.#lexicon = lexicon;
    this.#stones = names.map((stone) => {
      const all = stone.names.map((name, i) => this.#name(name, i === 0));
      const about = wordsOf(stone.about).map(soundKey);
      for (const sound of about) this.#aboutSounds.add(sound);
      return {
        names: all,
        sounds: stone.names.map((name) => soundKey(wordsOf(name).join(""))),
        inTitle: new Set(all.slice(0, 1).flatMap(({ words }) => words.flatMap((word) => [...word]))),
        inNames: new Set(all.flatMap(({ words }) => words.flatMap((word) => [...word]))),
        about: new Set(about),
      };
    });
  }

  has(sound: string): boolean {
    return this.#nameSounds.has(sound) || this.#aboutSounds.has(sound);
  }

  /** Whether it is a word of a name, rather than of what is told of a stone. */
  hasWord(sound: string): boolean {
    return this.#nameSounds.has(sound);
  }

  beginningWith(sound: string): string[] {
    return this.soundsWith(sound.charAt(0)).filter((each) => each.startsWith(sound));
  }

  /** Every sound that it knows with this first letter. */
  soundsWith(first: string): readonly string[] {
    this.#byFirst ??= Map.groupBy([...this.#nameSounds, ...this.#aboutSounds], (sound) => sound.charAt(0));
    return this.#byFirst.get(first) ?? [];
  }

  /** The stones that have a name which begins with all of several words, the last of them unfinished; a whole name is finished. */
  begunBy(query: string): number[] {
    const words = wordsOf(query);
    const typed = soundKey(words.join(""));
    if (words.length < 2 || this.#stones.some(({ sounds }) => sounds.includes(typed))) return [];
    return this.#stones.flatMap(({ sounds }, i) =>
      sounds.some((sound) => sound.startsWith(typed)) ? i : [],
    );
  }

  /** The words of a name that was typed as one. */
  apart(sound: string): string[] | undefined {
    return this.#runTogether.get(sound);
  }

  /** Names all of whose words stand side by side in one part of the query, in any order. */
  inFull(query: readonly QueryWord[]): FullName[] {
    const row = query.map((word) => this.#concepts(word));
    const fits = (word: ReadonlySet<string>, concepts: readonly string[]) =>
      concepts.some((each) => word.has(each));
    return this.#stones.flatMap(({ names }, stone) =>
      names.flatMap(({ words, isTitle }) => {
        const found: FullName[] = [];
        for (let from = 0; from + words.length <= row.length; from++) {
          const to = from + words.length;
          if (query[from]?.part !== query[to - 1]?.part) continue;
          if (!fitInAnyOrder(words, row.slice(from, to), fits)) continue;
          const sure = Math.min(...query.slice(from, to).map((word) => word.sure));
          found.push({ stone, from, to, score: sure + (isTitle ? 0.1 : 0) });
        }
        return found;
      }),
    );
  }

  /** The stones whose title has all these words; where none has, those with another such name. */
  namedBy(words: readonly QueryWord[]): number[] {
    const fitting = (part: "inTitle" | "inNames") =>
      this.#stones.flatMap((stone, i) =>
        words.every((word) => this.#concepts(word).some((each) => stone[part].has(each))) ? i : [],
      );
    const byTitle = fitting("inTitle");
    return byTitle.length > 0 ? byTitle : fitting("inNames");
  }

  /** A stone's score for some words: 0 unless all match; names weigh more than other facts. */
  score(stone: number, words: readonly QueryWord[]): number {
    const each = words.map((word) => this.#scoreOf(stone, word));
    return each.includes(0) ? 0 : each.reduce((sum, score) => sum + score, 0);
  }

  /** Scores of stones for any of the words; words that also choose (granit, red) count little. */
  scoresOfAny(words: readonly QueryWord[]): (stone: number) => number {
    const chooses = (word: QueryWord) => this.#lexicon.termsIn([word]).length > 0;
    const weighed = words.map((word) => ({ word, weight: chooses(word) ? 0.1 : 1 }));
    return (stone) => weighed.reduce((sum, { word, weight }) => sum + this.#scoreOf(stone, word) * weight, 0);
  }

  /** Most for a word of the title, then other names, synonyms, other facts. */
  #scoreOf(index: number, word: QueryWord): number {
    const stone = this.#stones[index];
    if (!stone) return 0;
    const has = (set: ReadonlySet<string>, any: readonly string[]) => any.some((each) => set.has(each));
    if (has(stone.inTitle, word.sounds)) return word.sure;
    if (has(stone.inNames, word.sounds)) return word.sure * 0.8;
    if (has(stone.inNames, this.#concepts(word))) return word.sure * 0.6;
    if (has(stone.inNames, word.longer ?? [])) return word.sure * 0.5;
    return has(stone.about, word.sounds) ? word.sure * 0.3 : 0;
  }

  #concepts({ sounds }: QueryWord): string[] {
    return sounds.flatMap((sound) => this.#lexicon.inNames(sound));
  }

  #name(name: string, isTitle: boolean): Name {
    const all = wordsOf(name).map(soundKey);
    for (const sound of all) this.#nameSounds.add(sound);
    const sounds = all.filter((sound) => !this.#lexicon.isJoining(sound));
    if (sounds.length > 1) this.#runTogether.set(soundKey(sounds.join("")), sounds);
    return { words: sounds.map((sound) => new Set(this.#lexicon.inNames(sound))), isTitle };
  }
}
