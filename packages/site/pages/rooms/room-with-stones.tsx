import type { RoomChoice } from "@stoneyard/site/content/rooms.server.ts";
import type { Suggestions } from "@stoneyard/site/content/suggestions.server.ts";
import { NEAR, onceNear } from "@stoneyard/site/ui/browser/use-near.ts";
import { Picture, type PictureView } from "@stoneyard/site/ui/picture.tsx";
import {
  type ComponentProps,
  type ComponentType,
  lazy,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from "react";
import type { ChosenStones } from "./chosen-stones.tsx";
import layout from "./room-layout.module.css";
import { loadRooms, STAGE_SIZES } from "./rooms-data.ts";
import styles from "./stage/room-stage.module.css";

type Props = {
  room: RoomChoice;
  /** The stones that it opens with, family and slug, by surface. */
  opens: Readonly<Record<string, string>>;
  /** The room with these stones. */
  picture: PictureView;
  first?: boolean;
  /** Without palette and tools. */
  bare?: boolean;
  /** What is chosen goes into the address of this page and comes from there. */
  shared?: boolean;
  suggestions?: Suggestions;
  /** Called when the room cannot be drawn, and the still picture stays. */
  onUndrawn?: () => void;
  /** Stands beside the picture until the room view replaces it, at the same size. */
  waiting?: ReactNode;
  /** Called when the room view cannot be loaded. It must be a stable function. */
  onMissing?: (missing: true) => void;
};

/** Palette and tools that wait, where their scripts come after what is seen. */
export const LaterTools = lazy(() =>
  import("./stage/waiting-tools.tsx").then((tools) => ({ default: tools.WaitingTools })),
);

/** A room as a still picture in the built page; the room view replaces it when it comes near. */
export function RoomWithStones({
  room,
  opens,
  picture,
  first = false,
  bare = false,
  shared = false,
  suggestions,
  onUndrawn,
  waiting,
  onMissing,
}: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const view = useRoomView(frame, onMissing);
  const View = typeof view === "function" ? view : undefined;
  return (
    <div ref={frame}>
      {View ? (
        <View
          room={room}
          opens={opens}
          picture={picture}
          shared={shared}
          bare={bare}
          suggestions={suggestions}
          onUndrawn={onUndrawn}
        />
      ) : (
        <div className={bare ? layout.bare : layout.room}>
          <div className={layout.seen}>
            <div className={styles.stage} data-state={view === "coming" ? "loading" : undefined}>
              <Picture picture={picture} sizes={STAGE_SIZES} first={first} className={styles.picture} />
            </div>
          </div>
          {view !== "missing" && waiting && (
            <div className={layout.waiting} inert>
              {waiting}
            </div>
          )}
        </div>
      )}
    </div>
  );
}

type View = ComponentType<Omit<ComponentProps<typeof ChosenStones>, "data">>;

/** The room view with its data, fetched when `frame` comes near; on failure the still picture stays. */
function useRoomView(
  frame: RefObject<HTMLElement | null>,
  onMissing: Props["onMissing"],
): View | "coming" | "missing" | undefined {
  const [view, setView] = useState<View | "coming" | "missing">();
  useEffect(() => {
    if (!frame.current) return;
    return onceNear([frame.current], NEAR, () => {
      setView("coming");
      loadView().then(
        (loaded) => setView(() => loaded),
        () => {
          setView("missing");
          onMissing?.(true);
        },
      );
    });
  }, [frame, onMissing]);
  return view;
}

/** @throws where something cannot be fetched */
async function loadView(): Promise<View> {
  const [{ ChosenStones }, data] = await Promise.all([import("./chosen-stones.tsx"), loadRooms()]);
  return (props) => <ChosenStones {...props} data={data} />;
}
