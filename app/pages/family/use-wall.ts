import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { useRunning } from "#app/ui/use-running.ts";
import type { ColourGroup } from "#catalogue/kinds/stone.ts";
import { SORTS, type Sort, withChoice } from "./wall.ts";

const IN_PLACE = { replace: true, preventScrollReset: true };

/**
 * What a visitor chose to see of a wall, kept in its address (`?colour=white&sort=light`) so that it can be shared. The
 * built page knows no query and shows everything; anything in the address that this wall does not have is passed over.
 */
export function useWall(colours: readonly ColourGroup[]) {
  const [query, setQuery] = useSearchParams();
  const running = useRunning();
  const asked = (name: string) => (running ? query.get(name) : null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was chosen while the router was on its way (`wall.early.ts`)
  useEffect(() => {
    const { search } = window.location;
    if (new URLSearchParams(search).toString() !== query.toString()) setQuery(search, IN_PLACE);
  }, []);

  function choose(name: "colour" | "sort", value: string) {
    setQuery((before) => withChoice(before, name, value), IN_PLACE);
  }

  return {
    running,
    colour: colours.find((colour) => colour === asked("colour")),
    sort: SORTS.find((sort) => sort === asked("sort")) ?? SORTS[0],
    chooseColour: (colour: ColourGroup | undefined) => choose("colour", colour ?? ""),
    chooseSort: (sort: Sort) => choose("sort", sort === SORTS[0] ? "" : sort),
  };
}
