import { readAddress, writeAddress } from "@stoneyard/site/choice/laid-stones.ts";
import type { RoomChoice } from "@stoneyard/site/content/rooms.server.ts";
import type { Suggestions } from "@stoneyard/site/content/suggestions.server.ts";
import { replaceQuery } from "@stoneyard/site/ui/browser/address-query.ts";
import type { PictureView } from "@stoneyard/site/ui/picture.tsx";
import { useEffect, useMemo, useReducer, useState } from "react";
import { planShown } from "./plan-note.tsx";
import type { RoomsData } from "./rooms-data.ts";
import { RoomStage } from "./stage/room-stage.tsx";
import { openingState, stageReducer } from "./stage/stage-state.ts";

type Props = {
  room: RoomChoice;
  opens: Readonly<Record<string, string>>;
  picture: PictureView;
  shared: boolean;
  bare: boolean;
  /** Stones to begin with; where a room is about one stone they would distract. */
  suggestions: Suggestions | undefined;
  data: RoomsData;
  onUndrawn: (() => void) | undefined;
};

/** Faster changes are written to the address together, ms: browsers limit the rate. */
const SETTLED_MS = 300;

/** The room view with the visitor's choices, optionally kept in the address. */
export function ChosenStones({ room, opens, picture, shared, bare, suggestions, data, onUndrawn }: Props) {
  const keys = useMemo(() => Object.keys(data.stones), [data]);
  const [asked] = useState(() =>
    readAddress(new URLSearchParams(shared ? location.search : ""), opens, keys),
  );
  const [plan] = useState(() =>
    shared ? planShown(document.referrer, new URLSearchParams(location.search), room.surfaces) : undefined,
  );
  const [state, dispatch] = useReducer(stageReducer, asked, () =>
    openingState(asked, room.surfaces, asked.named),
  );
  const { stones, beside } = state;
  useSettledQuery(shared ? writeAddress(stones, opens, keys, beside, asked.named) : undefined);
  return (
    <RoomStage
      room={room}
      data={data}
      picture={picture}
      state={state}
      dispatch={dispatch}
      bare={bare}
      suggestions={suggestions}
      plan={plan}
      onUndrawn={onUndrawn}
      address={`/rooms/${room.slug}${writeAddress(stones, room.stones, keys, beside, asked.named)}`}
    />
  );
}

/** Writes a query into the address once it has settled. */
function useSettledQuery(wanted: string | undefined): void {
  useEffect(() => {
    if (wanted === undefined || wanted === location.search) return;
    const timer = setTimeout(() => replaceQuery(wanted.slice(1)), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
}
