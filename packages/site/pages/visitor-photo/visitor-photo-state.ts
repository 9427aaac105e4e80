import {
  type DrawnSurface,
  type Lay,
  type Stroke,
  SURFACE_KINDS,
  type SurfaceKind,
} from "@stoneyard/visitor-photo/recipe.ts";
import { depthBySheet } from "@stoneyard/visitor-photo/sheet.ts";
import { startingSheet, startingSurface } from "./starting-surface.ts";

/** As many as there are kinds; each may take a telephone 120 MB of memory while it is drawn. */
export const MOST_SURFACES = SURFACE_KINDS.length;

/** A choice of stones set aside for comparison. */
type SetAside = { id: string; lays: Readonly<Record<string, Lay>> };

/** All that a visitor has drawn and chosen for a photograph: plain data, stored and shared as it is. */
export type VisitorPhotoState = {
  /** Working size of the photograph, pixels. */
  size: readonly [width: number, height: number];
  /** Focal length, pixels of the working size. */
  focal: number;
  /** Where the camera looked, pixels of the working size. */
  centre: readonly [x: number, y: number];
  surfaces: readonly DrawnSurface[];
  /** The surface that tools work on. */
  chosen: string | undefined;
  /** By surface. */
  lays: Readonly<Record<string, Lay>>;
  aside: readonly SetAside[];
};

export type Measures = Partial<Pick<DrawnSurface, "depth" | "edge" | "upstand" | "fall">> & {
  /** Undefined: as far as the lines were drawn. */
  length?: number | undefined;
};

export type VisitorPhotoAction =
  | { type: "surface-added"; kind: SurfaceKind }
  | { type: "surface-chosen"; id: string }
  | { type: "surface-removed" }
  | { type: "marks-changed"; marks: Pick<DrawnSurface, "lines" | "sheet"> }
  | { type: "sheet-laid" }
  | { type: "sheet-removed" }
  | { type: "measures-changed"; measures: Measures }
  | { type: "stroke-added"; stroke: Stroke }
  | { type: "lightness-said"; lightness: number | undefined }
  | { type: "stone-laid"; stone: string }
  | { type: "stone-spread" }
  | { type: "slab-moved"; by: readonly [number, number] }
  | { type: "slab-turned" }
  | { type: "stones-set-aside" }
  | { type: "aside-shown"; id: string }
  | { type: "aside-removed"; id: string };

/** What was, what is, and what was undone. */
export type History = {
  past: readonly VisitorPhotoState[];
  present: VisitorPhotoState;
  future: readonly VisitorPhotoState[];
};

const MOST_UNDONE = 60;

type HistoryAction = VisitorPhotoAction | { type: "undo" } | { type: "redo" };

export function historyReducer(history: History, action: HistoryAction): History {
  const { past, present, future } = history;
  if (action.type === "undo") {
    const before = past.at(-1);
    return before ? { past: past.slice(0, -1), present: before, future: [present, ...future] } : history;
  }
  if (action.type === "redo") {
    const [next, ...later] = future;
    return next ? { past: [...past, present], present: next, future: later } : history;
  }
  const next = visitorPhotoReducer(present, action);
  if (next === present) return history;
  // Selecting a surface is no undoable change.
  if (action.type === "surface-chosen") return { past, present: next, future };
  return { past: [...past, present].slice(-MOST_UNDONE), present: next, future: [] };
}

export function visitorPhotoReducer(state: VisitorPhotoState, action: VisitorPhotoAction): VisitorPhotoState {
  switch (action.type) {
    case "surface-added":
      return withSurface(state, action.kind);
    case "surface-chosen":
      return { ...state, chosen: action.id };
    case "surface-removed":
      return withoutChosen(state);
    case "marks-changed":
      return changed(state, (surface) => bySheet(state, { ...surface, ...action.marks }));
    case "sheet-laid":
      return changed(state, (surface) => ({ sheet: startingSheet(surface, state) }));
    case "sheet-removed":
      return changed(state, () => ({ sheet: undefined }));
    case "measures-changed":
      return changed(state, () => action.measures);
    case "stroke-added":
      return changed(state, ({ strokes }) => ({ strokes: [...strokes, action.stroke] }));
    case "lightness-said":
      return changed(state, () => ({ lightness: action.lightness }));
    case "stone-laid":
      return withStone(state, action.stone);
    case "stone-spread":
      return withOneStone(state);
    case "slab-moved":
      return withLay(state, (lay) => ({
        ...lay,
        shift: [lay.shift[0] + action.by[0], lay.shift[1] + action.by[1]],
      }));
    case "slab-turned":
      return withLay(state, (lay) => ({ ...lay, turn: (lay.turn + 90) % 360 }));
    case "stones-set-aside":
      return setAside(state);
    case "aside-shown": {
      const found = state.aside.find(({ id }) => id === action.id);
      return found ? { ...state, lays: found.lays } : state;
    }
    case "aside-removed":
      return { ...state, aside: state.aside.filter(({ id }) => id !== action.id) };
  }
}

/**
 * Without stones that are not known, such as those that the catalogue had when it was kept or shared, and without those
 * of surfaces that are gone. Where none is left, the surfaces get the one that the visitor came with.
 */
export function withKnownStones(
  state: VisitorPhotoState,
  stones: readonly string[],
  asked: string | null,
): VisitorPhotoState {
  const present = new Set(state.surfaces.map(({ id }) => id));
  const kept = withLaysWhere(state, (surface, { stone }) => present.has(surface) && stones.includes(stone));
  const isBare = Object.keys(kept.lays).length === 0;
  return asked && isBare && stones.includes(asked) ? withStone(kept, asked) : kept;
}

function withSurface(state: VisitorPhotoState, kind: SurfaceKind): VisitorPhotoState {
  const highest = Math.max(0, ...state.surfaces.map(({ id }) => Number(id)));
  const surface = startingSurface(String(highest + 1), kind, state.size);
  const [stone] = Object.values(state.lays);
  const lays = stone ? { ...state.lays, [surface.id]: stone } : state.lays;
  return { ...state, surfaces: [...state.surfaces, surface], chosen: surface.id, lays };
}

function withoutChosen(state: VisitorPhotoState): VisitorPhotoState {
  const surfaces = state.surfaces.filter(({ id }) => id !== state.chosen);
  // Its number may be given again.
  const rest = withLaysWhere(state, (id) => id !== state.chosen);
  return { ...rest, surfaces, chosen: surfaces.at(-1)?.id };
}

/** Also of what was set aside, of which nothing stays where no stone is left. */
function withLaysWhere(
  state: VisitorPhotoState,
  isKept: (surface: string, lay: Lay) => boolean,
): VisitorPhotoState {
  const left = (lays: VisitorPhotoState["lays"]) =>
    Object.fromEntries(Object.entries(lays).filter(([surface, lay]) => isKept(surface, lay)));
  const aside = state.aside.map((each) => ({ ...each, lays: left(each.lays) }));
  return {
    ...state,
    lays: left(state.lays),
    aside: aside.filter(({ lays }) => Object.keys(lays).length > 0),
  };
}

/** A sheet of A4 determines the depth again when lines or corners move. */
function bySheet({ focal, centre }: VisitorPhotoState, surface: DrawnSurface): DrawnSurface {
  const depth = surface.sheet && depthBySheet({ focal, centre }, surface, surface.sheet);
  return depth === undefined ? surface : { ...surface, depth };
}

function changed(
  state: VisitorPhotoState,
  change: (surface: DrawnSurface) => { [Key in keyof DrawnSurface]?: DrawnSurface[Key] | undefined },
): VisitorPhotoState {
  const surfaces = state.surfaces.map((surface) => {
    if (surface.id !== state.chosen) return surface;
    const merged = Object.entries({ ...surface, ...change(surface) });
    // Undefined keys are removed, as stored and shared recipes have none.
    return Object.fromEntries(merged.filter(([, value]) => value !== undefined)) as DrawnSurface;
  });
  return { ...state, surfaces };
}

/** On the chosen surface, and on those that have no stone yet. */
function withStone(state: VisitorPhotoState, stone: string): VisitorPhotoState {
  const lays = Object.fromEntries(
    state.surfaces.flatMap(({ id }) => {
      const before = state.lays[id];
      if (before && id !== state.chosen) return [[id, before]];
      return [[id, { stone, shift: before?.shift ?? ([0, 0] as const), turn: before?.turn ?? 0 }]];
    }),
  );
  return { ...state, lays };
}

/** The chosen surface's stone on all of them; slabs stay where they were moved. */
function withOneStone(state: VisitorPhotoState): VisitorPhotoState {
  const lay = state.chosen === undefined ? undefined : state.lays[state.chosen];
  if (!lay) return state;
  const lays = Object.fromEntries(
    state.surfaces.map(({ id }) => [id, { ...(state.lays[id] ?? lay), stone: lay.stone }]),
  );
  return { ...state, lays };
}

function withLay(state: VisitorPhotoState, change: (lay: Lay) => Lay): VisitorPhotoState {
  const lay = state.chosen === undefined ? undefined : state.lays[state.chosen];
  if (!lay || state.chosen === undefined) return state;
  return { ...state, lays: { ...state.lays, [state.chosen]: change(lay) } };
}

function setAside(state: VisitorPhotoState): VisitorPhotoState {
  const same = JSON.stringify(state.lays);
  if (Object.keys(state.lays).length === 0) return state;
  if (state.aside.some(({ lays }) => JSON.stringify(lays) === same)) return state;
  const highest = Math.max(0, ...state.aside.map(({ id }) => Number(id)));
  return { ...state, aside: [...state.aside, { id: String(highest + 1), lays: state.lays }] };
}
