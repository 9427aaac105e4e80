import { useSearchParams } from "react-router";
import { useRunning } from "#app/ui/use-running.ts";
import type { ColourGroup } from "#catalogue/kinds/stone.ts";
import { SORTS, type Sort } from "./wall.ts";

/**
 * What a visitor chose to see of a wall, kept in its address (`?colour=white&sort=light`) so that it can be shared. The
 * built page knows no query and shows everything; anything in the address that this wall does not have is passed over.
 */
export function useWall(colours: readonly ColourGroup[]) {
  const [query, setQuery] = useSearchParams();
  const running = useRunning();
  const asked = (name: string) => (running ? query.get(name) : null);

  function choose(name: "colour" | "sort", value: string | undefined) {
    setQuery(
      (before) => {
        const after = new URLSearchParams(before);
        if (value === undefined) after.delete(name);
        else after.set(name, value);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  }

  return {
    colour: colours.find((colour) => colour === asked("colour")),
    sort: SORTS.find((sort) => sort === asked("sort")) ?? SORTS[0],
    chooseColour: (colour: ColourGroup | undefined) => choose("colour", colour),
    chooseSort: (sort: Sort) => choose("sort", sort === SORTS[0] ? undefined : sort),
  };
}
