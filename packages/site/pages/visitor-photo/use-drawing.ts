import { type FetchSlab, type OpenRoom, openInWorker } from "@stoneyard/visitor-photo/in-worker.ts";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { pixelsOf } from "./open-photograph.ts";
import type { VisitorPhotoState } from "./visitor-photo-state.ts";

/** Faster changes are drawn together, ms. */
const SETTLED_MS = 120;

/** What a picture shows. */
type Drawn = Pick<VisitorPhotoState, "surfaces" | "lays">;

export type Drawing =
  /** There is nothing to draw. */
  | { state: "empty" }
  /** `step` counts what is done of it. */
  | { state: "working"; step: number }
  | { state: "drawn"; seconds: number; of: Drawn }
  | { state: "cancelled" }
  | { state: "failed" };

type Options = {
  photograph: HTMLCanvasElement;
  state: VisitorPhotoState;
  fetchSlab: FetchSlab;
  /** Takes the picture with stones. */
  result: React.RefObject<HTMLCanvasElement | null>;
  /** Takes how much of each pixel counts as stone. */
  onStone: (stone: Uint8Array) => void;
};

/** Draws the state in a worker whenever it changes, and reports progress. */
export function useDrawing({ photograph, state, fetchSlab, result, onStone }: Options) {
  const [drawing, setDrawing] = useState<Drawing>({ state: "empty" });
  const [attempt, setAttempt] = useState(0);
  const room = useRoomInWorker(photograph, fetchSlab, attempt, () => setDrawing({ state: "failed" }));
  const { focal, centre, surfaces, lays } = state;
  /** Has nothing more heard of the drawing under way. */
  const leave = useRef(() => {});

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt draws anew
  useEffect(() => {
    // That it could not be opened stays told.
    if (!room) return;
    if (surfaces.length === 0) return setDrawing({ state: "empty" });
    let wanted = true;
    const timer = setTimeout(async () => {
      const from = performance.now();
      setDrawing({ state: "working", step: 0 });
      try {
        const onStep = (step: number) => wanted && setDrawing({ state: "working", step });
        const drawn = await room.draw({ focal, centre, surfaces }, lays, onStep);
        if (!drawn || !wanted) return;
        show(result.current, drawn.pixels);
        onStone(drawn.stone);
        setDrawing({ state: "drawn", seconds: (performance.now() - from) / 1000, of: { surfaces, lays } });
      } catch {
        if (wanted) setDrawing({ state: "failed" });
      }
    }, SETTLED_MS);
    leave.current = () => {
      wanted = false;
      clearTimeout(timer);
    };
    return leave.current;
  }, [room, focal, centre, surfaces, lays, attempt, result, onStone]);

  function cancel() {
    room?.cancel();
    // The worker tells one more step before it hears of it.
    leave.current();
    setDrawing({ state: "cancelled" });
  }
  function again() {
    setDrawing({ state: "empty" });
    setAttempt(attempt + 1);
  }
  /** Whether the picture shows the present surfaces and stones: until they are drawn it shows former ones. */
  const isPresent = drawing.state === "drawn" && drawing.of.surfaces === surfaces && drawing.of.lays === lays;
  return { drawing, isPresent, cancel, again };
}

/** The worker of a photograph, as long as the page shows it. */
function useRoomInWorker(
  photograph: HTMLCanvasElement,
  fetchSlab: FetchSlab,
  attempt: number,
  onFailed: () => void,
): OpenRoom | undefined {
  const [room, setRoom] = useState<OpenRoom>();
  const fail = useEffectEvent(onFailed);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens it anew
  useEffect(() => {
    let opened: OpenRoom | undefined;
    let wanted = true;
    openInWorker(pixelsOf(photograph), fetchSlab).then(
      (found) => {
        opened = found;
        if (wanted) setRoom(found);
        else found.close();
      },
      () => wanted && fail(),
    );
    return () => {
      wanted = false;
      opened?.close();
      setRoom(undefined);
    };
  }, [photograph, fetchSlab, attempt]);
  return room;
}

function show(canvas: HTMLCanvasElement | null, pixels: Uint8ClampedArray<ArrayBuffer>): void {
  canvas?.getContext("2d")?.putImageData(new ImageData(pixels, canvas.width, canvas.height), 0, 0);
}
