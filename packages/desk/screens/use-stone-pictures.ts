import { useEffect, useState } from "react";
import type { ShownStonePictures } from "../local-server/picture-routes.ts";
import { readStonePictures } from "./api.ts";
import { useDesk } from "./desk-context.ts";
import { faultWords } from "./fault-words.ts";

/**
 * The pictures of a stone that belong to it by name; none for other files.
 * @param version changes with the stone's file, whose finishes decide which pictures there may be
 */
export function useStonePictures(stone: string | undefined, version: string | undefined) {
  const { language } = useDesk();
  const [shown, setShown] = useState<ShownStonePictures>();
  const [fault, setFault] = useState<string>();
  const [changes, setChanges] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read anew when the file or a picture changes
  useEffect(() => {
    if (!stone || !version) return;
    readStonePictures(stone).then(setShown, (error: unknown) => setFault(faultWords(error, language)));
  }, [stone, language, version, changes]);
  return { shown, fault, changes, onChange: () => setChanges((count) => count + 1) };
}
