import type { Purpose } from "@stoneyard/catalogue/kinds/purpose.ts";
import type { Surface } from "@stoneyard/catalogue/kinds/room.ts";
import type { LaidSlabs } from "@stoneyard/room-view/drawing.ts";
import { NotFetched, type RoomLayers, surfacesOf } from "@stoneyard/room-view/room-layers.ts";
import { laidSize } from "@stoneyard/site/content/laid-size.ts";
import { fetchJson } from "@stoneyard/site/ui/browser/load-json.ts";
import { smallestSource } from "@stoneyard/site/ui/picture.tsx";
import { useEffect, useState } from "react";
import type { CompareData, ComparedRoom, ComparedStone } from "./compare.json.server.ts";

/**
 * Addresses of pictures by stone; stones that are not advised have none. Where something did not come it has failed, and another
 * attempt may succeed.
 */
type RoomPictures =
  | { state: "drawing" | "failed" | "undrawable"; pictures?: undefined }
  | { state: "drawn"; pictures: ReadonlyMap<string, string> };

type Wanted = { room: ComparedRoom; use: Purpose; stones: readonly string[] };

/** Draws one room once with each stone; another number of `attempt` tries once more after a failure. */
export function useRoomPictures(
  wanted: Wanted | undefined,
  data: CompareData,
  attempt: number,
): RoomPictures {
  const [drawn, setDrawn] = useState<{ of: string; pictures: RoomPictures }>();
  const { room, use, stones } = wanted ?? {};
  const of = `${room?.layers} ${use} ${stones?.join()}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `of` says what is to be drawn, another attempt draws anew
  useEffect(() => {
    if (!wanted) return;
    const ending = new AbortController();
    const addresses: string[] = [];
    const tell = (pictures: RoomPictures) => !ending.signal.aborted && setDrawn({ of, pictures });
    drawAll(wanted, data, ending.signal, addresses).then(
      (pictures) => tell({ state: "drawn", pictures }),
      (error) => tell({ state: error instanceof NotFetched ? "failed" : "undrawable" }),
    );
    return () => {
      ending.abort();
      for (const address of addresses) URL.revokeObjectURL(address);
      setDrawn(undefined);
    };
  }, [of, data, attempt]);
  return drawn?.of === of ? drawn.pictures : { state: "drawing" };
}

/** @throws NotFetched where something cannot be fetched, another error where the room cannot be drawn */
async function drawAll(
  { room, use, stones }: Wanted,
  data: CompareData,
  signal: AbortSignal,
  addresses: string[],
): Promise<ReadonlyMap<string, string>> {
  const [{ openDrawing }, layers] = await Promise.all([
    import("@stoneyard/room-view/open-drawing.ts"),
    fetchJson<RoomLayers>(room.layers, signal),
  ]).catch((cause) => {
    throw new NotFetched(`${room.layers} or the script that draws cannot be fetched.`, { cause });
  });
  const losing = new AbortController();
  const drawing = await openDrawing(document.createElement("canvas"), layers, {
    signal: AbortSignal.any([signal, losing.signal]),
    onLost: () => losing.abort(),
  });
  try {
    const pictures = new Map<string, string>();
    for (const key of stones) {
      const laid = stonesInRoom(key, use, room, data);
      if (!laid) continue;
      await drawing.show({ left: slabsOf(laid, layers, data), divider: 1 }, signal);
      const picture = await drawing.picture();
      // Nobody frees what is made after the end.
      signal.throwIfAborted();
      const address = URL.createObjectURL(picture);
      addresses.push(address);
      pictures.set(key, address);
    }
    return pictures;
  } finally {
    drawing.dispose();
  }
}

function slabsOf(
  laid: Readonly<Record<string, string>>,
  layers: RoomLayers,
  { stones }: CompareData,
): LaidSlabs {
  const seen = surfacesOf(layers);
  return Object.fromEntries(
    Object.entries(laid).flatMap(([surface, key]) => {
      const stone = stones[key];
      if (!stone || !seen.includes(surface)) return [];
      const [width, height] = stone.slab;
      const slab = {
        url: smallestSource(stone.picture),
        size: laidSize(stone.picture, { width, height }),
        shift: [0, 0],
        turn: 0,
        bookmatched: !stone.engineered,
      } as const;
      return [[surface, slab]];
    }),
  );
}

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
