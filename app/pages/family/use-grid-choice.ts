import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import type { ColourGroup } from "#catalogue/kinds/stone.ts";
import { SORTS, type Sort, withChoice } from "./grid-layout.ts";

const IN_PLACE = { replace: true, preventScrollReset: true };

/**
 * What a visitor chose to see of a listing, kept in its address (`?colour=white&sort=light`) so that it can be shared. The
 * built page knows no query and shows everything; anything in the address that this listing does not have is passed over.
 */
export function useGridChoice(colours: readonly ColourGroup[]) {
  const [query, setQuery] = useSearchParams();
  const hydrated = useHydrated();
  const asked = (name: string) => (hydrated ? query.get(name) : null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was chosen while the router was on its way (`stone-grid.before-hydration.ts`)
  useEffect(() => {
    const { search } = window.location;
    if (new URLSearchParams(search).toString() !== query.toString()) setQuery(search, IN_PLACE);
  }, []);

  function choose(name: "colour" | "sort", value: string) {
    setQuery((before) => withChoice(before, name, value), IN_PLACE);
  }

  return {
    hydrated,
    colour: colours.find((colour) => colour === asked("colour")),
    sort: SORTS.find((sort) => sort === asked("sort")) ?? SORTS[0],
    chooseColour: (colour: ColourGroup | undefined) => choose("colour", colour ?? ""),
    chooseSort: (sort: Sort) => choose("sort", sort === SORTS[0] ? "" : sort),
  };
}
