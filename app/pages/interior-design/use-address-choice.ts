import { useSyncExternalStore } from "react";
import { useSearchParams } from "react-router";

/**
 * A choice that the address keeps as `?name=value`, so that it can be shared. Anything but one of `allowed` counts as
 * the first of them. The built page knows no query: the choice is told only when the page runs.
 */
export function useAddressChoice(
  name: string,
  allowed: readonly string[],
): [string, (value: string) => void] {
  const [query, setQuery] = useSearchParams();
  const running = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  const asked = running ? query.get(name) : null;
  const choice = allowed.find((value) => value === asked) ?? allowed[0] ?? "";

  function choose(value: string) {
    setQuery({ [name]: value }, { replace: true, preventScrollReset: true });
  }

  return [choice, choose];
}
