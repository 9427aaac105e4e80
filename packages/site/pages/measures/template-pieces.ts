import { type MeasuredPiece, newPiece } from "@stoneyard/site/choice/measures.ts";
import { BOUNDS } from "./draft.ts";

export const TEMPLATE_NAMES = [
  "straight",
  "corner",
  "horseshoe",
  "island",
  "stairs",
  "bath",
  "sills",
  "floor",
] as const;
export type TemplateName = (typeof TEMPLATE_NAMES)[number];

/** A number that a template needs: what it is called under `measures.asked`, what it is at first, and at most: more is for the yard. */
export type Asked = { name: "steps" | "windows" | "squareMetres"; first: number; most: number };
type Template = { asks?: Asked; pieces: (number: number) => MeasuredPiece[] };

/** What visitors begin from. */
export const TEMPLATES: Readonly<Record<TemplateName, Template>> = {
  straight: { pieces: straight },
  corner: { pieces: corner },
  horseshoe: { pieces: horseshoe },
  island: { pieces: island },
  stairs: { asks: { name: "steps", first: 15, most: 99 }, pieces: stairs },
  bath: { pieces: bath },
  sills: { asks: { name: "windows", first: 4, most: 99 }, pieces: sills },
  floor: { asks: { name: "squareMetres", first: 12, most: 150 }, pieces: floor },
};

/** Usual depths, mm: a worktop with its overhang, a splashback up to the wall units. */
const WORKTOP = 620;
const SPLASHBACK = 600;

/** A splashback as long as each run of worktop. */
export function splashbacksBehind(pieces: readonly MeasuredPiece[]): MeasuredPiece[] {
  return pieces.flatMap(({ kind, length, count }) =>
    kind === "worktopRun" ? [newPiece("splashback", length, SPLASHBACK, { count })] : [],
  );
}

function straight(): MeasuredPiece[] {
  return [newPiece("worktopRun", 2400, WORKTOP, { polished: ["front"], cutOuts: { sink: 1, hob: 1 } })];
}

/** The return begins where the run's depth ends. */
function corner(): MeasuredPiece[] {
  return [
    newPiece("worktopRun", 2600, WORKTOP, { polished: ["front"], cutOuts: { sink: 0, hob: 1 } }),
    newPiece("worktopRun", 1500, WORKTOP, { polished: ["front", "right"], cutOuts: { sink: 1, hob: 0 } }),
  ];
}

function horseshoe(): MeasuredPiece[] {
  return [
    newPiece("worktopRun", 2400, WORKTOP, { polished: ["front"], cutOuts: { sink: 1, hob: 0 } }),
    newPiece("worktopRun", 1800, WORKTOP, { polished: ["front", "right"], cutOuts: { sink: 0, hob: 1 } }),
    newPiece("worktopRun", 1800, WORKTOP, { polished: ["front", "left"] }),
  ];
}

function island(): MeasuredPiece[] {
  return [
    newPiece("islandTop", 2000, 900, { polished: ["front", "back"], cutOuts: { sink: 0, hob: 1 } }),
    newPiece("waterfall", 880, 900, { polished: ["front", "back"], count: 2 }),
  ];
}

/** A flight 100 cm wide; each tread lies over the riser below it. */
function stairs(steps: number): MeasuredPiece[] {
  return [
    newPiece("stairTread", 1000, 320, { count: Math.round(steps), polished: ["front"] }),
    newPiece("stairRiser", 1000, 150, { count: Math.round(steps) }),
  ];
}

/** The wall behind a bath of 160 cm, and beside it up to the end of the bath. */
function bath(): MeasuredPiece[] {
  return [newPiece("wallPanel", 1600, 1200), newPiece("wallPanel", 750, 1200, { runsOn: true })];
}

function sills(windows: number): MeasuredPiece[] {
  return [
    newPiece("windowSill", 1300, 250, { count: Math.round(windows), polished: ["front", "left", "right"] }),
  ];
}

const TILE = 600;

/** Tiles for an area, with the tenth more that is cut off along walls; more than an entry may have in several. */
function floor(squareMetres: number): MeasuredPiece[] {
  const tiles = Math.ceil((squareMetres * 1.1 * 1_000_000) / TILE ** 2);
  const { most } = BOUNDS.count;
  return Array.from({ length: Math.ceil(tiles / most) }, (_, entry) =>
    newPiece("floorTile", TILE, TILE, { count: Math.min(tiles - entry * most, most) }),
  );
}
