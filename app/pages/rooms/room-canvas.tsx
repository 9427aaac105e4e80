import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Compositor, type LaidSlab } from "#room-view/compositor.ts";
import { NotFetched, type RoomLayers } from "#room-view/room-layers.ts";
import styles from "./room-stage.module.css";

/** Slabs by surface. */
export type LaidSlabs = Readonly<Record<string, LaidSlab>>;

/**
 * Stale: a slab did not come, so the last drawing stands. Failed: something did not come, so there is no drawing.
 * Undrawable: this device cannot draw.
 */
export type CanvasState = "loading" | "ready" | "stale" | "failed" | "undrawable";

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
  /** The compositor that draws, or none any more. */
  onCompositor: (compositor: Compositor | undefined) => void;
};

/** The room, drawn anew whenever stones or divider change. Everything on the graphics card goes with it. */
export function RoomCanvas({ layers, slabs, beside, divider, onState, onLost, onCompositor }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [compositor, setCompositor] = useState<Compositor>();
  const tell = useEffectEvent(onState);
  const tellLost = useEffectEvent(onLost);
  const give = useEffectEvent(onCompositor);

  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const ending = new AbortController();
    const { signal } = ending;
    let opened: Compositor | undefined;
    const lost = (event: Event) => {
      event.preventDefault();
      if (!signal.aborted) tellLost();
    };
    element.addEventListener("webglcontextlost", lost, { signal });
    tell("loading");
    Compositor.open(element, layers, { signal }).then(
      (ready) => {
        opened = ready;
        if (signal.aborted) return ready.dispose();
        setCompositor(ready);
        give(ready);
      },
      (error) => !signal.aborted && tell(error instanceof NotFetched ? "failed" : "undrawable"),
    );
    return () => {
      ending.abort();
      opened?.dispose();
      setCompositor(undefined);
      give(undefined);
    };
  }, [layers]);

  useEffect(() => {
    if (!compositor) return;
    const ending = new AbortController();
    layAll(compositor, slabs, beside, ending.signal).then(
      () => {
        if (ending.signal.aborted) return;
        compositor.draw(beside ? divider : 1);
        tell("ready");
      },
      () => !ending.signal.aborted && tell(compositor.drawn ? "stale" : "failed"),
    );
    return () => ending.abort();
  }, [compositor, slabs, beside, divider]);

  return <canvas ref={canvas} className={styles.canvas} />;
}

async function layAll(
  compositor: Compositor,
  slabs: LaidSlabs,
  beside: LaidSlabs | undefined,
  signal: AbortSignal,
): Promise<void> {
  const sides = [["left", slabs] as const, ...(beside ? [["right", beside] as const] : [])];
  await Promise.all(
    sides.flatMap(([side, laid]) =>
      Object.entries(laid).map(([surface, slab]) => compositor.lay(surface, slab, signal, side)),
    ),
  );
}
