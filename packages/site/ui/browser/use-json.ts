import { useEffect, useState } from "react";
import { fetchJson } from "./load-json.ts";

type Loading<Data> =
  | { state: "loading"; data?: undefined }
  | { state: "failed"; data?: undefined }
  | { state: "ready"; data: Data };

/** Fetches JSON when the page is there; another number of `attempt` tries once more after a failure. */
export function useJson<Data>(source: string, attempt = 0): Loading<Data> {
  const [loading, setLoading] = useState<Loading<Data>>({ state: "loading" });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks anew
  useEffect(() => {
    const ending = new AbortController();
    setLoading({ state: "loading" });
    fetchJson<Data>(source, ending.signal).then(
      (data) => setLoading({ state: "ready", data }),
      () => !ending.signal.aborted && setLoading({ state: "failed" }),
    );
    return () => ending.abort();
  }, [source, attempt]);
  return loading;
}
