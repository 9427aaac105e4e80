import { useEffect, useMemo, useState } from "react";
import type { DropdownOption, DropdownSearch } from "./dropdown.tsx";
import { matches } from "./fold.ts";

type Found = {
  options: readonly DropdownOption[];
  /** False while the first answer is still on its way; later queries keep the last answer until theirs comes. */
  settled: boolean;
};

const NONE: readonly DropdownOption[] = [];

/** What the list shows for `query`: the matching ones of `options`, or what `search` answers. */
export function useDropdownOptions(
  query: string,
  options: readonly DropdownOption[] = NONE,
  search?: DropdownSearch,
): Found {
  const [answer, setAnswer] = useState<readonly DropdownOption[]>();
  useEffect(() => {
    if (!search) return;
    if (query.trim() === "") {
      setAnswer(undefined);
      return;
    }
    const typedOn = new AbortController();
    search(query, typedOn.signal)
      .catch(() => NONE)
      .then((found) => typedOn.signal.aborted || setAnswer(found));
    return () => typedOn.abort();
  }, [query, search]);

  const filtered = useMemo(
    () => options.filter(({ label, detail = "" }) => matches(`${label} ${detail}`, query)),
    [options, query],
  );
  return search
    ? { options: answer ?? NONE, settled: answer !== undefined }
    : { options: filtered, settled: true };
}
