import { at, type Part } from "./part.ts";

const LEAF = 4;
/** Millimetres that a ray goes before it can hit, so that it does not hit where it comes from. */
const START = 0.5;
/** Nine numbers a triangle: a corner and the two edges that leave it. */
const TRIANGLE = 9;
/** Six numbers a box: its lower and its upper corner. */
const BOX = 6;

/**
 * The triangles of a table to shoot rays at, sorted into boxes within boxes. Kept in flat arrays, as millions of rays go
 * through them.
 */
export class Rays {
  readonly #triangles: Float64Array;
  readonly #boxes: number[] = [];
  /** For each box its second child, the first being the next box; negative: minus its first triangle, less one. */
  readonly #links: number[] = [];
  readonly #counts: number[] = [];
  readonly #stack = new Int32Array(64);

  constructor(parts: readonly Part[]) {
    const corners = parts.flatMap(cornersOf);
    const count = corners.length / TRIANGLE;
    const order = this.#divide(
      corners,
      Array.from({ length: count }, (_, index) => index),
      [],
    );
    this.#triangles = new Float64Array(corners.length);
    for (const [place, index] of order.entries()) {
      for (let k = 0; k < TRIANGLE; k++) {
        const value = corners[index * TRIANGLE + k];
        this.#triangles[place * TRIANGLE + k] = k < 3 ? value : value - corners[index * TRIANGLE + (k % 3)];
      }
    }
  }

  /** Whether a ray meets a triangle; a place in mm and a direction of length 1. */
  hits(x: number, y: number, z: number, dx: number, dy: number, dz: number): boolean {
    const [ix, iy, iz] = [1 / (dx || 1e-12), 1 / (dy || 1e-12), 1 / (dz || 1e-12)];
    const stack = this.#stack;
    let depth = 0;
    stack[depth++] = 0;
    while (depth > 0) {
      const node = stack[--depth];
      if (!this.#meetsBox(node * BOX, x, y, z, ix, iy, iz)) continue;
      const link = this.#links[node];
      if (link > 0) {
        stack[depth++] = link;
        stack[depth++] = node + 1;
        continue;
      }
      const from = -link - 1;
      for (let i = from; i < from + this.#counts[node]; i++) {
        if (this.#meetsTriangle(i * TRIANGLE, x, y, z, dx, dy, dz)) return true;
      }
    }
    return false;
  }

  /** Adds the box of these triangles and of its parts. @returns the triangles in the order of the leaves */
  #divide(corners: readonly number[], indices: number[], order: number[]): number[] {
    const node = this.#links.length;
    const box = boxOf(corners, indices);
    this.#boxes.push(...box);
    this.#links.push(-order.length - 1);
    this.#counts.push(indices.length);
    if (indices.length <= LEAF) {
      order.push(...indices);
      return order;
    }
    const sizes = [0, 1, 2].map((axis) => box[axis + 3] - box[axis]);
    const axis = sizes.indexOf(Math.max(...sizes));
    const middle = (index: number) => {
      const first = index * TRIANGLE + axis;
      return corners[first] + corners[first + 3] + corners[first + 6];
    };
    const sorted = indices.toSorted((a, b) => middle(a) - middle(b) || a - b);
    this.#divide(corners, sorted.slice(0, sorted.length >> 1), order);
    this.#links[node] = this.#links.length;
    return this.#divide(corners, sorted.slice(sorted.length >> 1), order);
  }

  #meetsBox(box: number, x: number, y: number, z: number, ix: number, iy: number, iz: number): boolean {
    const boxes = this.#boxes;
    const ax = (boxes[box] - x) * ix;
    const bx = (boxes[box + 3] - x) * ix;
    const ay = (boxes[box + 1] - y) * iy;
    const by = (boxes[box + 4] - y) * iy;
    const az = (boxes[box + 2] - z) * iz;
    const bz = (boxes[box + 5] - z) * iz;
    const enter = Math.max(0, Math.min(ax, bx), Math.min(ay, by), Math.min(az, bz));
    return enter <= Math.min(Math.max(ax, bx), Math.max(ay, by), Math.max(az, bz));
  }

  /** After Möller and Trumbore. */
  #meetsTriangle(i: number, x: number, y: number, z: number, dx: number, dy: number, dz: number): boolean {
    const t = this.#triangles;
    const [abx, aby, abz] = [t[i + 3], t[i + 4], t[i + 5]];
    const [acx, acy, acz] = [t[i + 6], t[i + 7], t[i + 8]];
    const px = dy * acz - dz * acy;
    const py = dz * acx - dx * acz;
    const pz = dx * acy - dy * acx;
    const det = abx * px + aby * py + abz * pz;
    if (Math.abs(det) < 1e-9) return false;
    const [tx, ty, tz] = [x - t[i], y - t[i + 1], z - t[i + 2]];
    const u = (tx * px + ty * py + tz * pz) / det;
    if (u < 0 || u > 1) return false;
    const qx = ty * abz - tz * aby;
    const qy = tz * abx - tx * abz;
    const qz = tx * aby - ty * abx;
    const v = (dx * qx + dy * qy + dz * qz) / det;
    return v >= 0 && u + v <= 1 && (acx * qx + acy * qy + acz * qz) / det > START;
  }
}

function cornersOf({ positions, indices }: Part): number[] {
  return indices.flatMap((index) => [...at(positions, index)]);
}

function boxOf(corners: readonly number[], indices: readonly number[]): number[] {
  const box = [Infinity, Infinity, Infinity, -Infinity, -Infinity, -Infinity];
  for (const index of indices) {
    for (let k = 0; k < TRIANGLE; k++) {
      const value = corners[index * TRIANGLE + k];
      box[k % 3] = Math.min(box[k % 3], value);
      box[(k % 3) + 3] = Math.max(box[(k % 3) + 3], value);
    }
  }
  return box;
}
