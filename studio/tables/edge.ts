/**
 * A profile is what a saw and a polishing wheel leave of a piece, seen in a section from its middle on top, over its edge, to
 * its middle below. A ring of it runs around the outline.
 */
export type Ring = {
  /** How far inside the outline, mm. */
  inset: number;
  y: number;
  /** The normal's share that points outwards, and that which points up. */
  out: number;
  up: number;
  /** Where it lies on the slab seen from above: an inset, negative where the veins have run on over the edge. */
  on: number;
};

/** Rings that are joined smoothly. Between two strips there is an edge or a seam. */
export type Strip = Ring[];

/** Steps of an eased edge, and of a bullnose; light runs smoothly over the few sides. */
const ARC_STEPS = 2;
const BULLNOSE_STEPS = 10;

/** How a flat piece is divided from its edge inwards, to the middle: its lower face, and its upper one in `above` steps. */
export type Flat = { deepest: number; steps: number; above?: number };

/** Edges rounded by `arris`, above and below. */
export function eased(y: number, thickness: number, arris: number, flat: Flat): Strip[] {
  const low = y - thickness;
  const over = [
    ...topFlat(y, arris, flat),
    ...bend({ inset: arris, y: y - arris }, arris, 90, 0, ARC_STEPS),
    ...bend({ inset: arris, y: low + arris }, arris, 0, -90, ARC_STEPS),
  ];
  return [measured(over, arris), underside(low, arris, flat)];
}

/** The edge a half circle. */
export function bullnose(y: number, thickness: number, flat: Flat): Strip[] {
  const radius = thickness / 2;
  const over = [
    ...topFlat(y, radius, flat),
    ...bend({ inset: radius, y: y - radius }, radius, 90, -90, BULLNOSE_STEPS),
  ];
  return [measured(over, radius), underside(y - thickness, radius, flat)];
}

/** Bevelled from below, so that a thick top shows a thin edge of `land` millimetres. */
export function bevelled(
  y: number,
  thickness: number,
  { arris, land, bevel }: { arris: number; land: number; bevel: number },
  flat: Flat,
): Strip[] {
  const low = y - thickness;
  const fall = thickness - land;
  const length = Math.hypot(fall, bevel);
  const [out, up] = [fall / length, -bevel / length];
  const over = [
    ...topFlat(y, arris, flat),
    ...bend({ inset: arris, y: y - arris }, arris, 90, 0, ARC_STEPS),
    ring(0, y - land, 1, 0),
  ];
  // Veins go through the slab, so that the bevel shows those of the face above it.
  const slope = [ring(0, y - land, out, up), ring(bevel, low, out, up)];
  return [measured(over, arris), slope, underside(low, bevel, flat)];
}

/** A top with strips mitred under its edge, which then looks `drop` thick; the veins run on over the mitre. */
export function mitredApron(
  y: number,
  thickness: number,
  { arris, drop }: { arris: number; drop: number },
  flat: Flat,
): Strip[] {
  const low = y - drop;
  const outside = measured(
    [
      ...topFlat(y, arris, flat),
      ...bend({ inset: arris, y: y - arris }, arris, 90, 0, ARC_STEPS),
      ...bend({ inset: arris, y: low + arris }, arris, 0, -90, ARC_STEPS),
    ],
    arris,
  );
  // Nobody looks at the sawn edge below: it shows the last of the slab, drawn out.
  const on = outside.at(-1)?.on ?? 0;
  const sawn = [arris, thickness].map((inset) => ({ ...ring(inset, low, 0, -1), on }));
  const inside = [ring(thickness, low, -1, 0), ring(thickness, y - thickness, -1, 0)];
  return [outside, sawn, inside, underside(y - thickness, thickness, flat)];
}

/** A piece that stands: its side from `y` down to `low`, divided in pieces of about `rise` millimetres. */
export function shaft(y: number, low: number, rise: number): Strip {
  const pieces = Math.max(1, Math.round((y - low) / rise));
  return Array.from({ length: pieces + 1 }, (_, index) => ring(0, y + ((low - y) * index) / pieces, 1, 0));
}

/** The lower end of a piece that stands. */
export function foot(low: number, deepest: number): Strip {
  return underside(low, 0, { deepest, steps: 1 });
}

function ring(inset: number, y: number, out: number, up: number): Ring {
  return { inset, y, out, up, on: inset };
}

/** The top face from its middle to where the edge begins. */
function topFlat(y: number, edge: number, { deepest, steps, above = steps }: Flat): Strip {
  return inwards(edge, deepest, above)
    .reverse()
    .map((inset) => ring(inset, y, 0, 1));
}

/** What lies below shows the same veins, as they go through the slab. */
function underside(y: number, edge: number, { deepest, steps }: Flat): Strip {
  return inwards(edge, deepest, steps).map((inset) => ring(inset, y, 0, -1));
}

function inwards(edge: number, deepest: number, steps: number): number[] {
  return Array.from({ length: steps + 1 }, (_, index) => edge + ((deepest - edge) * index) / steps);
}

/** A bend about a centre, from one direction (degrees above the horizontal) to another. */
function bend(
  centre: { inset: number; y: number },
  radius: number,
  from: number,
  to: number,
  steps: number,
): Strip {
  return Array.from({ length: steps + 1 }, (_, index) => {
    const angle = ((from + ((to - from) * index) / steps) * Math.PI) / 180;
    const [out, up] = [round(Math.cos(angle)), round(Math.sin(angle))];
    return ring(centre.inset - radius * out, centre.y + radius * up, out, up);
  });
}

/** Without what floating point adds, so that a bend ends exactly where the face begins. */
function round(value: number): number {
  return Math.round(value * 1e9) / 1e9;
}

/** Lets the slab run on from the inset `edge` over the rest of the profile, by the length along it. */
function measured(strip: Strip, edge: number): Strip {
  let gone = 0;
  let before: Ring | undefined;
  return strip.map((each) => {
    if (before) gone += Math.hypot(each.inset - before.inset, each.y - before.y);
    if (each.up === 1 && each.inset >= edge) gone = 0;
    before = each;
    return { ...each, on: each.up === 1 ? each.inset : edge - gone };
  });
}
