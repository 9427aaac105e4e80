import { NEAR, onceNear } from "@stoneyard/site/ui/browser/use-near.ts";
import { Picture } from "@stoneyard/site/ui/picture.tsx";
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
import layout from "./room-layout.module.css";
import { loadRooms, STAGE_SIZES } from "./rooms-data.ts";
import styles from "./stage/room-stage.module.css";
import type { RoomStage } from "./stage/room-stage.tsx";

type Props = StageProps & {
  first?: boolean;
  /** Stands beside the picture until the room view replaces it, at the same size. */
  waiting?: ReactNode;
  /** Called when the room view cannot be loaded. It must be a stable function. */
  onMissing?: (missing: true) => void;
};

type StageProps = Omit<ComponentProps<typeof RoomStage>, "data">;

/** Palette and tools that wait, where their scripts come after what is seen. */
export const LaterTools = lazy(() =>
  import("./stage/waiting-tools.tsx").then((tools) => ({ default: tools.WaitingTools })),
);

/** A room as a still picture in the built page; the room view replaces it when it comes near. */
export function RoomWithStones({ first = false, waiting, onMissing, ...stage }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const view = useRoomView(frame, onMissing);
  const View = typeof view === "function" ? view : undefined;
  return (
    <div ref={frame}>
      {View ? (
        <View {...stage} />
      ) : (
        <div className={stage.bare ? layout.bare : layout.room}>
          <div className={layout.seen}>
            <div className={styles.stage} data-state={view === "coming" ? "loading" : undefined}>
              <Picture picture={stage.picture} sizes={STAGE_SIZES} first={first} className={styles.picture} />
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

type View = ComponentType<StageProps>;

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
  const [{ RoomStage }, data] = await Promise.all([import("./stage/room-stage.tsx"), loadRooms()]);
  return (props) => <RoomStage {...props} data={data} />;
}
