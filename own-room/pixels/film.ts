/** How strongly a camera bends bright light down. */
const SHOULDER = 1.02;
/** Below this light of the scene a camera darkens what it sees: the toe of its curve. */
const TOE = 0.015;
/** What is brighter than this is clipped in a photograph; what was there nobody knows. */
const BRIGHTEST = 0.92;

/**
 * Light of the scene from linear light of the photograph: the inverse of y = q / (1 + k·q), the response by which Naka and
 * Rushton (J. Physiology 185, 1966) described eyes and which cameras' tone curves follow closely, where q = x² / (x + t) is
 * the toe by which they deepen shadows: x far above t, and ever less below. Without the shoulder sunlit stone would be taken
 * for stone that is a little lighter; without the toe black stone comes out grey.
 */
export function sceneLight(shown: number): number {
  const y = Math.min(shown, BRIGHTEST);
  if (y <= 0) return 0;
  const bent = y / (1 - SHOULDER * y);
  return (bent + Math.sqrt(bent * (bent + 4 * TOE))) / 2;
}

const STEPS = 4096;
/** The brightest light that is drawn apart from still brighter ones. */
const MOST = sceneLight(BRIGHTEST) * 2;
/** By the root of the light, where the curve is even enough for so few steps. */
const SHOWN = Float32Array.from({ length: STEPS + 1 }, (_, step) => {
  const light = MOST * (step / STEPS) ** 2;
  const bent = light === 0 ? 0 : light ** 2 / (light + TOE);
  return bent / (1 + SHOULDER * bent);
});

/** The way back. */
export function shownLight(scene: number): number {
  if (!(scene > 0)) return 0;
  const at = Math.min(STEPS - 0.001, Math.sqrt(scene / MOST) * STEPS);
  const step = at | 0;
  return SHOWN[step] + (SHOWN[step + 1] - SHOWN[step]) * (at - step);
}
