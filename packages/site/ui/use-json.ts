import { useCallback, useEffect, useState } from "react";

type Loading<Data> =
  | { state: "loading"; data?: undefined }
  | { state: "failed"; data?: undefined }
  | { state: "ready"; data: Data };

export type LoadedJson<Data> = Loading<Data> & { again: () => void };

/** Fetches JSON when the page is there; `again` tries once more after a failure. */
export function useJson<Data>(source: string): LoadedJson<Data> {
  const [loading, setLoading] = useState<Loading<Data>>({ state: "loading" });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks anew
  useEffect(() => {
    const ending = new AbortController();
    fetchJson<Data>(source, ending.signal).then(
      (data) => setLoading({ state: "ready", data }),
      () => !ending.signal.aborted && setLoading({ state: "failed" }),
    );
    return () => ending.abort();
  }, [source, attempt]);
  const again = useCallback(() => {
    setLoading({ state: "loading" });
    setAttempt((before) => before + 1);
  }, []);
  return { ...loading, again };
}

async function fetchJson<Data>(source: string, signal: AbortSignal): Promise<Data> {
  const response = await fetch(source, { signal });
  if (!response.ok) throw new Error(`${source} answered ${response.status}.`);
  return response.json();
}
