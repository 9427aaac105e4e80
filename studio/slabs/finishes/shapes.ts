import { Cells } from "../primitives/cells.ts";
import { GradientNoise } from "../primitives/gradient-noise.ts";
import { uniform } from "../primitives/random.ts";
import { smoothstep } from "../primitives/scalar.ts";
import { Field } from "./field.ts";

/** What is known of a piece of stone before it is finished. */
export type Piece = {
  columns: number;
  rows: number;
  mmPerPixel: number;
  seed: number;
  /** How much paler each place is than the stone around it, about -1 to 1: pale minerals are mostly the harder ones. */
  paleness: Field;
  /** Where open pores are, 0 to 1. */
  pores: Field;
};

/** Noise of deviation about 1. @param wavelength of its coarsest waves, mm */
export function noiseOf(
  piece: Piece,
  wavelength: number,
  octaves: number,
  gain: number,
  salt: number,
): Field {
  const noise = new GradientNoise(piece.seed + 101 * salt);
  const step = piece.mmPerPixel / wavelength;
  return Field.of(piece.columns, piece.rows, (column, row) =>
    noise.octaves(column * step, row * step, octaves, gain),
  );
}

/** Cells that are each a tilted plane at a height of its own. @param size of cells, mm @param tilt greatest slope */
export function facets(
  piece: Piece,
  size: number,
  tilt: number,
  salt: number,
): { height: Field; ids: Field } {
  const cells = cellsOf(piece, size, 0.95, salt);
  const ids = new Field(piece.columns, piece.rows);
  const height = Field.of(piece.columns, piece.rows, (column, row) => {
    const x = (column * piece.mmPerPixel) / size;
    const y = (row * piece.mmPerPixel) / size;
    cells.at(x, y);
    const { id } = cells;
    ids.values[row * piece.columns + column] = id % 65536;
    const slope = 2 * tilt * size;
    const plane = (uniform(id, 1) - 0.5) * (x - cells.x) + (uniform(id, 2) - 0.5) * (y - cells.y);
    return slope * plane + 0.35 * tilt * size * (uniform(id, 3) - 0.5);
  });
  return { height, ids };
}

/** 0 between the pits, 1 on the floor of the deepest. @param spacing mm */
export function pitsOf(piece: Piece, spacing: number, salt: number): Field {
  const cells = cellsOf(piece, spacing, 0.8, salt);
  return Field.of(piece.columns, piece.rows, (column, row) => {
    const x = (column * piece.mmPerPixel) / spacing;
    const y = (row * piece.mmPerPixel) / spacing;
    cells.at(x, y);
    const far = Math.hypot(x - cells.x, y - cells.y);
    const radius = 0.3 + 0.12 * uniform(cells.id, 1);
    return (0.5 + 0.5 * uniform(cells.id, 2)) * smoothstep(radius, 0.3 * radius, far);
  });
}

function cellsOf(piece: Piece, size: number, jitter: number, salt: number): Cells {
  const across = (Math.max(piece.columns, piece.rows) * piece.mmPerPixel) / size + 2;
  return new Cells(piece.seed + 101 * salt, { jitter, unevenness: 0.2, across });
}

/** A length in whole pixels, at least one. */
export function pixels({ mmPerPixel }: Piece, mm: number): number {
  return Math.max(1, Math.round(mm / mmPerPixel));
}
