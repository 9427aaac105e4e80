import { globSync } from "node:fs";
import type { Plugin } from "vite";

/** What stands in the place of modules that only rooms need, by their paths. */
const WITHOUT_ROOMS: readonly [path: RegExp, instead: string][] = [
  [/\/site\/pages\/stone\/stone-in-rooms\.later\.tsx$/, "export function StoneInRooms() { return null; }"],
  [
    /\/room-view\/open-drawing\.ts$/,
    'export async function openDrawing() { throw new Error("This site has no rooms."); }',
  ],
];

/** A site built without rooms has no code of theirs. In development it is there: the first room may come at any time. */
export function withoutRooms(): Plugin {
  return {
    name: "stoneyard-without-rooms",
    apply: "build",
    enforce: "pre",
    load(id) {
      return hasRooms() ? null : WITHOUT_ROOMS.find(([path]) => path.test(id))?.[1];
    },
  };
}

/** A room is a file of `content/rooms`, as `packages/catalogue/stones/rooms.ts` reads them. */
function hasRooms(): boolean {
  return globSync("content/rooms/*.yaml").length > 0;
}
