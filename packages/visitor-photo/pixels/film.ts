import { encoded } from "../colour.ts";

/** How strongly a camera bends bright light down. */
const SHOULDER = 1.02;
/** Around this light of the scene a camera darkens what it sees, and how fast: the toe of its curve. */
const TOE = 0.03;
const STEEPNESS = 1.3;
/** What is brighter than this is clipped in a photograph; what was there nobody knows. */
const BRIGHTEST = 0.92;
/** Halvings until the inverse is exact. */
const HALVINGS = 40;

/**
 * What a camera shows of linear light of the scene: y = q / (1 + k·q), the response by which Naka and Rushton (J. Physiology
 * 185, 1966) described eyes and which cameras' tone curves follow closely, where q = x · xⁿ / (xⁿ + tⁿ) is the toe by which
 * they deepen shadows: x far above t, half of it at t, and ever less below.
 */
function developed(scene: number): number {
  if (scene <= 0) return 0;
  const bent = scene / (1 + (TOE / scene) ** STEEPNESS);
  return bent / (1 + SHOULDER * bent);
}

/**
 * Light of the scene from linear light of the photograph. Without the shoulder sunlit stone would be taken for stone that
 * is a little lighter; without the toe black stone comes out grey.
 */
export function sceneLight(shown: number): number {
  const y = Math.min(shown, BRIGHTEST);
  if (y <= 0) return 0;
  const bent = y / (1 - SHOULDER * y);
  // Never less than what is bent, nor more than as much as the toe takes where it takes most.
  let [less, more] = [bent, 2 * Math.max(bent, (bent * TOE ** STEEPNESS) ** (1 / (1 + STEEPNESS)))];
  for (let step = 0; step < HALVINGS; step++) {
    const middle = (less + more) / 2;
    if (developed(middle) < y) less = middle;
    else more = middle;
  }
  return (less + more) / 2;
}

const STEPS = 4096;
/** The brightest light that is drawn apart from still brighter ones. */
const MOST = sceneLight(BRIGHTEST) * 2;
/** By the root of the light, where the curve is even enough for so few steps. */
const SHOWN = Float32Array.from({ length: STEPS + 1 }, (_, step) => developed(MOST * (step / STEPS) ** 2));

/** The way back. */
export function shownLight(scene: number): number {
  if (!(scene > 0)) return 0;
  const at = Math.min(STEPS - 0.001, Math.sqrt(scene / MOST) * STEPS);
  const step = at | 0;
  return SHOWN[step] + (SHOWN[step + 1] - SHOWN[step]) * (at - step);
}

const FINE_STEPS = 32768;
/** Finer than a value of 255 even where the curve is steepest: by the root of the light, too. */
const ON_SCREEN = Uint8Array.from({ length: FINE_STEPS }, (_, step) =>
  encoded(shownLight(MOST * ((step + 0.5) / FINE_STEPS) ** 2)),
);

/** Light of the scene as a value of sRGB, 0–255. */
export function onScreen(scene: number): number {
  if (!(scene > 0)) return 0;
  return ON_SCREEN[Math.min(FINE_STEPS - 1, Math.sqrt(scene / MOST) * FINE_STEPS) | 0];
}
