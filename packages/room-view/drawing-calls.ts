import type { Scene } from "./drawing.ts";
import type { RoomLayers } from "./room-layers.ts";

/** What the page asks of the worker that draws, and what that answers. */
export type Calls = {
  /** Gives the number of its plane for every pixel. */
  open: { input: { canvas: OffscreenCanvas; room: RoomLayers }; output: Uint8Array };
  show: { input: Scene; output: undefined };
  picture: { input: undefined; output: Blob };
};

export type Call = {
  [Name in keyof Calls]: { id: number; name: Name; input: Calls[Name]["input"] };
}[keyof Calls];

/** A call, or that the answer to one is no longer wanted. */
export type ToWorker = Call | { id: number; name: "abort" };

export type FromWorker =
  | { id: number; output: Calls[keyof Calls]["output"] }
  | { id: number; failed: { message: string; notFetched: boolean } }
  /** The graphics context was lost. */
  | { lost: true };
