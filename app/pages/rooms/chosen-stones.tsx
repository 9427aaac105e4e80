import { useEffect, useMemo, useReducer } from "react";
import type { RoomChoice } from "#app/content/rooms.server.ts";
import type { Suggestions } from "#app/content/suggestions.server.ts";
import { replaceQuery } from "#app/ui/address-query.ts";
import type { PictureView } from "#app/ui/picture.tsx";
import { readAddress, writeAddress } from "./room-address.ts";
import { RoomStage } from "./room-stage.tsx";
import type { RoomsData } from "./rooms-data.ts";
import { openingState, stageReducer } from "./stage-state.ts";

type Props = {
  room: RoomChoice;
  opens: Readonly<Record<string, string>>;
  picture: PictureView;
  shared: boolean;
  /** Stones to begin with; where a room is about one stone they would distract. */
  suggestions: Suggestions | undefined;
  data: RoomsData;
  onUndrawn: (() => void) | undefined;
};

/** Changes that follow one another faster are told to the address once, ms: browsers refuse more. */
const SETTLED_MS = 300;

/** The room view with what a visitor has chosen, which may come from the address and go there. */
export function ChosenStones({ room, opens, picture, shared, suggestions, data, onUndrawn }: Props) {
  const keys = useMemo(() => Object.keys(data.stones), [data]);
  const [state, dispatch] = useReducer(stageReducer, undefined, () =>
    openingState(readAddress(new URLSearchParams(shared ? location.search : ""), opens, keys), room.surfaces),
  );
  const { stones, beside } = state;
  useSettledQuery(shared ? writeAddress(stones, opens, keys, beside) : undefined);
  return (
    <RoomStage
      room={room}
      data={data}
      picture={picture}
      state={state}
      dispatch={dispatch}
      suggestions={suggestions}
      onUndrawn={onUndrawn}
      address={`/rooms/${room.slug}${writeAddress(stones, room.stones, keys, beside)}`}
    />
  );
}

/** Writes a query into the address once it has stayed the same for a moment. */
function useSettledQuery(wanted: string | undefined): void {
  useEffect(() => {
    if (wanted === undefined || wanted === location.search) return;
    const timer = setTimeout(() => replaceQuery(wanted.slice(1)), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
}
