/** How much more contrast a camera shows than there is, and how strongly it bends bright light down. */
const CONTRAST = 1.1;
const SHOULDER = 1.02;
/** What is brighter than this is clipped in a photograph; what was there nobody knows. */
const BRIGHTEST = 0.92;

/**
 * Light of the scene from linear light of the photograph: the inverse of y = xⁿ / (1 + k·xⁿ), the response by which Naka and
 * Rushton (J. Physiology 185, 1966) described eyes and which cameras' tone curves follow closely. Without it sunlit stone
 * would be taken for stone that is a little lighter, and what polished black mirrors for a veil.
 */
export function sceneLight(shown: number): number {
  const y = Math.min(shown, BRIGHTEST);
  return y <= 0 ? 0 : (y / (1 - SHOULDER * y)) ** (1 / CONTRAST);
}

const STEPS = 4096;
/** The brightest light that is drawn apart from still brighter ones. */
const MOST = sceneLight(BRIGHTEST) * 2;
/** By the root of the light, where the curve is even enough for so few steps. */
const SHOWN = Float32Array.from({ length: STEPS + 1 }, (_, step) => {
  const power = (MOST * (step / STEPS) ** 2) ** CONTRAST;
  return power / (1 + SHOULDER * power);
});

/** The way back. */
export function shownLight(scene: number): number {
  if (!(scene > 0)) return 0;
  const at = Math.min(STEPS - 0.001, Math.sqrt(scene / MOST) * STEPS);
  const step = at | 0;
  return SHOWN[step] + (SHOWN[step + 1] - SHOWN[step]) * (at - step);
}
