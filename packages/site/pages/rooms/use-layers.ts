import type { RoomLayers } from "@stoneyard/room-view/room-layers.ts";
import { useEffect, useEffectEvent, useState } from "react";
import { loadLayers } from "./rooms-data.ts";

/** What a room is drawn from. */
export function useLayers(source: string, attempt: number, onFailed: () => void): RoomLayers | undefined {
  const [layers, setLayers] = useState<{ source: string; layers: RoomLayers }>();
  const tellFailed = useEffectEvent(onFailed);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks anew for what did not come
  useEffect(() => {
    let gone = false;
    loadLayers(source).then(
      (loaded) => !gone && setLayers({ source, layers: loaded }),
      () => !gone && tellFailed(),
    );
    return () => {
      gone = true;
    };
  }, [source, attempt]);
  return layers?.source === source ? layers.layers : undefined;
}
