import { useCallback, useEffect, useMemo, useState } from "react";
import type { RoomChoice } from "#app/content/rooms.server.ts";
import { replaceQuery } from "#app/ui/address-query.ts";
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

/** The room view with what a visitor has chosen, which may come from the address and go there. */
export function ChosenStones({ room, opens, picture, shared, data, onUndrawn }: Props) {
  const keys = useMemo(() => Object.keys(data.stones), [data]);
  const [{ laid, beside }, setChosen] = useState(() =>
    readAddress(new URLSearchParams(shared ? location.search : ""), opens, keys),
  );
  useSettledQuery(shared ? writeAddress(laid, opens, keys, beside) : undefined);

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

/** Writes a query into the address once it has stayed the same for a moment. */
function useSettledQuery(wanted: string | undefined): void {
  useEffect(() => {
    if (wanted === undefined || wanted === location.search) return;
    const timer = setTimeout(() => replaceQuery(wanted.slice(1)), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
}
