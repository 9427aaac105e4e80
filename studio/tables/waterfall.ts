import { addCorner, addQuad, emptyPart, type Part } from "./part.ts";

/** A place along a bent slab: on its outer face and, through the slab, on its inner one. */
type Station = { x: number; y: number; outX: number; outY: number; inX: number; inY: number; along: number };

export type Waterfall = {
  length: number;
  width: number;
  height: number;
  thickness: number;
  /** Height of the pads under its legs. */
  pads: number;
  arris: number;
  /** Longest piece of a face, mm. */
  step: number;
};

/**
 * A top whose slab goes over both ends down to the floor: three pieces cut from one slab and mitred, so that veins run from
 * the floor over the top to the floor. It lies on its cut from left to right as if unfolded, with `margin` on each side.
 */
export function waterfall(size: Waterfall, cut: string, margin: number): Part {
  const part = emptyPart("stone", cut);
  const stations = stationsOf(size);
  const sections = stations.map((station) => {
    return sectionOf(size).map(({ share, z, side, through, on }) => {
      const { x, y, outX, outY, inX, inY, along } = station;
      const normal = [outX * side, outY * side, through] as const;
      return addCorner(
        part,
        [x + (inX - x) * share, y + (inY - y) * share, z],
        normal,
        margin + along,
        margin + size.width / 2 + on,
      );
    });
  });
  const corners = sections[0]?.length ?? 0;
  for (const [index, section] of sections.slice(1).entries()) {
    const before = sections[index];
    for (let i = 0; i < corners; i++) {
      const next = (i + 1) % corners;
      addQuad(part, before[i], section[i], section[next], before[next]);
    }
  }
  closeEnds(part, stations, size);
  return part;
}

/** From the foot of the left leg over the top to that of the right leg. */
function stationsOf({ length, height, thickness, pads, arris, step }: Waterfall): Station[] {
  const [right, inner, under] = [length / 2, length / 2 - thickness, height - thickness];
  const leg = { outX: 1, outY: 0 };
  // The inner face is shorter, as the mitre cuts it off below the top.
  const shorter = (under - pads) / (height - arris - pads);
  const legs = steps(height - arris, pads, step).map((y) => {
    return { ...leg, x: right, y, inX: inner, inY: pads + (y - pads) * shorter };
  });
  // The corner: an eased mitre outside, sharp inside.
  const bend = [90, 67.5, 45, 22.5, 0].map((degrees) => {
    const [outY, outX] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
    const [x, y] = [right - arris + arris * outX, height - arris + arris * outY];
    return { x, y, outX, outY, inX: inner, inY: under };
  });
  const top = steps(-inner, inner, step).map((x) => ({ x, y: height, outX: 0, outY: 1, inX: x, inY: under }));
  const half = [...bend, ...legs];
  const mirrored = half.map((each) => ({ ...each, x: -each.x, outX: -each.outX, inX: -each.inX })).reverse();
  let along = 0;
  return [...mirrored, ...top, ...half].map((each, index, all) => {
    const before = all[index - 1];
    if (before) along += Math.hypot(each.x - before.x, each.y - before.y);
    return { ...each, along };
  });
}

function steps(from: number, to: number, step: number): number[] {
  const count = Math.max(1, Math.ceil(Math.abs(to - from) / step));
  return Array.from({ length: count + 1 }, (_, index) => from + ((to - from) * index) / count);
}

/** A section through the slab: the share of its thickness, the place across, the normal, and where the slab lies. */
type Place = { share: number; z: number; side: number; through: number; on: number };

function sectionOf({ width, thickness, arris, step }: Waterfall): Place[] {
  const half = width / 2;
  const across = steps(-half + arris, half - arris, step);
  const outer = across.map((z) => ({ share: 0, z, side: 1, through: 0, on: z }));
  const inner = across.toReversed().map((z) => ({ share: 1, z, side: -1, through: 0, on: z }));
  const edge = (sign: 1 | -1): Place[] => {
    const bends = [0, 30, 60, 90].map((degrees) => {
      const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
      const length = (arris * degrees * Math.PI) / 180;
      return { sin, cos, length };
    });
    const front = bends.map(({ sin, cos, length }) => ({
      share: (arris - arris * cos) / thickness,
      z: sign * (half - arris + arris * sin),
      side: cos,
      through: sign * sin,
      on: sign * (half - arris + length),
    }));
    const back = bends.toReversed().map(({ sin, cos, length }) => ({
      share: 1 - (arris - arris * cos) / thickness,
      z: sign * (half - arris + arris * sin),
      side: -cos,
      through: sign * sin,
      on: sign * (half + thickness - arris - length),
    }));
    return [...front, ...back];
  };
  return [...outer, ...edge(1), ...inner, ...edge(-1).reverse()];
}

/** The sawn ends of the legs, which stand on pads. */
function closeEnds(part: Part, stations: readonly Station[], { width, pads, arris }: Waterfall): void {
  for (const { x, inX } of [stations[0], stations[stations.length - 1]]) {
    const z = width / 2 - arris;
    const corners = [
      [x, -z],
      [x, z],
      [inX, z],
      [inX, -z],
    ].map(([cornerX = 0, cornerZ = 0]) => addCorner(part, [cornerX, pads, cornerZ], [0, -1, 0]));
    const [a, b, c, d] = corners;
    addQuad(part, a, b, c, d);
  }
}
