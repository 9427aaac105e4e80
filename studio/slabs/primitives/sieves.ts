import type { Slab } from "../slab.ts";
import { hash } from "./random.ts";

/** Chips of one kind: crushed stone of the same colour. */
export type ChipKind = {
  /** Length of the smallest and of the largest, mm. */
  size: readonly [number, number];
  /** About this share of the slab is covered by them. */
  cover: number;
};

/** Each sieve lets through what is shorter than this share of the one before it. */
export const MESH = 0.76;
/** How near to one another the middles of chips may come, as a share of their radii: outlines are not round. */
export const CLOSENESS = 0.74;
/** How much more of the area larger sieves cover: an exponent of the length. */
const COARSENESS = 0.8;

/** Chips of one sieve on a grid that has room for one in each square. */
export type Sieve = {
  spacing: number;
  seed: number;
  /** First square of the grid, and how many there are. */
  column: number;
  row: number;
  columns: number;
  rows: number;
  /**
   * Of each square's chip its middle in the square and its radius, in 65535ths of the side and of half the side; the radius
   * is 0 where there is no chip. A slab has millions of squares.
   */
  chips: Uint16Array;
  kinds: Uint8Array;
};

const PARTS = 65_535;

/** A share of the side of a square as it is kept of a chip. */
export function partsOf(share: number): number {
  return Math.round(share * PARTS);
}

/** Middle of a chip, mm. `i` is the column of its square on the grid. */
export function chipX({ spacing, column }: Sieve, chips: Uint16Array, q: number, i: number): number {
  return (column + i + chips[q * 3] / PARTS) * spacing;
}

/** The same, with `j` for the row. */
export function chipY({ spacing, row }: Sieve, chips: Uint16Array, q: number, j: number): number {
  return (row + j + chips[q * 3 + 1] / PARTS) * spacing;
}

/** Radius of a chip, mm; 0 where there is none. */
export function chipRadius({ spacing }: Sieve, chips: Uint16Array, q: number): number {
  return (chips[q * 3 + 2] / PARTS) * 0.5 * spacing;
}

/** Random number of the chip of a square. */
export function chipId({ column, row, seed }: Sieve, i: number, j: number): number {
  return hash(column + i, row + j, seed);
}

export function grid(spacing: number, seed: number, { view }: Slab, margin: number): Sieve {
  const column = Math.floor((view.left - margin) / spacing) - 2;
  const row = Math.floor((view.top - margin) / spacing) - 2;
  const columns = Math.ceil((view.left + view.columns * view.mmPerPixel + margin) / spacing) + 3 - column;
  const rows = Math.ceil((view.top + view.rows * view.mmPerPixel + margin) / spacing) + 3 - row;
  const squares = columns * rows;
  return {
    spacing,
    seed,
    column,
    row,
    columns,
    rows,
    chips: new Uint16Array(squares * 3),
    kinds: new Uint8Array(squares),
  };
}

/** Sieves from the largest to the smallest, and what share of the slab the chips of each kind in it are to cover. */
export function meshesOf(kinds: readonly ChipKind[]): { size: number; covers: number[] }[] {
  const largest = Math.max(...kinds.map(({ size }) => size[1]));
  const smallest = Math.min(...kinds.map(({ size }) => size[0]));
  const meshes: { size: number; covers: number[] }[] = [];
  for (let size = largest; size > smallest * 1.001; size *= MESH) meshes.push({ size, covers: [] });
  for (const { size, cover } of kinds) {
    const shares = meshes.map((mesh) => within(mesh.size, size) * mesh.size ** COARSENESS);
    const all = shares.reduce((sum, share) => sum + share, 0);
    for (const [place, mesh] of meshes.entries()) mesh.covers.push((cover * shares[place]) / all);
  }
  return meshes;
}

/** How much of a sieve's lengths lies within those of a kind, 0 to 1, by their logarithms. */
function within(mesh: number, [smallest, largest]: readonly [number, number]): number {
  const low = Math.max(Math.log(mesh * MESH), Math.log(smallest));
  const high = Math.min(Math.log(mesh), Math.log(largest));
  return Math.max(0, (high - low) / -Math.log(MESH));
}

/** The kind whose limits a number lies between; -1 for none. */
export function chosen(limits: readonly number[], number: number): number {
  const all = limits.reduce((sum, limit) => sum + limit, 0);
  let left = number * Math.max(1, all);
  for (let kind = 0; kind < limits.length; kind++) {
    left -= limits[kind];
    if (left < 0) return kind;
  }
  return -1;
}

/** The squares of those chips that stay: of two that would overlap, the one with the higher number does. */
export function standing(offered: Uint16Array, sieve: Sieve, gap: number): number[] {
  const { columns, rows } = sieve;
  const staying: number[] = [];
  for (let j = 1; j < rows - 1; j++) {
    for (let i = 1; i < columns - 1; i++) {
      const q = j * columns + i;
      const radius = chipRadius(sieve, offered, q);
      if (radius === 0) continue;
      const id = chipId(sieve, i, j);
      const x = chipX(sieve, offered, q, i);
      const y = chipY(sieve, offered, q, j);
      const beaten = AROUND.some(([di, dj]) => {
        const other = q + dj * columns + di;
        const otherRadius = chipRadius(sieve, offered, other);
        if (otherRadius === 0 || chipId(sieve, i + di, j + dj) < id) return false;
        const dx = chipX(sieve, offered, other, i + di) - x;
        const dy = chipY(sieve, offered, other, j + dj) - y;
        return dx * dx + dy * dy < ((radius + otherRadius) * CLOSENESS + gap) ** 2;
      });
      if (!beaten) staying.push(q);
    }
  }
  return staying;
}

const AROUND = [
  [-1, -1],
  [0, -1],
  [1, -1],
  [-1, 0],
  [1, 0],
  [-1, 1],
  [0, 1],
  [1, 1],
] as const;
