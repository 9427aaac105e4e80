import { useCallback, useEffect, useMemo, useState } from "react";
import { useLocation, useNavigate, useNavigation } from "react-router";
import type { RoomChoice } from "#app/content/rooms.server.ts";
import type { PictureView } from "#app/ui/picture.tsx";
import { type LaidStones, readAddress, writeAddress } from "./room-address.ts";
import { RoomStage } from "./room-stage.tsx";
import type { RoomsData } from "./rooms-data.ts";

type Props = {
  room: RoomChoice;
  opens: Readonly<Record<string, string>>;
  picture: PictureView;
  shared: boolean;
  data: RoomsData;
  onUndrawn: (() => void) | undefined;
};

/** Changes that follow one another faster are told to the address once, ms: browsers refuse more. */
const SETTLED_MS = 300;
const IN_PLACE = { replace: true, preventScrollReset: true };

/** The room view with what a visitor has chosen, which may come from the address and go there. */
export function ChosenStones({ room, opens, picture, shared, data, onUndrawn }: Props) {
  const keys = useMemo(() => Object.keys(data.stones), [data]);
  const [{ laid, beside }, setChosen] = useState(() =>
    readAddress(new URLSearchParams(shared ? location.search : ""), opens, keys),
  );
  useSearch(shared ? writeAddress(laid, opens, keys, beside) : undefined);

  const onStones = useCallback(
    (change: (stones: LaidStones) => LaidStones) =>
      setChosen((before) => ({ ...before, laid: change(before.laid) })),
    [],
  );
  return (
    <RoomStage
      room={room}
      data={data}
      picture={picture}
      stones={laid}
      onStones={onStones}
      beside={beside}
      suggests={shared}
      onBeside={(stone) => setChosen((before) => ({ ...before, beside: stone }))}
      onUndrawn={onUndrawn}
      address={`/rooms/${room.slug}${writeAddress(laid, room.stones, keys, beside)}`}
    />
  );
}

/** Writes a query into the address by the router, so that the language picker's link knows it. */
function useSearch(wanted: string | undefined): void {
  const navigate = useNavigate();
  const { state } = useNavigation();
  const { search, hash } = useLocation();
  useEffect(() => {
    // A page that is on its way must not be held up by the address of the one that is left.
    if (wanted === undefined || wanted === search || state !== "idle") return;
    const timer = setTimeout(() => navigate({ search: wanted, hash }, IN_PLACE), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [wanted, search, hash, state, navigate]);
}
