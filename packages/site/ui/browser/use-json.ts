import { useCallback, useEffect, useState } from "react";
import { fetchJson } from "./load-json.ts";

type Loading<Data> =
  | { state: "loading"; data?: undefined }
  | { state: "failed"; data?: undefined }
  | { state: "ready"; data: Data };

export type LoadedJson<Data> = Loading<Data> & { again: () => void };

/** Fetches JSON when the page is there; `again`, or another number of `attempt`, tries once more after a failure. */
export function useJson<Data>(source: string, attempt = 0): LoadedJson<Data> {
  const [loading, setLoading] = useState<Loading<Data>>({ state: "loading" });
  const [more, setMore] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks anew
  useEffect(() => {
    const ending = new AbortController();
    setLoading({ state: "loading" });
    fetchJson<Data>(source, ending.signal).then(
      (data) => setLoading({ state: "ready", data }),
      () => !ending.signal.aborted && setLoading({ state: "failed" }),
    );
    return () => ending.abort();
  }, [source, attempt, more]);
  const again = useCallback(() => setMore((before) => before + 1), []);
  return { ...loading, again };
}
