import { editDistance } from "@stoneyard/catalogue/nearest.ts";
import type { Lexicon } from "./lexicon.ts";
import { type Names, type QueryWord, WILD_GUESS } from "./names.ts";
import { soundKey, wordsOf } from "./sound.ts";

/** Below this certainty a word is a guess. */
export const SURE_ENOUGH = 0.8;

/** Longer queries are no questions about a stone. */
const LONGEST_QUERY = 120;

/** Reads words of a query as known words: by sound, else as a beginning, else by spelling. Unknown words have no sounds. */
export function queryWords(query: string, lexicon: Lexicon, names: Names): QueryWord[] {
  const typedWords = joinedNames(wordsOf(query.slice(0, LONGEST_QUERY)), names);
  const words = typedWords.flatMap((typed, i): QueryWord | QueryWord[] => {
    const sound = soundKey(typed);
    const isLast = i === typedWords.length - 1;
    if (lexicon.isJoining(sound)) return [];
    if (lexicon.knows(sound) || names.has(sound)) {
      const longer = isLast && typed.length >= 3 ? names.beginningWith(sound) : [];
      return { typed, sounds: [sound], longer, sure: 1 };
    }
    const apart = names.apart(sound) ?? compound(typed, lexicon);
    if (apart) return apart.map((each) => ({ typed, sounds: [each], sure: 1 }));
    return (
      beginning(typed, sound, isLast, lexicon, names) ??
      adjective(typed, sound, lexicon, names) ??
      nearly(typed, sound, lexicon, names)
    );
  });
  return words.map((word, i) =>
    isGuess(word) && [words[i - 1], words[i + 1]].some(isUnknown) ? { ...word, sounds: [] } : word,
  );
}

/** Two words side by side that are one word of a name: "multi kolor". */
function joinedNames(typed: readonly string[], names: Names): string[] {
  const [first, second, ...rest] = typed;
  if (first === undefined) return [];
  if (second !== undefined && names.hasWord(soundKey(first + second)))
    return [first + second, ...joinedNames(rest, names)];
  return [first, ...joinedNames(typed.slice(1), names)];
}

/** The two choosing words of a Serbian compound: tamnosiv, zelenocrn. */
function compound(typed: string, lexicon: Lexicon): string[] | undefined {
  const chooses = (sound: string) =>
    lexicon.termsIn([[sound]]).some(({ meaning }) => meaning.kind === "facets");
  for (const { index } of typed.matchAll(/(?<=\p{L}{3})[oо](?=\p{L}{3})/giu)) {
    const parts = [typed.slice(0, index + 1), typed.slice(index + 1)].map(soundKey);
    if (parts.every(chooses)) return parts;
  }
  return undefined;
}

/** A guess beside an unknown word is unknown too: both are one name that we don't have. */
function isGuess({ sure }: QueryWord): boolean {
  return sure < SURE_ENOUGH;
}

function isUnknown(word: QueryWord | undefined): boolean {
  return word?.sounds.length === 0;
}

/** A name or a place as an adjective. */
function adjective(typed: string, sound: string, lexicon: Lexicon, names: Names): QueryWord | undefined {
  const stem = lexicon.withoutEnding(sound) ?? "";
  const sounds = stem.length >= 4 ? names.beginningWith(stem) : [];
  return sounds.length > 0 ? { typed, sounds, sure: 0.9 } : undefined;
}

/** The last word may be unfinished; of others a beginning is enough within a name. */
function beginning(
  typed: string,
  sound: string,
  isLast: boolean,
  lexicon: Lexicon,
  names: Names,
): QueryWord | undefined {
  if (typed.length < (isLast ? 3 : 4)) return undefined;
  const inNames = names.beginningWith(sound);
  if (inNames.length > 0) return { typed, sounds: inNames, sure: 0.9 };
  const inLexicon = isLast ? lexicon.beginningWith(sound) : [];
  return inLexicon.length > 0 ? { typed, sounds: inLexicon, sure: 0.9 } : undefined;
}

/** The known words with the fewest changed letters; choosing words are preferred to names. */
function nearly(typed: string, sound: string, lexicon: Lexicon, names: Names): QueryWord {
  const inLexicon = nearest(sound, lexicon.soundsWith(sound.charAt(0)));
  const inNames = nearest(sound, names.soundsWith(sound.charAt(0)));
  const best = inNames.steps < inLexicon.steps ? inNames : inLexicon;
  return { typed, sounds: best.sounds, sure: best.steps === 1 ? 0.7 : WILD_GUESS };
}

/** Among words with the same first letter, which is rarely the wrong one. */
function nearest(sound: string, candidates: Iterable<string>): { sounds: string[]; steps: number } {
  let best: { sounds: string[]; steps: number } = { sounds: [], steps: Number.POSITIVE_INFINITY };
  for (const candidate of candidates) {
    const steps = stepsTo(sound, candidate);
    if (steps > best.steps || steps > tolerated(sound, candidate)) continue;
    if (steps < best.steps) best = { sounds: [], steps };
    best.sounds.push(candidate);
  }
  return best;
}

function stepsTo(sound: string, candidate: string): number {
  if (Math.abs(sound.length - candidate.length) > 2) return Number.POSITIVE_INFINITY;
  const steps = editDistance(sound, candidate);
  return steps > 1 && sound.slice(0, 2) !== candidate.slice(0, 2) ? Number.POSITIVE_INFINITY : steps;
}

/** One wrong letter in five, two in seven but not the second; in four letters two may be swapped. */
function tolerated(sound: string, candidate: string): number {
  if (sound.length >= 7) return 2;
  if (sound.length >= 5) return 1;
  return sound.length === 4 && sorted(sound) === sorted(candidate) ? 1 : 0;
}

function sorted(word: string): string {
  return [...word].sort().join("");
}
