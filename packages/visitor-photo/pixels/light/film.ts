import { encoded } from "../../colour.ts";

/** Strength of the shoulder: how strongly a camera compresses bright light. */
const SHOULDER = 1.02;
/** The toe: the light around which a camera darkens shadows, and how fast. */
const TOE = 0.03;
const STEEPNESS = 1.3;
/** Brighter light is clipped in a photograph. */
const BRIGHTEST = 0.92;
/** Halvings until the inverse is exact. */
const HALVINGS = 40;

/**
 * A camera's response to linear light of the scene: y = q / (1 + k·q), which describes eyes (Naka and Rushton, J.
 * Physiology 185, 1966) and cameras' tone curves closely. q = x · xⁿ / (xⁿ + tⁿ) is the toe: x far above t, half of x at t,
 * ever less below.
 */
function developed(scene: number): number {
  if (scene <= 0) return 0;
  const bent = scene / (1 + (TOE / scene) ** STEEPNESS);
  return bent / (1 + SHOULDER * bent);
}

/**
 * Light of the scene from linear light of the photograph. Without the shoulder sunlit stone would be taken for slightly
 * lighter stone; without the toe black stone comes out grey.
 */
export function sceneLight(shown: number): number {
  const y = Math.min(shown, BRIGHTEST);
  if (y <= 0) return 0;
  const bent = y / (1 - SHOULDER * y);
  // Bounds of the inverse: at least the bent value, at most that plus the toe's greatest effect.
  let [less, more] = [bent, 2 * Math.max(bent, (bent * TOE ** STEEPNESS) ** (1 / (1 + STEEPNESS)))];
  for (let step = 0; step < HALVINGS; step++) {
    const middle = (less + more) / 2;
    if (developed(middle) < y) less = middle;
    else more = middle;
  }
  return (less + more) / 2;
}

const STEPS = 4096;
/** Light above this is not distinguished. */
const MOST = sceneLight(BRIGHTEST) * 2;
/** Indexed by the root of the light, where the curve is even enough for few steps. */
const SHOWN = Float32Array.from({ length: STEPS + 1 }, (_, step) => developed(MOST * (step / STEPS) ** 2));

export function shownLight(scene: number): number {
  if (!(scene > 0)) return 0;
  const at = Math.min(STEPS - 0.001, Math.sqrt(scene / MOST) * STEPS);
  const step = at | 0;
  return SHOWN[step] + (SHOWN[step + 1] - SHOWN[step]) * (at - step);
}

/** Light of the scene as a value of sRGB, 0–255. */
export const onScreen = (scene: number): number => encoded(shownLight(scene));
