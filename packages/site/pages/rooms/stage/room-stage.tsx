import type { RoomDrawing } from "@stoneyard/room-view/drawing.ts";
import { readAddress, writeAddress } from "@stoneyard/site/choice/laid-stones.ts";
import type { RoomChoice } from "@stoneyard/site/content/rooms.server.ts";
import type { Suggestions } from "@stoneyard/site/content/suggestions.server.ts";
import type { SiteHref } from "@stoneyard/site/i18n/site-href.ts";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { replaceQuery } from "@stoneyard/site/ui/browser/address-query.ts";
import { useAddressSearch } from "@stoneyard/site/ui/browser/use-address-query.ts";
import type { PictureView } from "@stoneyard/site/ui/picture.tsx";
import { useEffect, useMemo, useReducer, useRef, useState } from "react";
import { Palette } from "../palette.tsx";
import { planShown } from "../plan-note.tsx";
import styles from "../room-layout.module.css";
import type { RoomsData } from "../rooms-data.ts";
import { RoomTools } from "./room-tools.tsx";
import { StagePicture } from "./stage-picture.tsx";
import { openingState, stageReducer } from "./stage-state.ts";
import { StageStatus } from "./stage-status.tsx";

type Props = {
  room: RoomChoice;
  /** The stones that it opens with, family and slug, by surface. */
  opens: Readonly<Record<string, string>>;
  /** Shown until the room is drawn, and when it cannot be. */
  picture: PictureView;
  /** What is chosen goes into the address of this page and comes from there. */
  shared?: boolean;
  /** Without palette and tools. */
  bare?: boolean;
  /** Stones to begin with; where a room is about one stone they would distract. */
  suggestions?: Suggestions;
  data: RoomsData;
  /** Called when the room cannot be drawn, and the still picture stays. */
  onUndrawn?: () => void;
  /** Called with the address of the room as it is seen, at first and whenever that changes. It must be a stable function. */
  onAddress?: (address: SiteHref) => void;
};

/** A room with any stone on its surfaces: choose, move, rotate, compare. */
export function RoomStage(props: Props) {
  const { room, opens, picture, shared, bare, suggestions, data, onUndrawn, onAddress } = props;
  const t = useTranslations("room-view");
  const stage = useRef<HTMLDivElement>(null);
  const drawing = useRef<RoomDrawing>(undefined);
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
  const { stones, beside, canvas } = state;
  useSettledQuery(shared ? writeAddress(stones, opens, keys, beside, asked.named) : undefined);
  const address: SiteHref = `/rooms/${room.slug}${writeAddress(stones, room.stones, keys, beside, asked.named)}`;
  useEffect(() => onAddress?.(address), [onAddress, address]);
  const drawn = canvas === "ready" || canvas === "stale";
  const shown = [...Object.values(stones).map(({ stone }) => stone), ...(beside ? [beside] : [])];
  const names = [...new Set(shown)].map((stone) => stone.replace("/", "-"));
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
          drawing={drawing}
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
        <>
          <Palette
            room={room}
            opens={opens}
            state={state}
            dispatch={dispatch}
            titleOf={titleOf}
            suggestions={suggestions}
            plan={plan}
            drawn={drawn}
          />
          <RoomTools
            dispatch={dispatch}
            drawn={drawn}
            isPresent={canvas === "ready"}
            compared={beside !== undefined}
            picture={async () => drawing.current?.picture()}
            address={address}
            name={[room.slug, ...names].join(" ")}
          />
        </>
      )}
    </div>
  );
}

/** Faster changes are written to the address together, ms: browsers limit the rate. */
const SETTLED_MS = 300;

/** Writes a query into the address once it has settled, and where a step back leads to an older one. */
function useSettledQuery(wanted: string | undefined): void {
  const addressed = useAddressSearch();
  useEffect(() => {
    if (wanted === undefined || wanted === addressed) return;
    const timer = setTimeout(() => replaceQuery(wanted.slice(1)), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [wanted, addressed]);
}
