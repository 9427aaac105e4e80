import { boxBlur } from "./box-blur.ts";

/** Less than this share of what is light and dark on a face, told by its colour, is chance. */
const LEAST_TOLD = 0.2;
const NONE = 1e-6;

/**
 * Brightness without veins that are too broad to be taken for texture, but have a colour of their own. In sun or lamplight the
 * warmer is the brighter, and shade is cool; where on the whole the darker is the warmer, it is the stone: as far as its
 * colour tells, what differs from around is taken out. Changed in place.
 * @param sums red, green and blue of each place
 * @param seen 0–1: how well a place is seen
 * @param reach veins are no broader than this, places
 */
export function evenColouredVeins(
  brightness: Float32Array,
  sums: Float32Array,
  seen: Float32Array,
  columns: number,
  rows: number,
  reach: number,
): void {
  const weights = boxBlur(seen, columns, rows, reach);
  const besidesAround = (valueAt: (place: number) => number) => {
    const weighted = Float32Array.from(seen, (weight, g) => (weight > 0 ? weight * valueAt(g) : 0));
    const around = boxBlur(weighted, columns, rows, reach);
    return around.map((sum, g) => (seen[g] > 0 ? valueAt(g) - sum / Math.max(NONE, weights[g]) : 0));
  };
  const light = besidesAround((g) => Math.log(brightness[g]));
  const warmth = besidesAround((g) => Math.log((sums[g * 3] + NONE) / (sums[g * 3 + 2] + NONE)));
  let [both, ofWarmth, ofLight] = [0, 0, 0];
  for (let g = 0; g < seen.length; g++) {
    both += seen[g] * light[g] * warmth[g];
    ofWarmth += seen[g] * warmth[g] * warmth[g];
    ofLight += seen[g] * light[g] * light[g];
  }
  const told = (both * both) / Math.max(1e-12, ofWarmth * ofLight);
  if (both >= 0 || told < LEAST_TOLD) return;
  const slope = both / ofWarmth;
  for (let g = 0; g < seen.length; g++) {
    const stone = slope * warmth[g];
    if (stone * light[g] <= 0) continue;
    brightness[g] *= Math.exp(-Math.sign(stone) * Math.min(Math.abs(stone), Math.abs(light[g])));
  }
}
