import type { RoomChoice } from "#app/content/rooms.server.ts";
import type { Suggestions } from "#app/content/suggestions.server.ts";
import { Palette } from "./palette.tsx";
import { laid } from "./room-address.ts";
import { RoomTools } from "./room-tools.tsx";
import type { RoomsData } from "./rooms-data.ts";
import { openingState } from "./stage-state.ts";

type Props = { room: RoomChoice; data: RoomsData; suggestions: Suggestions };

/** Palette and tools as they will stand by the room, so that nothing moves when they come to life. */
export function WaitingTools({ room, data, suggestions }: Props) {
  const stones = Object.entries(room.stones).map(([surface, stone]) => [surface, laid(stone)]);
  return (
    <>
      <Palette
        surfaces={room.surfaces}
        state={openingState({ stones: Object.fromEntries(stones), beside: undefined }, room.surfaces)}
        dispatch={nothing}
        titleOf={(stone) => (stone && data.stones[stone]?.title) ?? ""}
        suggestions={suggestions}
        drawn={false}
      />
      <RoomTools
        dispatch={nothing}
        drawn={false}
        compared={false}
        picture={async () => undefined}
        address={`/rooms/${room.slug}`}
        name={room.slug}
      />
    </>
  );
}

const nothing = () => {};
