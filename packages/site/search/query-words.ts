import type { SearchIndex } from "@stoneyard/catalogue/stones/search-index.ts";
import type { Lexicon } from "./lexicon.ts";
import { type Names, type QueryWord, SURE_ENOUGH, WILD_GUESS } from "./names.ts";
import { soundKey, wordsOf } from "./sound.ts";
import { nearest } from "./spelling.ts";

/** The words that are known: those that mean something, and those of names. */
export type Vocabulary = { lexicon: Lexicon; names: Names };

/** What a query is answered from. */
export type Tools = Vocabulary & { index: SearchIndex };

/** Longer queries are no questions about a stone. */
export const LONGEST_QUERY = 120;

/** A comma or semicolon, unless of numbers: "1,2 cm", "2, 3 cm". */
const CLAUSE_END = /[,;](?!\s*\d)/;

/** Reads words of a query as known words. */
export function queryWords(query: string, vocabulary: Vocabulary): QueryWord[] {
  const { lexicon, names } = vocabulary;
  const clauses = query.slice(0, LONGEST_QUERY).split(CLAUSE_END);
  const typedWords = clauses.flatMap((clause, place) =>
    joinedNames(wordsOf(clause), names).map((typed) => ({ typed, place })),
  );
  const sounds = typedWords.map(({ typed }) => soundKey(typed));
  const described = describedWords(
    typedWords.map(({ place }, i) => ({ sound: sounds[i] ?? "", place })),
    lexicon,
  );
  const words = typedWords.flatMap(({ typed, place }, i) => {
    const before = sounds.slice(0, i);
    const part = place + before.filter((sound) => lexicon.isParting(sound)).length;
    const isThan = lexicon.isThan(sounds[i] ?? "", before);
    const known = knownWords(isThan ? "than" : typed, i === typedWords.length - 1, vocabulary);
    const where = { at: i, part, clause: place, isDescribed: described[i] === true };
    return known.map((word) => ({ ...word, typed: isThan ? typed : word.typed, ...where }));
  });
  return words.map((word, i) => {
    const beside = [words[i - 1], words[i + 1]];
    const isNone = isLetter(word, vocabulary)
      ? !beside.some((other) => isOfName(other, names))
      : isGuess(word) && beside.some(isUnknown);
    return isNone ? { ...word, sounds: [] } : word;
  });
}

/** Which words say what a visitor has: "my walls are white" before "I want a floor", and what follows "goes with". */
function describedWords(words: readonly { sound: string; place: number }[], lexicon: Lexicon): boolean[] {
  const clauses = [...Map.groupBy(words, ({ place }) => place).values()].flatMap((clause) =>
    apartAtWish(
      clause.map(({ sound }) => sound),
      lexicon,
    ),
  );
  const isWish = clauses.map((sounds) => lexicon.describes("wants", sounds));
  return clauses.flatMap((sounds, i) => {
    const isBeforeWish = lexicon.describes("has", sounds) && !isWish[i] && isWish.includes(true, i);
    return sounds.map((_, at) => isBeforeWish || lexicon.describes("goes", sounds.slice(0, at)));
  });
}

/** A clause in two where a wish follows in it: "my stairs are black and I want a floor". */
function apartAtWish(sounds: readonly string[], lexicon: Lexicon): (readonly string[])[] {
  const at = sounds.findIndex(
    (sound, i) =>
      lexicon.describes("joins", [sound]) && lexicon.describes("wants", sounds.slice(i + 1, i + 3)),
  );
  return at > 0 ? [sounds.slice(0, at), sounds.slice(at)] : [sounds];
}

/** A letter of a name, such as the C of Carrara C, says nothing without the name. */
function isLetter(word: QueryWord, { lexicon, names }: Vocabulary): boolean {
  return word.typed.length === 1 && isOfName(word, names) && !lexicon.knows(soundKey(word.typed));
}

function isOfName(word: QueryWord | undefined, names: Names): boolean {
  return word?.sounds.some((each) => names.hasWord(each)) === true;
}

/** The words of a typed one: by sound, else as a beginning, else by spelling. Unknown words have no sounds. */
function knownWords(typed: string, isLast: boolean, vocabulary: Vocabulary): QueryWord[] {
  const { lexicon, names } = vocabulary;
  const sound = soundKey(typed);
  if (lexicon.isJoining(sound)) return [];
  if (lexicon.knows(sound) || names.has(sound)) {
    const longer = isLast && typed.length >= 3 ? names.beginningWith(sound) : [];
    return [{ typed, sounds: [sound], longer, sure: 1 }];
  }
  const apart = names.apart(sound) ?? compound(typed, lexicon);
  if (apart) return apart.map((each) => ({ typed, sounds: [each], sure: 1 }));
  return [
    beginning(typed, sound, isLast, vocabulary) ??
      adjective(typed, sound, vocabulary) ??
      nearly(typed, sound, vocabulary),
  ];
}

/** "Se na" is no Senna. */
const SHORTEST_JOINED = 5;

/** Two words side by side that are one word of a name: "multi kolor", but not "Galaxy i" or "mm marble", where one is not heard. */
function joinedNames(typed: readonly string[], names: Names): string[] {
  const [first, second, ...rest] = typed;
  if (first === undefined) return [];
  if (second !== undefined) {
    const joined = soundKey(first + second);
    const isMore = joined.length >= SHORTEST_JOINED && ![first, second].map(soundKey).includes(joined);
    if (isMore && names.hasWord(joined)) return [first + second, ...joinedNames(rest, names)];
  }
  return [first, ...joinedNames(typed.slice(1), names)];
}

/** The two choosing words of a Serbian compound: tamnosiv, zelenocrn. */
function compound(typed: string, lexicon: Lexicon): string[] | undefined {
  const chooses = (sound: string) =>
    lexicon.termsIn([{ sounds: [sound] }]).some(({ meaning }) => meaning.kind === "facets");
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
function adjective(typed: string, sound: string, { lexicon, names }: Vocabulary): QueryWord | undefined {
  const stem = lexicon.withoutEnding(sound) ?? "";
  const sounds = stem.length >= 4 ? names.beginningWith(stem) : [];
  return sounds.length > 0 ? { typed, sounds, sure: 0.9 } : undefined;
}

/** The last word may be unfinished; of others a beginning is enough within a name. */
function beginning(
  typed: string,
  sound: string,
  isLast: boolean,
  vocabulary: Vocabulary,
): QueryWord | undefined {
  if (isLast ? typed.length < 3 : sound.length < 4) return undefined;
  const { lexicon, names } = vocabulary;
  const inNames = names.beginningWith(sound);
  if (inNames.length > 0) return { typed, sounds: inNames, sure: 0.9 };
  const inLexicon = isLast ? lexicon.beginningWith(sound) : [];
  return inLexicon.length > 0 ? { typed, sounds: inLexicon, sure: 0.9 } : undefined;
}

/** The known words with the fewest changed letters; choosing words are preferred to names. */
function nearly(typed: string, sound: string, { lexicon, names }: Vocabulary): QueryWord {
  const inLexicon = nearest(sound, lexicon.soundsWith(sound.charAt(0)));
  const inNames = nearest(sound, names.soundsWith(sound.charAt(0)));
  const declined = inNames.sounds.filter((name) => isCaseOf(sound, name));
  if (declined.length > 0 && inNames.steps <= inLexicon.steps) return { typed, sounds: declined, sure: 0.9 };
  return guessed(typed, inNames.steps < inLexicon.steps ? inNames : inLexicon);
}

function guessed(typed: string, { sounds, steps }: ReturnType<typeof nearest>): QueryWord {
  return { typed, sounds, sure: steps === 1 ? 0.7 : WILD_GUESS };
}

/** Whether a word is a Serbian case of a name: Patagoniju of Patagonia. */
function isCaseOf(sound: string, name: string): boolean {
  const stem = name.replace(/[aeiou]$/, "");
  return stem.length >= 5 && sound.startsWith(stem) && /^(?:[aeiou]|om|em)$/.test(sound.slice(stem.length));
}
