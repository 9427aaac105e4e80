import type { Scene } from "./drawing.ts";
import type { RoomLayers } from "./room-layers.ts";

/** The drawing worker's calls and their answers. */
export type Calls = {
  /** Gives the plane of every pixel. */
  open: { input: { canvas: OffscreenCanvas; room: RoomLayers }; output: Uint8Array };
  show: { input: Scene; output: undefined };
  picture: { input: undefined; output: Blob };
};

export type Call = {
  [Name in keyof Calls]: { id: number; name: Name; input: Calls[Name]["input"] };
}[keyof Calls];

/** A call, or the cancellation of one. */
export type ToWorker = Call | { id: number; name: "abort" };

export type FromWorker =
  | { id: number; output: Calls[keyof Calls]["output"] }
  | { id: number; failed: { message: string; notFetched: boolean } }
  /** The graphics context was lost. */
  | { lost: true };
