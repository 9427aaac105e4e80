import { useLocalizedPath } from "@stoneyard/site/i18n/localized.tsx";
import { loadJson } from "@stoneyard/site/ui/load-json.ts";
import { useEffect, useState } from "react";
import type { Reasons } from "./reasons.json.server.ts";

export type ReasonOf = (key: string, use: string) => string | undefined;

/** Why a stone is good for a use; known once `wanted` and fetched. */
export function useReasons(wanted: boolean): ReasonOf {
  const source = useLocalizedPath()("/reasons.json");
  const [reasons, setReasons] = useState<Reasons>();
  useEffect(() => {
    // Without its reasons a listing still says the verdicts.
    if (wanted) loadJson<Reasons>(source).then(setReasons, () => {});
  }, [wanted, source]);
  return (key, use) => {
    const of = reasons?.uses[use];
    return of?.sentences[of.places[reasons?.stones.indexOf(key) ?? -1] ?? -1];
  };
}
