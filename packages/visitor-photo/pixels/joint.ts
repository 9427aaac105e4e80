/** Mortar's reflectance, linear: as in the rooms of `room-view`. */
const MORTAR = [0.045, 0.04, 0.033] as const;

/**
 * Draws mortar along the slabs' edges over the colour of a pixel.
 * @param u metres to the right, `v` metres up from a slab's corner
 * @param across metres on the slab for a pixel to the right, and `down` for a pixel down
 * @param joint its width between two slabs, metres
 * @param colour changed in place
 */
export function drawJoint(
  size: readonly [number, number],
  u: number,
  v: number,
  across: readonly [number, number],
  down: readonly [number, number],
  joint: number,
  colour: Float64Array,
): void {
  const share = Math.max(
    shareOfPixel(u, size[0], Math.abs(across[0]) + Math.abs(down[0]), joint),
    shareOfPixel(v, size[1], Math.abs(across[1]) + Math.abs(down[1]), joint),
  );
  if (share > 0) for (let c = 0; c < 3; c++) colour[c] += share * (MORTAR[c] - colour[c]);
}

function shareOfPixel(at: number, length: number, reach: number, joint: number): number {
  const away = Math.abs(at / length - Math.round(at / length)) * length;
  const wide = Math.max(reach, 1e-6);
  return Math.max(0, Math.min((0.5 * (wide + joint) - away) / wide, 1, joint / wide));
}
