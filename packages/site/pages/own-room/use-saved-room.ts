import { useEffect, useRef, useState } from "react";
import type { OwnRoomState } from "./own-room-state.ts";
import { saveRoom } from "./saved-room.ts";

/** Changes that follow one another faster are kept once, ms. */
const SETTLED_MS = 400;

/** Keeps photograph and state on this device. Gives whether the browser took them; undefined until it has answered. */
export function useSavedRoom(photograph: HTMLCanvasElement, state: OwnRoomState): boolean | undefined {
  const [kept, setKept] = useState<boolean>();
  const file = useRef<Promise<Blob | null>>(undefined);
  useEffect(() => {
    let wanted = true;
    const timer = setTimeout(async () => {
      // Pixel by pixel, though a JPEG has a third to a fifth of the bytes: from other pixels strokes find other things.
      file.current ??= new Promise((resolve) => photograph.toBlob(resolve, "image/png"));
      const blob = await file.current;
      // What was deleted meanwhile must not come back.
      if (wanted) setKept(blob !== null && (await saveRoom({ photograph: blob, state })));
    }, SETTLED_MS);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [photograph, state]);
  return kept;
}
