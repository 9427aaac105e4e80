import { useCallback, useEffect, useMemo, useState } from "react";
import type { RoomChoice } from "#app/content/rooms.server.ts";
import { useHref } from "#app/i18n/localized.tsx";
import type { PictureView } from "#app/ui/picture.tsx";
import { type LaidStones, readAddress, writeAddress } from "./room-address.ts";
import { RoomStage } from "./room-stage.tsx";
import type { RoomsData } from "./rooms-data.ts";

type Props = {
  room: RoomChoice;
  opens: Readonly<Record<string, string>>;
  still: PictureView;
  shared: boolean;
  data: RoomsData;
  onUndrawn: (() => void) | undefined;
};

/** Changes that follow one another faster are told to the address once, ms: browsers refuse more. */
const SETTLED_MS = 300;

/** The room view with what a visitor has chosen, which may come from the address and go there. */
export function ChosenStones({ room, opens, still, shared, data, onUndrawn }: Props) {
  const keys = useMemo(() => Object.keys(data.stones), [data]);
  const [{ laid, beside }, setChosen] = useState(() =>
    readAddress(new URLSearchParams(shared ? location.search : ""), opens, keys),
  );
  const href = useHref();
  const ownAddress = writeAddress(laid, opens, keys, beside);

  useEffect(() => {
    if (!shared) return;
    // Not by the router, which would fetch the page's data anew for every move of a slab.
    const write = () =>
      history.replaceState(history.state, "", location.pathname + ownAddress + location.hash);
    const timer = setTimeout(write, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [shared, ownAddress]);

  const onStones = useCallback(
    (change: (stones: LaidStones) => LaidStones) =>
      setChosen((before) => ({ ...before, laid: change(before.laid) })),
    [],
  );
  return (
    <RoomStage
      room={room}
      data={data}
      still={still}
      stones={laid}
      onStones={onStones}
      beside={beside}
      suggests={shared}
      onBeside={(stone) => setChosen((before) => ({ ...before, beside: stone }))}
      onUndrawn={onUndrawn}
      address={href(`/rooms/${room.slug}`) + writeAddress(laid, room.stones, keys, beside)}
    />
  );
}
