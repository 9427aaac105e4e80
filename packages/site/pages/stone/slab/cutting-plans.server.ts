import type { Purpose } from "@stoneyard/catalogue/kinds/purpose.ts";
import { fits } from "@stoneyard/cutting/pack.ts";
import { packRows, stripOf } from "@stoneyard/cutting/rows.ts";
import { shownPart } from "@stoneyard/site/ui/cropped-picture.tsx";
import type { PictureView } from "@stoneyard/site/ui/picture.tsx";
import type { CuttingPlan, Piece } from "./pieces.ts";
import type { Size } from "./slab-view.ts";

const MM_PER_CM = 10;
/** What stays free between two pieces of a plan, and of the slab's raw edge, cm: room to move them. */
const [GAP, EDGE] = [3, 4];
/** The first layouts are enough for so few pieces: nothing is improved by trying. */
const QUICKLY = 0;
const SAW = { kerf: GAP * MM_PER_CM, margin: EDGE * MM_PER_CM };

/** Pieces that lie side by side, so that their veins run on. Sizes in cm. */
type Row = (Size & Pick<Piece, "name">)[];

/** All that a plan may be cut into, the best first: the first that one slab holds is taken. */
type Variants = (slab: Size) => Iterable<Row[]>;

const PLANS: readonly (Omit<CuttingPlan, "pieces"> & {
  variants: Variants;
  insteadOf?: CuttingPlan["name"];
})[] = [
  { name: "worktop", use: "worktop", variants: worktops },
  { name: "island", use: "worktop", variants: islands },
  { name: "vanities", use: "vanity", variants: vanities },
  { name: "table", use: "table", variants: tables },
  { name: "lowTable", use: "table", variants: lowTables, insteadOf: "table" },
  { name: "panels", use: "wall", variants: panels },
];

/** A slab's size, cm, and what can be cut from it. */
export type SlabCuts = { size: Size; plans: CuttingPlan[] };

/**
 * What can be cut from each of these slabs.
 * @param usual the size, cm, of a slab whose picture does not know its own scale
 */
export function slabCuts(
  pictures: readonly PictureView[],
  usual: Size,
  uses: readonly Purpose[],
): SlabCuts[] {
  return pictures.map((picture) => {
    const size = sizeOf(picture, usual);
    return { size, plans: plansFor(uses, size) };
  });
}

/** How large the stone in a picture is, cm. */
function sizeOf(picture: PictureView, usual: Size): Size {
  const { mmPerPixel } = picture;
  if (!mmPerPixel) return usual;
  const { width, height } = shownPart(picture);
  return { width: Math.round((width * mmPerPixel) / 10), height: Math.round((height * mmPerPixel) / 10) };
}

const known = new Map<string, readonly CuttingPlan[]>();

/** What a slab of this size, cm, is usually cut into, of that for which the stone is good. */
export function plansFor(uses: readonly Purpose[], slab: Size): CuttingPlan[] {
  const key = `${slab.width} × ${slab.height}`;
  const plans = known.get(key) ?? allPlans(slab);
  known.set(key, plans);
  return plans.filter(({ use }) => uses.includes(use));
}

function allPlans(slab: Size): CuttingPlan[] {
  const plans: CuttingPlan[] = [];
  for (const { name, use, variants, insteadOf } of PLANS) {
    if (plans.some((plan) => plan.name === insteadOf)) continue;
    for (const rows of variants(slab)) {
      const pieces = packed(rows, slab);
      if (!pieces) continue;
      plans.push({ name, use, pieces });
      break;
    }
  }
  return plans;
}

/** The pieces where the packer lays them; undefined where one slab does not hold them. */
function packed(rows: readonly Row[], slab: Size): Piece[] | undefined {
  const pieces = rows.map((row) => row.map((piece) => ({ ...inMm(piece), turns: false })));
  const whole = inMm(slab);
  if (!pieces.every((row) => fits(stripOf(row, SAW), whole, SAW))) return undefined;
  const { placed, slabs } = packRows(pieces, whole, SAW, { effort: QUICKLY });
  if (slabs > 1) return undefined;
  return rows.flat().map((piece, i) => {
    const { x = 0, y = 0 } = placed[i] ?? {};
    return { ...piece, x: x / MM_PER_CM, y: y / MM_PER_CM };
  });
}

const inMm = ({ width, height }: Size): Size => ({ width: width * MM_PER_CM, height: height * MM_PER_CM });

/** A run with the splashback behind it, the return of the L and a sill. */
function* worktops(slab: Size): Iterable<Row[]> {
  for (const run of downFrom(Math.min(300, tens(slab.width - 2 * EDGE)), 240, 10)) {
    const corner = Math.min(180, run - 100);
    for (const back of downFrom(60, 15, 5)) {
      yield [
        [{ name: "worktopRun", width: run, height: 62 }],
        [{ name: "splashback", width: run, height: back }],
        [
          { name: "worktopCorner", width: corner, height: 62 },
          { name: "windowSill", width: run - corner - GAP, height: 25 },
        ],
      ];
    }
  }
}

/** As high as a worktop with its cabinets. */
const END_HEIGHT = 89;

/** A top with stone down to the floor at both ends; on a lower slab at one, and a splashback of what is left. */
function* islands(slab: Size): Iterable<Row[]> {
  for (const depth of downFrom(100, 80, 5)) {
    for (const top of downFrom(Math.min(240, tens(slab.width - 2 * EDGE)), 2 * depth + GAP, 10)) {
      const end = { name: "waterfall" as const, width: depth, height: END_HEIGHT };
      yield [[{ name: "islandTop", width: top, height: depth }], [end, end]];
    }
  }
  for (const top of downFrom(Math.min(240, tens(slab.width - 2 * EDGE - GAP - END_HEIGHT)), 160, 10)) {
    for (const back of downFrom(60, 15, 5)) {
      yield [
        [
          { name: "islandTop", width: top, height: 90 },
          { name: "waterfall", width: END_HEIGHT, height: 90 },
        ],
        [{ name: "splashback", width: top + GAP + END_HEIGHT, height: back }],
      ];
    }
  }
}

/** Two tops with their fronts and sides, and the wall behind them where the slab is high enough. */
function* vanities(slab: Size): Iterable<Row[]> {
  for (const width of downFrom(Math.min(150, fives((slab.width - 2 * EDGE - GAP) / 2)), 110, 5)) {
    const pair = (name: Piece["name"], height: number): Row => [
      { name, width, height },
      { name, width, height },
    ];
    const side = { name: "vanitySide" as const, width: 55, height: 20 };
    const rows = [pair("vanityTop", 55), pair("vanityFront", 20), [side, side, side, side]];
    for (const wall of downFrom(88, 40, 4)) yield [...rows, pair("vanityWall", wall)];
    yield rows;
  }
}

/** A top, two supports and as many benches as there is room for. */
function* tables(slab: Size): Iterable<Row[]> {
  const support: Row = [{ name: "tableLeg", width: 80, height: 74 }];
  for (const width of downFrom(Math.min(220, tens(slab.width - 2 * EDGE - GAP - 80)), 160, 10)) {
    for (const benches of downFrom(2, 0, 1)) {
      const bench: Row = [{ name: "bench", width: Math.min(180, width), height: 40 }];
      yield [[{ name: "tableTop", width, height: 100 }], support, support, ...Array(benches).fill(bench)];
    }
  }
}

/** A table before a sofa, of a slab too low for supports of a dining table. */
function* lowTables(slab: Size): Iterable<Row[]> {
  const support: Row = [{ name: "tableLeg", width: 80, height: 42 }];
  for (const width of downFrom(Math.min(140, tens(slab.width - 2 * EDGE - GAP - 80)), 100, 10))
    yield [[{ name: "tableTop", width, height: 80 }], support, support];
}

/** As high as the slab, and as wide as leaves least of it; from one to the next the veins run on. */
function* panels(slab: Size): Iterable<Row[]> {
  const height = tens(slab.height - 2 * EDGE);
  if (height < 100) return;
  for (const count of [3, 2]) {
    for (const width of [100, 90, 80]) yield [Array(count).fill({ name: "wallPanel", width, height })];
  }
}

/** Numbers from the greatest to the least. */
function* downFrom(greatest: number, least: number, step: number): Iterable<number> {
  for (let number = greatest; number >= least; number -= step) yield number;
}

const tens = (cm: number): number => Math.floor(cm / 10) * 10;
const fives = (cm: number): number => Math.floor(cm / 5) * 5;
