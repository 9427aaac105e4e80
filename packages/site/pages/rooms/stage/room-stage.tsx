import type { RoomDrawing } from "@stoneyard/room-view/drawing.ts";
import type { RoomChoice } from "@stoneyard/site/content/rooms.server.ts";
import type { Suggestions } from "@stoneyard/site/content/suggestions.server.ts";
import type { SiteHref } from "@stoneyard/site/i18n/site-href.ts";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import type { PictureView } from "@stoneyard/site/ui/picture.tsx";
import { type Dispatch, useRef } from "react";
import { Palette } from "../palette.tsx";
import type { ShownPlan } from "../plan-note.tsx";
import styles from "../room-layout.module.css";
import type { RoomsData } from "../rooms-data.ts";
import { RoomTools } from "./room-tools.tsx";
import { StagePicture } from "./stage-picture.tsx";
import type { StageAction, StageState } from "./stage-state.ts";
import { StageStatus } from "./stage-status.tsx";

type Props = {
  room: RoomChoice;
  data: RoomsData;
  /** Shown until the room is drawn, and when it cannot be. */
  picture: PictureView;
  state: StageState;
  dispatch: Dispatch<StageAction>;
  /** Without palette and tools. */
  bare: boolean;
  suggestions: Suggestions | undefined;
  plan: ShownPlan | undefined;
  /** Where this room with these stones can be seen again, without language: /rooms/… */
  address: SiteHref;
  onUndrawn: (() => void) | undefined;
};

/** A room with any stone on its surfaces: choose, move, rotate, compare. */
export function RoomStage({
  room,
  data,
  picture,
  state,
  dispatch,
  bare,
  suggestions,
  plan,
  address,
  onUndrawn,
}: Props) {
  const t = useTranslations("room-view");
  const stage = useRef<HTMLDivElement>(null);
  const drawing = useRef<RoomDrawing>(undefined);
  const { canvas } = state;
  const drawn = canvas === "ready" || canvas === "stale";
  const stones = Object.values(state.stones).map(({ stone }) => stone.replace("/", "-"));
  const titleOf = (stone: string | undefined) => (stone && data.stones[stone]?.title) ?? "";
  return (
    <div className={bare ? styles.bare : styles.room}>
      <div className={styles.seen}>
        <StagePicture
          stage={stage}
          room={room}
          data={data}
          picture={picture}
          state={state}
          dispatch={dispatch}
          titleOf={titleOf}
          onUndrawn={onUndrawn}
          onDrawing={(given) => {
            drawing.current = given;
          }}
        />
        <StageStatus
          canvas={canvas}
          announcement={state.announcement}
          titleOf={titleOf}
          onTryAgain={() => {
            dispatch({ type: "tried-again" });
            // The button goes when the room is drawn.
            stage.current?.focus();
          }}
        />
        <p id="room-help" hidden>
          {t("help")}
        </p>
      </div>
      {!bare && (
        <Palette
          surfaces={room.surfaces}
          state={state}
          dispatch={dispatch}
          titleOf={titleOf}
          suggestions={suggestions}
          plan={plan}
          drawn={drawn}
        />
      )}
      {!bare && (
        <RoomTools
          dispatch={dispatch}
          drawn={drawn}
          compared={state.beside !== undefined}
          picture={async () => drawing.current?.picture()}
          address={address}
          name={[room.slug, ...stones].join(" ")}
        />
      )}
    </div>
  );
}
