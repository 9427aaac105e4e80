import { useMemo, useSyncExternalStore } from "react";
import { replaceQuery, subscribeToQuery, withValue } from "./address-query.ts";

/** The query of the page's address with its question mark. A built page knows none, so it is empty until hydration. */
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

/** A choice kept in the address as `?name=value`; `otherwise`, the value without a valid one, is not written. */
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
