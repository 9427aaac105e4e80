import { laid } from "@stoneyard/site/choice/laid-stones.ts";
import type { RoomChoice } from "@stoneyard/site/content/rooms.server.ts";
import type { Suggestions } from "@stoneyard/site/content/suggestions.server.ts";
import { Palette } from "../palette.tsx";
import { RoomTools } from "./room-tools.tsx";
import { openingState } from "./stage-state.ts";

type Props = {
  room: RoomChoice;
  /** The stones that it opens with, family and slug, by surface. */
  opens: Readonly<Record<string, string>>;
  suggestions?: Suggestions;
};

/** Palette and tools as they will stand by the room, so that nothing moves when they come to life. */
export function WaitingTools({ room, opens, suggestions }: Props) {
  const stones = Object.entries(opens).map(([surface, stone]) => [surface, laid(stone)]);
  return (
    <>
      <Palette
        room={room}
        opens={opens}
        state={openingState({ stones: Object.fromEntries(stones), beside: undefined }, room.surfaces)}
        dispatch={nothing}
        titleOf={(stone) => (stone && room.titles[stone]) ?? ""}
        suggestions={suggestions}
        drawn={false}
        plan={undefined}
      />
      <RoomTools
        dispatch={nothing}
        drawn={false}
        isPresent={false}
        compared={false}
        picture={async () => undefined}
        address={`/rooms/${room.slug}`}
        name={room.slug}
      />
    </>
  );
}

const nothing = () => {};
