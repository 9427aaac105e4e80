import { clamp } from "../primitives/scalar.ts";
import type { View } from "../slab.ts";
import type { VeinSegment } from "./vein-paths.ts";

/** Points that no vein is near. */
const FAR = -1e6;
const NONE = -1;
/** How far beyond its edges each segment is drawn by itself, in pixels; farther points learn of it by their neighbours. */
const NEAR = 3;
/** Side of the squares by which it is known where any vein is near: 16 pixels, as a power of 2. */
const SQUARE = 4;
/**
 * Numbers kept of a segment, in pixels: first end, vector, 1 by the squared length; in mm: half width and its change,
 * place along its vein; and its opacity. A slab may have a million segments: as objects they would fill the memory.
 */
const NUMBERS = 9;

/** Numbers that there is room for at first; the room doubles as it fills. */
const ROOM = 1 << 12;
/** Rows of pixels at least that are worked out at a time. */
const BAND = 128;
/** Rows beyond a band that it also holds, as a picture asks for the pixels above and below a row. */
const BEYOND = 2;

/**
 * How deep in a vein the points of a view lie: distances in mm to the edges, above 0 inside, on a grid of pixels. Each
 * pixel knows its nearest segment; segments are drawn with their near surroundings, and from there handed on in two
 * sweeps (dead reckoning, G. J. Grevera, 2004), as halos would be drawn over one another dozens of times. The grid is
 * worked out in bands of rows, when a point of a band is asked for: a slab may have a dozen layers of veins.
 */
export class VeinDistances {
  /** mm; below 0 outside. */
  inside = FAR;
  opacity = 0;
  /** mm along the vein, and from its middle: below 0 to the left of its course. Only with `coordinates`. */
  along = 0;
  across = 0;
  readonly #view: View;
  readonly #reach: number;
  readonly #coordinates: boolean;
  /** The grid is larger than the view by what roughness may reach for, and a band than what it is asked for. */
  readonly #margin: number;
  readonly #columns: number;
  /** Rows of the whole grid, and of a band with its margins; a band is asked for those of its middle. */
  readonly #allRows: number;
  readonly #rows: number;
  readonly #middle: number;
  /** First row of the band and of its middle on the grid of the view. */
  #first = 0;
  #from = Number.POSITIVE_INFINITY;
  #lines = new Float32Array(ROOM * NUMBERS);
  #count = 0;
  readonly #distance: Float32Array;
  readonly #nearest: Int32Array;
  readonly #squares: Uint8Array;
  readonly #squareColumns: number;

  /**
   * @param reach how far from its edges a vein is seen, mm
   * @param coordinates tells places along and across a vein
   */
  constructor(view: View, reach: number, coordinates: boolean) {
    this.#view = view;
    this.#reach = reach;
    this.#coordinates = coordinates;
    this.#margin = Math.ceil(reach / view.mmPerPixel) + BEYOND;
    this.#columns = view.columns + 2 * this.#margin;
    this.#allRows = view.rows + 2 * this.#margin;
    this.#middle = Math.max(BAND, 2 * this.#margin);
    this.#rows = Math.min(this.#allRows, this.#middle + 2 * this.#margin);
    this.#distance = new Float32Array(this.#columns * this.#rows);
    this.#nearest = new Int32Array(this.#columns * this.#rows);
    this.#squareColumns = (this.#columns >> SQUARE) + 1;
    this.#squares = new Uint8Array(this.#squareColumns * ((this.#rows >> SQUARE) + 1));
  }

  /** Adds a segment of a vein; all are added before the first point is asked for. */
  add(segment: VeinSegment): void {
    const { left, top, mmPerPixel } = this.#view;
    const x0 = (segment.x0 - left) / mmPerPixel + this.#margin;
    const y0 = (segment.y0 - top) / mmPerPixel + this.#margin;
    const dx = (segment.x1 - segment.x0) / mmPerPixel;
    const dy = (segment.y1 - segment.y0) / mmPerPixel;
    const seen = Math.max(segment.half0, segment.half1) / mmPerPixel + this.#margin + NEAR;
    if (Math.max(x0, x0 + dx) < -seen || Math.min(x0, x0 + dx) > this.#columns + seen) return;
    if (Math.max(y0, y0 + dy) < -seen || Math.min(y0, y0 + dy) > this.#allRows + seen) return;
    const at = this.#count * NUMBERS;
    if (at === this.#lines.length) this.#grow();
    const lines = this.#lines;
    lines[at] = x0;
    lines[at + 1] = y0;
    lines[at + 2] = dx;
    lines[at + 3] = dy;
    lines[at + 4] = 1 / (dx * dx + dy * dy + 1e-9);
    lines[at + 5] = segment.half0;
    lines[at + 6] = segment.half1 - segment.half0;
    lines[at + 7] = segment.along;
    lines[at + 8] = segment.opacity;
    this.#count++;
  }

  #grow(): void {
    const lines = new Float32Array(2 * this.#lines.length);
    lines.set(this.#lines);
    this.#lines = lines;
  }

  /** Works out the band whose middle has a row of the view. */
  #move(row: number): void {
    this.#from = Math.floor(row / this.#middle) * this.#middle;
    this.#first = Math.min(this.#from, this.#allRows - this.#rows);
    this.#distance.fill(FAR);
    this.#nearest.fill(NONE);
    this.#squares.fill(0);
    for (let index = 0; index < this.#count; index++) this.#draw(index);
    this.#sweep(-this.#reach, 1);
    this.#sweep(-this.#reach, -1);
    this.#markSquares(-this.#reach);
  }

  #draw(index: number): void {
    const lines = this.#lines;
    const at = index * NUMBERS;
    const widest = lines[at + 5] + Math.max(0, lines[at + 6]);
    const around = widest / this.#view.mmPerPixel + NEAR;
    const y0 = lines[at + 1] - this.#first;
    const y1 = y0 + lines[at + 3];
    const firstRow = Math.max(0, Math.floor(Math.min(y0, y1) - around));
    const lastRow = Math.min(this.#rows - 1, Math.ceil(Math.max(y0, y1) + around));
    if (firstRow > lastRow) return;
    const x0 = lines[at];
    const x1 = x0 + lines[at + 2];
    const firstColumn = Math.max(0, Math.floor(Math.min(x0, x1) - around));
    const lastColumn = Math.min(this.#columns - 1, Math.ceil(Math.max(x0, x1) + around));
    for (let j = firstRow; j <= lastRow; j++) {
      for (let i = firstColumn; i <= lastColumn; i++) this.#offer(i, j, index);
    }
  }

  /** Takes a segment for a pixel when none that the pixel knows is nearer. */
  #offer(i: number, j: number, index: number): void {
    const lines = this.#lines;
    const at = index * NUMBERS;
    const px = i - lines[at];
    const py = j + this.#first - lines[at + 1];
    const dx = lines[at + 2];
    const dy = lines[at + 3];
    const share = clamp((px * dx + py * dy) * lines[at + 4]);
    const ex = px - share * dx;
    const ey = py - share * dy;
    const half = lines[at + 5] + lines[at + 6] * share;
    const inside = half - Math.sqrt(ex * ex + ey * ey) * this.#view.mmPerPixel;
    const k = j * this.#columns + i;
    if (inside <= this.#distance[k]) return;
    this.#distance[k] = inside;
    this.#nearest[k] = index;
  }

  /** Hands on segments to the right and down (`step` 1) or to the left and up (-1), as far as they are seen. */
  #sweep(least: number, step: 1 | -1): void {
    const columns = this.#columns;
    const before = -step * columns;
    const last = columns * this.#rows;
    for (let row = 0; row < this.#rows; row++) {
      const j = step > 0 ? row : this.#rows - 1 - row;
      for (let column = 0; column < columns; column++) {
        const i = step > 0 ? column : columns - 1 - column;
        const k = j * columns + i;
        if (column > 0) this.#learn(i, j, k - step, least);
        const beyond = k + before;
        if (beyond < 0 || beyond >= last) continue;
        this.#learn(i, j, beyond, least);
        if (column > 0) this.#learn(i, j, beyond - step, least);
        if (column < columns - 1) this.#learn(i, j, beyond + step, least);
      }
    }
  }

  #learn(i: number, j: number, neighbour: number, least: number): void {
    const index = this.#nearest[neighbour];
    if (index === NONE || index === this.#nearest[j * this.#columns + i]) return;
    if (this.#distance[neighbour] > least) this.#offer(i, j, index);
  }

  #markSquares(least: number): void {
    for (let j = 0; j < this.#rows; j++) {
      const row = (j >> SQUARE) * this.#squareColumns;
      for (let i = 0; i < this.#columns; i++) {
        if (this.#distance[j * this.#columns + i] > least) this.#squares[row + (i >> SQUARE)] = 1;
      }
    }
  }

  /** Whether a vein may be found at this point; cheap. Points are asked for row by row. */
  isNear(x: number, y: number): boolean {
    const { left, top, mmPerPixel, rows } = this.#view;
    const row = (y - top) / mmPerPixel;
    const asked = clamp(row, 0, rows - 1);
    // The row before a band is asked for again after it, for the corners of its pixels.
    if (asked >= this.#from + this.#middle || asked < this.#from - BEYOND) this.#move(asked);
    const i = clamp((x - left) / mmPerPixel + this.#margin, 0, this.#columns - 1) | 0;
    const j = clamp(row + this.#margin - this.#first, 0, this.#rows - 1) | 0;
    return this.#squares[(j >> SQUARE) * this.#squareColumns + (i >> SQUARE)] === 1;
  }

  /** Finds the vein at a point, or one within roughness of a point whose nearness was asked for before. */
  at(x: number, y: number): void {
    const { left, top, mmPerPixel } = this.#view;
    const fx = clamp((x - left) / mmPerPixel + this.#margin, 0, this.#columns - 1.01);
    const fy = clamp((y - top) / mmPerPixel + this.#margin - this.#first, 0, this.#rows - 1.01);
    const i = fx | 0;
    const j = fy | 0;
    const u = fx - i;
    const v = fy - j;
    const k = j * this.#columns + i;
    const distance = this.#distance;
    const below = k + this.#columns;
    const upper = distance[k] + u * (distance[k + 1] - distance[k]);
    const lower = distance[below] + u * (distance[below + 1] - distance[below]);
    this.inside = upper + v * (lower - upper);
    // Segments are never mixed, as their sides flip between veins: the nearest pixel's is taken.
    const index = this.#nearest[(v < 0.5 ? k : below) + (u < 0.5 ? 0 : 1)];
    if (index === NONE) {
      this.opacity = 0;
      return;
    }
    this.opacity = this.#lines[index * NUMBERS + 8];
    if (this.#coordinates) this.#locate(fx, fy + this.#first, index);
  }

  #locate(fx: number, fy: number, index: number): void {
    const lines = this.#lines;
    const at = index * NUMBERS;
    const px = fx - lines[at];
    const py = fy - lines[at + 1];
    const dx = lines[at + 2];
    const dy = lines[at + 3];
    const { mmPerPixel } = this.#view;
    const share = clamp((px * dx + py * dy) * lines[at + 4]);
    const ex = px - share * dx;
    const ey = py - share * dy;
    const away = Math.sqrt(ex * ex + ey * ey) * mmPerPixel;
    this.along = lines[at + 7] + (share * mmPerPixel) / Math.sqrt(lines[at + 4]);
    this.across = ex * dy > ey * dx ? -away : away;
  }
}
