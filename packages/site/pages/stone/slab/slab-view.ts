/** Centimetres, or pixels where it is said. */
export type Size = { width: number; height: number };
export type Point = { x: number; y: number };
/** A rectangle on the slab in centimetres, from the slab's upper left corner. */
export type Rect = Point & Size;

/**
 * What is seen of a slab through a frame of its own shape: how many times larger than when the whole slab fills it, and
 * which point of the slab, cm, lies in the frame's upper left corner.
 */
export type View = Point & { zoom: number };

/** A slab, cm, and how far it may be zoomed. */
export type Bounds = { slab: Size; maxZoom: number };

export const WHOLE: View = { zoom: 1, x: 0, y: 0 };

/** A CSS pixel is by definition 1/96 inch; on a screen of usual density that is about true. */
export const LIFE_SIZE_PX_PER_CM = 96 / 2.54;

/** One press of a key or a button, or one double click, zooms by this factor. */
export const ZOOM_STEP = 2;

/** The zoom at which the slab has its true size in a frame of `framePx` pixels' width. */
export function lifeSizeZoom(slab: Size, framePx: number): number {
  return Math.max(1, (LIFE_SIZE_PX_PER_CM * slab.width) / framePx);
}

/** The part of the slab that lies in the frame. */
export function visible({ zoom, x, y }: View, { slab }: Bounds): Rect {
  return { x, y, width: slab.width / zoom, height: slab.height / zoom };
}

/** The nearest view that shows nothing beyond the slab's edges and is not zoomed too far. */
export function within({ zoom, x, y }: View, { slab, maxZoom }: Bounds): View {
  const near = clamp(zoom, 1, maxZoom);
  return {
    zoom: near,
    x: clamp(x, 0, slab.width - slab.width / near),
    y: clamp(y, 0, slab.height - slab.height / near),
  };
}

/** Zooms by `factor`; the stone at `at`, in parts (0 to 1) of the frame, stays where it is. */
export function zoomedAt(view: View, bounds: Bounds, factor: number, at: Point): View {
  const { slab, maxZoom } = bounds;
  const zoom = clamp(view.zoom * factor, 1, maxZoom);
  const grown = 1 / view.zoom - 1 / zoom;
  return within(
    { zoom, x: view.x + at.x * slab.width * grown, y: view.y + at.y * slab.height * grown },
    bounds,
  );
}

/** Lets the frame go over the slab by a way in centimetres of the slab. */
export function panned(view: View, bounds: Bounds, { x, y }: Point): View {
  return within({ zoom: view.zoom, x: view.x + x, y: view.y + y }, bounds);
}

/** The view of this zoom with `middle`, cm, in the middle of the frame, as far as the slab's edges let it be there. */
export function centredOn(middle: Point, zoom: number, bounds: Bounds): View {
  const { width, height } = bounds.slab;
  return within({ zoom, x: middle.x - width / zoom / 2, y: middle.y - height / zoom / 2 }, bounds);
}

/** The least panned view in which something of `rect` is well in sight: all of it, or what fits of its upper left part. */
export function revealing(view: View, bounds: Bounds, rect: Rect): View {
  const frame = visible(view, bounds);
  const inset = Math.min(frame.width, frame.height) / 20;
  const along = (from: number, length: number, start: number, size: number) => {
    const [first, last] = [start + size + inset - length, start - inset];
    return first <= last ? clamp(from, first, last) : last;
  };
  return within(
    {
      zoom: view.zoom,
      x: along(frame.x, frame.width, rect.x, rect.width),
      y: along(frame.y, frame.height, rect.y, rect.height),
    },
    bounds,
  );
}

/**
 * The view at `part` (0 to 1) of the way from one to another. The zoom grows evenly to the eye, and the point that has
 * the same place in both keeps it all the way.
 */
export function onTheWay(from: View, to: View, part: number): View {
  if (part >= 1) return to;
  const zoom = from.zoom * (to.zoom / from.zoom) ** part;
  const way = from.zoom === to.zoom ? part : (1 / zoom - 1 / from.zoom) / (1 / to.zoom - 1 / from.zoom);
  return { zoom, x: from.x + (to.x - from.x) * way, y: from.y + (to.y - from.y) * way };
}

export function overlap(one: Rect, other: Rect): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

export function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}

/** A part of the slab as CSS and SVG say it. */
export function percent(part: number, whole: number): string {
  return `${(part / whole) * 100}%`;
}
