/** A number from 0 up to 1 at each call. */
export type Random = () => number;
/** A smooth field of values from 0 to 1; neighbouring lattice points are 1 apart. */
export type Noise = (x: number, y: number) => number;

/** Random numbers that are the same for the same seed on every machine (mulberry32). */
export function randomFrom(seed: string): Random {
  let state = hash(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Value noise of three octaves, the same for the same seed. */
export function noiseFrom(seed: string): Noise {
  const key = hash(seed);
  const at = (x: number, y: number) => {
    let h = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ key;
    h = Math.imul(h ^ (h >>> 13), 1274126177);
    return ((h ^ (h >>> 16)) >>> 0) / 2 ** 32;
  };
  const smooth = (x: number, y: number) => {
    const [left, top] = [Math.floor(x), Math.floor(y)];
    const [u, v] = [ease(x - left), ease(y - top)];
    return mix(mix(at(left, top), at(left + 1, top), u), mix(at(left, top + 1), at(left + 1, top + 1), u), v);
  };
  // Each octave is turned, so that the lattice does not show.
  return (x, y) =>
    smooth(x * 0.8 + y * 0.6, y * 0.8 - x * 0.6) * 0.6 +
    smooth(x * 1.9 - y * 0.9, y * 1.9 + x * 0.9) * 0.27 +
    smooth(x * 4 + y * 1.6, y * 4 - x * 1.6) * 0.13;
}

export function mix(a: number, b: number, share: number): number {
  return a + (b - a) * share;
}

/** One of the choices, by the next random number. */
export function pick<T>(random: Random, choices: readonly [T, ...T[]]): T {
  return choices[Math.floor(random() * choices.length)] ?? choices[0];
}

function ease(t: number): number {
  return t * t * (3 - 2 * t);
}

/** FNV-1a. */
function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return h >>> 0;
}
