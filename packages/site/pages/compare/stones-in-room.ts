import type { Purpose } from "@stoneyard/catalogue/kinds/purpose.ts";
import type { Surface } from "@stoneyard/catalogue/kinds/room.ts";
import type { CompareData, ComparedRoom, ComparedStone } from "./compare.json.server.ts";

/**
 * The stones of a room that shows one stone for a use: on the surfaces of that use, and on others that suit it. The floor
 * keeps its own stone unless it is what is compared. Undefined where the stone is not advised for the use.
 */
export function stonesInRoom(
  key: string,
  use: Purpose,
  room: ComparedRoom,
  data: CompareData,
): Record<string, string> | undefined {
  const stone = data.stones[key];
  if (!stone || !isAdvised(stone, use, data)) return undefined;
  return Object.fromEntries(
    Object.entries(room.surfaces).map(([surface, { use: asked, opens }]) => {
      const besides = use !== "floor" && (surface as Surface) !== "floor" && isAdvised(stone, asked, data);
      return [surface, asked === use || besides ? key : opens];
    }),
  );
}

function isAdvised(stone: ComparedStone, use: Purpose, { uses }: CompareData): boolean {
  const [verdict] = stone.uses[uses.findIndex(({ key }) => key === use)] ?? ["not-advised"];
  return verdict !== "not-advised";
}
