import { useMemo, useSyncExternalStore } from "react";
import { replaceQuery, subscribeToQuery, withValue } from "./address-query.ts";

/**
 * The query of the page's address as it is written there, with its question mark. A built page knows none: what the address
 * asks for is told once the page is hydrated.
 */
export function useAddressSearch(): string {
  return useSyncExternalStore(
    subscribeToQuery,
    () => location.search,
    () => "",
  );
}

/** The same, to read values from. */
export function useAddressQuery(): URLSearchParams {
  const search = useAddressSearch();
  return useMemo(() => new URLSearchParams(search), [search]);
}

/**
 * A choice that the address keeps as `?name=value`. `otherwise` is what counts where it says nothing, or anything that is not
 * allowed; chosen, it leaves the address.
 */
export function useAddressChoice<Value extends string>(
  name: string,
  allowed: readonly Value[],
  otherwise: Value,
): [Value, (value: Value) => void] {
  const asked = useAddressQuery().get(name);
  const choose = (value: Value) =>
    replaceQuery(withValue(location.search, name, value === otherwise ? "" : value));
  return [allowed.find((value) => value === asked) ?? otherwise, choose];
}
