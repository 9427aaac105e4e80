/** A count of connected pixels, and of their sides that border on another label or the picture's edge. */
export type Connected = { size: number; borders: number };

/**
 * Finds the pixels of a label that are connected by their sides with a start.
 * @param done 1 for pixels that were found before; set for those found now
 * @param found is filled with their numbers from the beginning
 */
export function connectedPixels(
  labels: Uint8Array | Int32Array,
  start: number,
  columns: number,
  done: Uint8Array,
  found: Int32Array,
): Connected {
  const label = labels[start];
  let [size, borders] = [1, 0];
  found[0] = start;
  done[start] = 1;
  for (let k = 0; k < size; k++) {
    const i = found[k];
    const x = i % columns;
    for (let side = 0; side < 4; side++) {
      const isOut = side === 0 ? x === 0 : side === 1 && x === columns - 1;
      const j = i + (side === 0 ? -1 : side === 1 ? 1 : side === 2 ? -columns : columns);
      if (isOut || labels[j] !== label) borders++;
      else if (!done[j]) {
        done[j] = 1;
        found[size++] = j;
      }
    }
  }
  return { size, borders };
}

/** Approximate width of the connected area. */
export const thicknessOf = ({ size, borders }: Connected): number => (2 * size) / borders;
