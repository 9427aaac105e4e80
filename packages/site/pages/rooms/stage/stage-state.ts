import type { Surface } from "@stoneyard/catalogue/kinds/room.ts";
import { type Metres, turned } from "@stoneyard/room-view/place-on-slab.ts";
import {
  type Laid,
  type LaidStones,
  laid,
  QUARTER,
  withinReach,
} from "@stoneyard/site/choice/laid-stones.ts";

/**
 * Stale: a slab could not be fetched, so the last drawing stays. Failed: nothing could be drawn for lack of a file.
 * Undrawable: this device cannot draw.
 */
export type CanvasState = "loading" | "ready" | "stale" | "failed" | "undrawable";

/** The last action on a surface, announced to screen readers. */
export type Announcement =
  | { done: "laid"; surface: Surface; stone: string }
  | { done: "turned"; surface: Surface; degrees: number }
  | { done: "moved"; surface: Surface };

/** A visitor's choices in a room, and the state of the drawing. */
export type StageState = {
  stones: LaidStones;
  /** A stone that lies on all surfaces right of the divider. */
  beside: string | undefined;
  /** The surface that stones are chosen for. */
  surface: Surface | undefined;
  /** Where the right side begins, as a share of the width. */
  divider: number;
  canvas: CanvasState;
  /** Increases when everything is to be fetched and drawn again. */
  attempt: number;
  announcement: Announcement | undefined;
};

export type StageAction =
  | { type: "surface-chosen"; surface: Surface }
  | { type: "stone-laid"; stone: string }
  | { type: "slab-moved"; surface: string; shift: Metres }
  | { type: "stone-stepped"; by: Metres }
  | { type: "slab-turned" }
  | { type: "comparison-chosen"; beside: string | undefined }
  | { type: "divider-moved"; divider: number }
  | { type: "canvas-changed"; canvas: CanvasState }
  | { type: "context-lost" }
  | { type: "tried-again" };

/**
 * @param surfaces the largest first
 * @param named the surface chosen at first, where it is one of them
 */
export function openingState(
  { stones, beside }: Pick<StageState, "stones" | "beside">,
  surfaces: readonly Surface[],
  named?: string,
): StageState {
  const surface = surfaces.find((each) => each === named) ?? surfaces[0];
  return { stones, beside, surface, divider: 0.5, canvas: "loading", attempt: 0, announcement: undefined };
}

export function stageReducer(state: StageState, action: StageAction): StageState {
  const { stones, surface } = state;
  const at = surface && stones[surface];
  switch (action.type) {
    case "surface-chosen":
      return { ...state, surface: action.surface };
    case "stone-laid": {
      if (!surface) return state;
      const { stone } = action;
      return {
        ...state,
        stones: { ...stones, [surface]: laid(stone) },
        announcement: { done: "laid", surface, stone },
      };
    }
    case "slab-moved":
      return { ...state, stones: moved(stones, action.surface, () => action.shift) };
    case "stone-stepped": {
      if (!surface || !at) return state;
      // The stone moves with the step, so the surface shows the opposite part of the slab.
      const [u, v] = turned([-action.by[0], -action.by[1]], at.turn);
      return {
        ...state,
        stones: moved(stones, surface, ([right, up]) => [right + u, up + v]),
        announcement: { done: "moved", surface },
      };
    }
    case "slab-turned": {
      if (!surface || !at) return state;
      const turn = (at.turn + QUARTER) % 360;
      return {
        ...state,
        stones: { ...stones, [surface]: { ...at, turn } },
        announcement: { done: "turned", surface, degrees: turn },
      };
    }
    case "comparison-chosen":
      return { ...state, beside: action.beside };
    case "divider-moved":
      return { ...state, divider: action.divider };
    case "canvas-changed":
      return { ...state, canvas: action.canvas };
    case "context-lost":
      return { ...state, attempt: state.attempt + 1 };
    case "tried-again":
      // New stones are fetched; without a drawing everything is.
      return state.canvas === "stale"
        ? { ...state, stones: { ...stones } }
        : { ...state, canvas: "loading", attempt: state.attempt + 1 };
  }
}

function moved(stones: LaidStones, surface: string, shiftFrom: (shift: Laid["shift"]) => Metres): LaidStones {
  const at = stones[surface];
  return at ? { ...stones, [surface]: { ...at, shift: withinReach(shiftFrom(at.shift)) } } : stones;
}
