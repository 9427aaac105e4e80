import { editDistance } from "@stoneyard/catalogue/nearest.ts";

/** Among words with the same first letter, which is rarely the wrong one. */
export function nearest(sound: string, candidates: Iterable<string>): { sounds: string[]; steps: number } {
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
  const isLikely = steps > 1 ? sound.slice(0, 3) === candidate.slice(0, 3) : isSlip(sound, candidate);
  return isLikely ? steps : Number.POSITIVE_INFINITY;
}

/** One wrong letter in five; two in eight, or two left out of nine, but none of the first three; in four letters two may be swapped. */
function tolerated(sound: string, candidate: string): number {
  if (sound.length >= 8 || (sound.length === 7 && candidate.length === 9)) return 2;
  if (sound.length >= 5) return 1;
  return sound.length === 4 && sorted(sound) === sorted(candidate) ? 1 : 0;
}

/**
 * Whether one letter is wrong by a slip. In a short word that is one left out, two swapped, or one hit for its neighbour or
 * beside it; any other makes another word: polica is a shelf, not polima (of pools), and kafić a café, not kafi (to coffee).
 */
function isSlip(typed: string, meant: string): boolean {
  if (typed.length < meant.length) return true;
  if (typed.startsWith(meant)) return false;
  if (typed.length >= 7) return true;
  const at = [...typed].findIndex((letter, i) => letter !== meant[i]);
  const [before = "", wrong = "", after = ""] = [typed[at - 1], typed[at], typed[at + 1]];
  if (typed.length > meant.length) return areNeighbours(wrong, before) || areNeighbours(wrong, after);
  const right = meant[at] ?? "";
  return after === right || areNeighbours(wrong, right) || (isVowel(wrong) && isVowel(right));
}

const KEYBOARD = ["qwertyuiop", "asdfghjkl", "zxcvbnm"];

function areNeighbours(one: string, other: string): boolean {
  return (
    one !== "" &&
    other !== "" &&
    KEYBOARD.some((keys) => keys.includes(one + other) || keys.includes(other + one))
  );
}

function isVowel(letter: string): boolean {
  return "aeiou".includes(letter);
}

function sorted(word: string): string {
  return [...word].sort().join("");
}
