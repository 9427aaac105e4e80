import { type MeasuredPiece, newPiece } from "./measured-piece.ts";

/** What visitors begin from. `asks` is a number that it needs, with what it first says. */
export const TEMPLATES = {
  straight: { pieces: () => straight() },
  corner: { pieces: () => corner() },
  horseshoe: { pieces: () => horseshoe() },
  island: { pieces: () => island() },
  stairs: { asks: 15, pieces: (steps: number) => stairs(steps) },
  bath: { pieces: () => bath() },
  sills: { asks: 4, pieces: (windows: number) => sills(windows) },
  floor: { asks: 12, pieces: (squareMetres: number) => floor(squareMetres) },
} as const;
export type TemplateName = keyof typeof TEMPLATES;
export const TEMPLATE_NAMES = Object.keys(TEMPLATES) as TemplateName[];

/** Usual depths, mm: a worktop with its overhang, a splashback up to the wall units. */
const WORKTOP = 620;
const SPLASHBACK = 600;
const BOTH_CUT_OUTS = { sink: 1, hob: 1 };

function straight(): MeasuredPiece[] {
  return [
    newPiece("worktopRun", 2400, WORKTOP, { polished: ["front"], cutOuts: BOTH_CUT_OUTS }),
    newPiece("splashback", 2400, SPLASHBACK),
  ];
}

/** The return begins where the run's depth ends. */
function corner(): MeasuredPiece[] {
  return [
    newPiece("worktopRun", 2600, WORKTOP, { polished: ["front"], cutOuts: { sink: 0, hob: 1 } }),
    newPiece("worktopRun", 1500, WORKTOP, { polished: ["front", "right"], cutOuts: { sink: 1, hob: 0 } }),
    newPiece("splashback", 2600, SPLASHBACK),
    newPiece("splashback", 1500, SPLASHBACK),
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

/** Tiles for an area, with the tenth more that is cut off along walls. */
function floor(squareMetres: number): MeasuredPiece[] {
  const tiles = Math.ceil((squareMetres * 1.1 * 1_000_000) / TILE ** 2);
  return [newPiece("floorTile", TILE, TILE, { count: tiles })];
}
