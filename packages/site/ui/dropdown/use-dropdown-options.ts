import { useEffect, useState } from "react";
import type { DropdownOption, DropdownSearch } from "./dropdown-option.ts";

type Found = {
  options: readonly DropdownOption[];
  /** False while the first answer is still on its way; later queries keep the last answer until theirs comes. */
  settled: boolean;
};

const NONE: readonly DropdownOption[] = [];

/** What `search` answers to `query`. */
export function useDropdownOptions(query: string, search: DropdownSearch): Found {
  const [answer, setAnswer] = useState<readonly DropdownOption[]>();
  useEffect(() => {
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
  return { options: answer ?? NONE, settled: answer !== undefined };
}
