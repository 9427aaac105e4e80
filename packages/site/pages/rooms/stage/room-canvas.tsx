import type { LaidSlabs, RoomDrawing } from "@stoneyard/room-view/drawing.ts";
import { openDrawing } from "@stoneyard/room-view/open-drawing.ts";
import { NotFetched, type RoomLayers } from "@stoneyard/room-view/room-layers.ts";
import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import styles from "./room-stage.module.css";
import type { CanvasState } from "./stage-state.ts";

type Props = {
  layers: RoomLayers;
  slabs: LaidSlabs;
  /** What lies right of the divider. */
  beside: LaidSlabs | undefined;
  /** Where the right side begins, as a share of the width. */
  divider: number;
  onState: (state: CanvasState) => void;
  /** The graphics context was lost: this canvas is of no more use, another one must take its place. */
  onLost: () => void;
  /** Called with the drawing, and with undefined when it is gone. */
  onDrawing: (drawing: RoomDrawing | undefined) => void;
};

/** The room, redrawn whenever stones or divider change. Unmounting frees the graphics card. */
export function RoomCanvas({ layers, slabs, beside, divider, onState, onLost, onDrawing }: Props) {
  const holder = useRef<HTMLDivElement>(null);
  const [drawing, setDrawing] = useState<RoomDrawing>();
  const scene = useMemo(() => ({ left: slabs, right: beside, divider }), [slabs, beside, divider]);
  const drawn = useRef(false);
  const tell = useEffectEvent(onState);
  const tellLost = useEffectEvent(onLost);
  const give = useEffectEvent(onDrawing);

  useEffect(() => {
    // A canvas that was transferred to a worker, or lost its context, cannot be used again: each drawing has its own.
    const canvas = document.createElement("canvas");
    holder.current?.replaceChildren(canvas);
    const ending = new AbortController();
    const { signal } = ending;
    let opened: RoomDrawing | undefined;
    drawn.current = false;
    tell("loading");
    openDrawing(canvas, layers, { signal, onLost: () => !signal.aborted && tellLost() }).then(
      (ready) => {
        opened = ready;
        if (signal.aborted) return ready.dispose();
        setDrawing(ready);
        give(ready);
      },
      (error) => !signal.aborted && tell(error instanceof NotFetched ? "failed" : "undrawable"),
    );
    return () => {
      ending.abort();
      opened?.dispose();
      setDrawing(undefined);
      give(undefined);
    };
  }, [layers]);

  useEffect(() => {
    if (!drawing) return;
    const ending = new AbortController();
    drawing.show(scene, ending.signal).then(
      () => {
        drawn.current = true;
        if (!ending.signal.aborted) tell("ready");
      },
      () => !ending.signal.aborted && tell(drawn.current ? "stale" : "failed"),
    );
    return () => ending.abort();
  }, [drawing, scene]);

  return <div ref={holder} className={styles.canvas} />;
}
