import { useEffect, useRef, useState } from "react";
import type { OwnRoomState } from "./own-room-state.ts";
import { saveRoom } from "./saved-room.ts";

/** Faster changes are stored together, ms. */
const SETTLED_MS = 400;

/**
 * Stores photograph and state on this device.
 * @returns whether the browser stored them; undefined until it has answered
 */
export function useSavedRoom(photograph: HTMLCanvasElement, state: OwnRoomState): boolean | undefined {
  const [kept, setKept] = useState<boolean>();
  const file = useRef<Promise<Blob | null>>(undefined);
  useEffect(() => {
    let wanted = true;
    const timer = setTimeout(async () => {
      // Lossless, though JPEG has a third to a fifth of the bytes: with other pixels strokes find other things.
      file.current ??= new Promise((resolve) => photograph.toBlob(resolve, "image/png"));
      const blob = await file.current;
      // A deleted photograph must not come back.
      if (wanted) setKept(blob !== null && (await saveRoom({ photograph: blob, state })));
    }, SETTLED_MS);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [photograph, state]);
  return kept;
}
