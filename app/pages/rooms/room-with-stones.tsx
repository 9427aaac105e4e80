import {
  type ComponentProps,
  type ComponentType,
  type RefObject,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import type { RoomChoice } from "#app/content/rooms.server.ts";
import { useHref } from "#app/i18n/localized.tsx";
import { Picture, type PictureView } from "#app/ui/picture.tsx";
import { loadRooms } from "./load-rooms.ts";
import { type LaidStones, readAddress, writeAddress } from "./room-address.ts";
import styles from "./room-stage.module.css";
import type { RoomStage } from "./room-stage.tsx";
import type { RoomsData } from "./rooms-data.ts";

type Props = {
  room: RoomChoice;
  /** The stones that it opens with, family and slug, by surface. */
  opens: Readonly<Record<string, string>>;
  /** The room with these stones. */
  still: PictureView;
  first?: boolean;
  /** What is chosen goes into the address of this page and comes from there. */
  shared?: boolean;
};

/**
 * A room as a still picture, which is all that is built; when it comes near, the room view takes its place.
 */
export function RoomWithStones({ room, opens, still, first = false, shared = false }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const view = useRoomView(frame);
  return (
    <div ref={frame} className={styles.frame}>
      {view ? (
        <Chosen {...view} room={room} opens={opens} still={still} shared={shared} />
      ) : (
        <div className={styles.whole}>
          <div className={styles.stage}>
            <Picture picture={still} sizes={STILL_SIZES} first={first} className={styles.still} />
          </div>
        </div>
      )}
    </div>
  );
}

const STILL_SIZES = "(max-width: 768px) 100vw, 92vw";

type View = { Stage: ComponentType<ComponentProps<typeof RoomStage>>; data: RoomsData };

/** Changes that follow one another faster are told to the address once, ms: browsers refuse more. */
const SETTLED_MS = 300;

function Chosen({ Stage, data, room, opens, still, shared }: View & Props) {
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
    <Stage
      room={room}
      data={data}
      still={still}
      stones={laid}
      onStones={onStones}
      beside={beside}
      onBeside={(stone) => setChosen((before) => ({ ...before, beside: stone }))}
      address={href(`/rooms/${room.slug}`) + writeAddress(laid, room.stones, keys, beside)}
    />
  );
}

/** The stage and what it must know, fetched when `frame` comes near; where they cannot be, the still picture stays. */
function useRoomView(frame: RefObject<HTMLElement | null>): View | undefined {
  const source = useHref()("/rooms.json");
  const [view, setView] = useState<View>();
  useEffect(() => {
    if (!frame.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        Promise.all([import("./room-stage.tsx"), loadRooms(source)]).then(
          ([{ RoomStage }, data]) => setView({ Stage: RoomStage, data }),
          () => {},
        );
      },
      { rootMargin: "300px" },
    );
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, [frame, source]);
  return view;
}
