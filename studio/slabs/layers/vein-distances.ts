import { clamp } from "../primitives/scalar.ts";
import type { View } from "../slab.ts";
import type { VeinSegment } from "./vein-paths.ts";

/** Points that no vein is near. */
const FAR = -1e6;
/** Side of the squares by which it is known where any vein is near, in pixels. */
const SQUARE = 16;

/** How deep in a vein the points of a view lie: distances in mm to the edges, above 0 inside, on a grid of pixels. */
export class VeinDistances {
  /** mm; below 0 outside. */
  inside = FAR;
  opacity = 0;
  /** mm along the vein, and from its middle: below 0 to the left of its course. Only with `coordinates`. */
  along = 0;
  across = 0;
  readonly #view: View;
  /** The grid is larger than the view by what roughness may reach for. */
  readonly #margin: number;
  readonly #columns: number;
  readonly #rows: number;
  readonly #distance: Float32Array;
  readonly #opacity: Float32Array;
  readonly #along: Float32Array;
  readonly #across: Float32Array;
  readonly #squares: Uint8Array;
  readonly #squareColumns: number;

  /**
   * @param reach how far from its edges a vein is seen, mm
   * @param coordinates keeps places along and across a vein, which doubles the memory
   */
  constructor(view: View, paths: readonly VeinSegment[], reach: number, coordinates: boolean) {
    this.#view = view;
    this.#margin = Math.ceil(reach / view.mmPerPixel) + 2;
    this.#columns = view.columns + 2 * this.#margin;
    this.#rows = view.rows + 2 * this.#margin;
    const points = this.#columns * this.#rows;
    this.#distance = new Float32Array(points).fill(FAR);
    this.#opacity = new Float32Array(points);
    this.#along = new Float32Array(coordinates ? points : 0);
    this.#across = new Float32Array(coordinates ? points : 0);
    this.#squareColumns = Math.ceil(this.#columns / SQUARE);
    this.#squares = new Uint8Array(this.#squareColumns * Math.ceil(this.#rows / SQUARE));
    for (const segment of paths) this.#draw(segment, reach);
  }

  #draw(segment: VeinSegment, reach: number): void {
    const { left, top, mmPerPixel } = this.#view;
    const x0 = (segment.x0 - left) / mmPerPixel + this.#margin;
    const y0 = (segment.y0 - top) / mmPerPixel + this.#margin;
    const dx = (segment.x1 - segment.x0) / mmPerPixel;
    const dy = (segment.y1 - segment.y0) / mmPerPixel;
    const around = (Math.max(segment.half0, segment.half1) + reach) / mmPerPixel + 2;
    const firstColumn = Math.max(0, Math.floor(Math.min(x0, x0 + dx) - around));
    const lastColumn = Math.min(this.#columns - 1, Math.ceil(Math.max(x0, x0 + dx) + around));
    const firstRow = Math.max(0, Math.floor(Math.min(y0, y0 + dy) - around));
    const lastRow = Math.min(this.#rows - 1, Math.ceil(Math.max(y0, y0 + dy) + around));
    const squared = dx * dx + dy * dy + 1e-9;
    const perLength = 1 / squared;
    const length = Math.sqrt(squared);
    const distance = this.#distance;
    const coordinates = this.#across.length > 0;
    for (let j = firstRow; j <= lastRow; j++) {
      for (let i = firstColumn; i <= lastColumn; i++) {
        const share = clamp(((i - x0) * dx + (j - y0) * dy) * perLength);
        const ex = i - x0 - share * dx;
        const ey = j - y0 - share * dy;
        const half = segment.half0 + (segment.half1 - segment.half0) * share;
        const away = Math.sqrt(ex * ex + ey * ey) * mmPerPixel;
        const k = j * this.#columns + i;
        if (half - away <= (distance[k] as number)) continue;
        distance[k] = half - away;
        this.#opacity[k] = segment.opacity;
        if (!coordinates) continue;
        this.#along[k] = segment.along + share * length * mmPerPixel;
        this.#across[k] = ex * dy > ey * dx ? -away : away;
      }
    }
    for (let j = firstRow >> 4; j <= lastRow >> 4; j++) {
      for (let i = firstColumn >> 4; i <= lastColumn >> 4; i++)
        this.#squares[j * this.#squareColumns + i] = 1;
    }
  }

  /** Whether a vein may be found at this point; cheap. */
  isNear(x: number, y: number): boolean {
    const { left, top, mmPerPixel } = this.#view;
    const i = clamp((x - left) / mmPerPixel + this.#margin, 0, this.#columns - 1) | 0;
    const j = clamp((y - top) / mmPerPixel + this.#margin, 0, this.#rows - 1) | 0;
    return this.#squares[(j >> 4) * this.#squareColumns + (i >> 4)] === 1;
  }

  at(x: number, y: number): void {
    const { left, top, mmPerPixel } = this.#view;
    const fx = clamp((x - left) / mmPerPixel + this.#margin, 0, this.#columns - 1.01);
    const fy = clamp((y - top) / mmPerPixel + this.#margin, 0, this.#rows - 1.01);
    const i = fx | 0;
    const j = fy | 0;
    const u = fx - i;
    const v = fy - j;
    const k = j * this.#columns + i;
    const distance = this.#distance;
    const below = k + this.#columns;
    const upper = (distance[k] as number) + u * ((distance[k + 1] as number) - (distance[k] as number));
    const lower =
      (distance[below] as number) + u * ((distance[below + 1] as number) - (distance[below] as number));
    this.inside = upper + v * (lower - upper);
    // Sides flip between veins, so these two are never mixed: the nearest point's are taken.
    const nearest = (v < 0.5 ? k : below) + (u < 0.5 ? 0 : 1);
    this.opacity = this.#opacity[k] as number;
    if (this.#across.length === 0) return;
    this.along = this.#along[nearest] as number;
    this.across = this.#across[nearest] as number;
  }
}
