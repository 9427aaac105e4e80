import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { useHydrated } from "#app/ui/use-hydrated.ts";

/**
 * A choice that the address keeps as `?name=value`, so that it can be shared. Anything but one of `allowed` counts as
 * the first of them. The built page knows no query: the choice is told only when the page runs.
 */
export function useAddressChoice(
  name: string,
  allowed: readonly string[],
): [string, (value: string) => void] {
  const [query, setQuery] = useSearchParams();
  // Shown at once; the address follows when the router has gone there.
  const [ahead, setAhead] = useState<string>();
  const hydrated = useHydrated();
  const asked = hydrated ? query.get(name) : null;
  const choice = ahead ?? allowed.find((value) => value === asked) ?? allowed[0] ?? "";

  // biome-ignore lint/correctness/useExhaustiveDependencies: an address that has changed outweighs what was chosen
  useEffect(() => setAhead(undefined), [asked]);

  function choose(value: string) {
    setAhead(value);
    setQuery({ [name]: value }, { replace: true, preventScrollReset: true });
  }

  return [choice, choose];
}
