import { bevelled, bullnose, eased, mitredApron, type Strip } from "./edge.ts";
import { circle, type Outline, rectangle } from "./outline.ts";
import type { Part } from "./part.ts";
import { sweep } from "./sweep.ts";
import { type Cut, type Detail, PAD, type TopSize, type Unit } from "./table.ts";
import { waterfall } from "./waterfall.ts";

/** How the edge of a top is worked, with the thickness of its slab in millimetres. */
export type EdgeWork =
  | { edge: "eased"; thickness: 20 | 30 }
  | { edge: "bullnose"; thickness: 20 | 30 }
  | { edge: "bevelled"; thickness: 20 | 30; land: number; bevel: number }
  | { edge: "apron"; thickness: 20; drop: number };

/** The arris that a polishing wheel leaves, mm. */
const ARRIS = 2.5;
/** A corner of a top that nobody hurts himself at, mm. */
const CORNER = 6;
const TOP_CUT = "top";

type Base = (high: number) => Unit;

/** A round top on its base. */
export function roundTable(
  size: TopSize,
  work: EdgeWork,
  base: Base,
  mmPerPixel: number,
  detail: Detail,
): Unit {
  const sides = Math.round((detail.sides * Math.min(1, 0.5 + size.length / 2600)) / 4) * 4;
  return tableOf(size, circle(size.length / 2, { sides }), work, base, mmPerPixel);
}

/** A square or rectangular top on its base. */
export function rectangularTable(
  size: TopSize,
  work: EdgeWork,
  base: Base,
  mmPerPixel: number,
  detail: Detail,
): Unit {
  const outline = rectangle(size.length, size.width, CORNER, { sides: 20, step: detail.step });
  return tableOf(size, outline, work, base, mmPerPixel);
}

/** A top that goes over its ends down to the floor. */
export function waterfallTable(
  size: TopSize,
  thickness: 20 | 30,
  mmPerPixel: number,
  pads: Part[],
  detail: Detail,
): Unit {
  const margin = 40;
  const { length, width, height } = size;
  const part = waterfall(
    { length, width, height, thickness, pads: PAD, arris: 2, step: detail.step },
    TOP_CUT,
    margin,
  );
  const cut: Cut = {
    name: TOP_CUT,
    width: length + 2 * (height - PAD) + 2 * margin,
    height: width + 2 * margin,
    mmPerPixel,
  };
  return { parts: [part, ...pads], cuts: [cut] };
}

function tableOf(size: TopSize, outline: Outline, work: EdgeWork, base: Base, mmPerPixel: number): Unit {
  const margin = (work.edge === "apron" ? work.drop : work.thickness) + 12;
  const [width, height] = [size.length + 2 * margin, size.width + 2 * margin];
  const mapping = { way: "plan", u: width / 2, v: height / 2 } as const;
  const top = sweep(outline, stripsOf(size.height, work, outline), {
    material: "stone",
    cut: TOP_CUT,
    mapping,
  });
  const under = base(size.height - work.thickness);
  return {
    parts: [top, ...under.parts],
    cuts: [{ name: TOP_CUT, width, height, mmPerPixel }, ...under.cuts],
  };
}

function stripsOf(y: number, work: EdgeWork, { deepest }: Outline): Strip[] {
  // Nothing shades the top from above.
  const flat = { deepest, steps: 3, above: 1 };
  if (work.edge === "eased") return eased(y, work.thickness, ARRIS, flat);
  if (work.edge === "bullnose") return bullnose(y, work.thickness, flat);
  if (work.edge === "bevelled") return bevelled(y, work.thickness, { arris: ARRIS, ...work }, flat);
  return mitredApron(y, work.thickness, { arris: ARRIS, drop: work.drop }, flat);
}
