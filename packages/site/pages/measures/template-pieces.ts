import { type CountedTemplate, type MeasuredPiece, newPiece } from "@stoneyard/site/choice/measures.ts";
import { type DraftField, type DraftPiece, readDrafts } from "./draft.ts";

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

/** Usual depths, mm: a worktop with its overhang, a splashback up to the wall units. */
const WORKTOP = 620;
const SPLASHBACK = 600;

/** A splashback behind each run of worktop. From the second run on it reaches into the corner, which the first one fills. */
export function splashbacksBehind(pieces: readonly MeasuredPiece[]): MeasuredPiece[] {
  const runs = pieces.filter(({ kind }) => kind === "worktopRun");
  return runs.map(({ length, count }, place) => {
    const corner = place > 0 ? (runs[0]?.depth ?? 0) : 0;
    return newPiece("splashback", length + corner, SPLASHBACK, { count });
  });
}

const TILE = 600;

/** What visitors begin from, with sizes that are usual. */
export const TEMPLATES: Readonly<Record<TemplateName, readonly MeasuredPiece[]>> = {
  straight: [newPiece("worktopRun", 2400, WORKTOP, { polished: ["front"], cutOuts: { sink: 1, hob: 1 } })],
  // The return begins where the run's depth ends.
  corner: [
    newPiece("worktopRun", 2600, WORKTOP, { polished: ["front"], cutOuts: { sink: 0, hob: 1 } }),
    newPiece("worktopRun", 1500, WORKTOP, { polished: ["front", "right"], cutOuts: { sink: 1, hob: 0 } }),
  ],
  horseshoe: [
    newPiece("worktopRun", 2400, WORKTOP, { polished: ["front"], cutOuts: { sink: 1, hob: 0 } }),
    newPiece("worktopRun", 1800, WORKTOP, { polished: ["front", "right"], cutOuts: { sink: 0, hob: 1 } }),
    newPiece("worktopRun", 1800, WORKTOP, { polished: ["front", "left"] }),
  ],
  island: [
    newPiece("islandTop", 2000, 900, { polished: ["front", "back"], cutOuts: { sink: 0, hob: 1 } }),
    newPiece("waterfall", 880, 900, { polished: ["front", "back"], count: 2 }),
  ],
  // A flight 100 cm wide; each tread lies over the riser below it.
  stairs: [newPiece("stairTread", 1000, 320, { polished: ["front"] }), newPiece("stairRiser", 1000, 150)],
  // The wall behind a bath of 160 cm, and beside it up to the end of the bath.
  bath: [newPiece("wallPanel", 1600, 1200), newPiece("wallPanel", 750, 1200, { runsOn: true })],
  sills: [newPiece("windowSill", 1300, 250, { polished: ["front", "left", "right"] })],
  floor: [newPiece("floorTile", TILE, TILE)],
};

/** How a number decides how many pieces a template has. */
type Asked = {
  /** What is asked for, under `measures.asked`. */
  name: "steps" | "windows" | "squareMetres";
  first: number;
  /** More is for the yard. */
  most: number;
  count: (number: number, piece: MeasuredPiece) => number;
  /** Fields that are the same in all of its pieces. */
  alike: readonly DraftField[];
};

export const ASKED: Readonly<Record<CountedTemplate, Asked>> = {
  stairs: { name: "steps", first: 15, most: 99, count: Math.round, alike: ["length"] },
  sills: { name: "windows", first: 4, most: 99, count: Math.round, alike: [] },
  floor: { name: "squareMetres", first: 12, most: 150, count: tilesFor, alike: [] },
};

export function isCounted(name: TemplateName): name is CountedTemplate {
  return Object.hasOwn(ASKED, name);
}

/** Tiles for an area, with the tenth more that is cut off along walls. */
function tilesFor(squareMetres: number, { length, depth }: MeasuredPiece): number {
  return Math.ceil((squareMetres * 1.1 * 1_000_000) / (length * depth));
}

/** The pieces of a template as many as its number asks for; whatever else was entered stays, as does what cannot be read. */
export function recounted(
  drafts: readonly DraftPiece[],
  template: CountedTemplate,
  number: number,
): DraftPiece[] {
  return drafts.map((draft) => {
    if (!isOf(template, draft)) return draft;
    const { pieces, problems } = readDrafts([draft]);
    const [piece] = pieces;
    if (!piece || problems.some(({ field }) => field !== "count")) return draft;
    return { ...draft, count: String(ASKED[template].count(number, piece)) };
  });
}

/** The pieces of a template after one of them got another size: what is alike in all of them changes together. */
export function resized(
  drafts: readonly DraftPiece[],
  template: CountedTemplate,
  change: Partial<DraftPiece>,
): DraftPiece[] {
  const alike = Object.fromEntries(
    ASKED[template].alike.flatMap((field) => (change[field] === undefined ? [] : [[field, change[field]]])),
  );
  return drafts.map((draft) => (isOf(template, draft) ? { ...draft, ...alike } : draft));
}

/** Whether an entry is one of those that a template counts. */
export function isOf(template: CountedTemplate, { kind }: Pick<DraftPiece, "kind">): boolean {
  return TEMPLATES[template].some((piece) => piece.kind === kind);
}
