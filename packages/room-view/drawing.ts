import type { RoomPlane } from "./room-layers.ts";

/** A slab on a surface. */
export type LaidSlab = {
  url: string;
  /** Width and height of the slab, metres. */
  size: readonly [number, number];
  /** Metres by which the slab is moved under the surface, to the right and up. */
  shift: readonly [number, number];
  /** Degrees, counter-clockwise: 0, 90, 180 or 270. */
  turn: number;
  /** Whether the next slab is opened beside it like a book, as blocks are sawn; engineered slabs lie side by side. */
  bookmatched: boolean;
};

/** Slabs are scaled to this size, as the layers of one texture are alike. */
export type SlabPixels = { width: number; height: number };
/** 2.7 mm to a pixel on a slab of 3.2 m: finer than a room of 1600 pixels shows it. */
export const SLAB_PIXELS: SlabPixels = { width: 1200, height: 750 };

/** Slabs by surface. */
export type LaidSlabs = Readonly<Record<string, LaidSlab>>;

/** The scene to draw. */
export type Scene = {
  left: LaidSlabs;
  /** What lies right of the divider. */
  right?: LaidSlabs | undefined;
  /** Where the right side begins, as a share of the width. */
  divider: number;
};

/** A room on a canvas, wherever that is drawn. */
export type RoomDrawing = {
  /** @throws NotFetched where a slab cannot be fetched; the last drawing stays */
  show(scene: Scene, signal: AbortSignal): Promise<void>;
  /**
   * The last scene as JPEG, once it is drawn.
   * @throws where it could not be drawn
   */
  picture(): Promise<Blob>;
  /** The plane of stone that covers most of a pixel (x to the right, y down), if any. */
  planeAt(x: number, y: number): RoomPlane | undefined;
  /** Frees the graphics card. */
  dispose(): void;
};

export type DrawingOptions = {
  /** Ends the drawing. */
  signal: AbortSignal;
  /** The graphics context was lost: another canvas must replace this one. */
  onLost: () => void;
};
