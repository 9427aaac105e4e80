import type { RoomDrawing } from "@stoneyard/room-view/drawing.ts";
import type { RoomLayers } from "@stoneyard/room-view/room-layers.ts";
import type { RoomChoice } from "@stoneyard/site/content/rooms.server.ts";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { arrowOf, forBrowser } from "@stoneyard/site/ui/browser/arrow-keys.ts";
import { shortcutLetter } from "@stoneyard/site/ui/browser/shortcut-letter.ts";
import { useJson } from "@stoneyard/site/ui/browser/use-json.ts";
import { Picture, type PictureView } from "@stoneyard/site/ui/picture.tsx";
import { type Dispatch, type KeyboardEvent, type RefObject, useEffect, useMemo } from "react";
import { type RoomsData, STAGE_SIZES } from "../rooms-data.ts";
import { slabsBeside, slabsOf } from "../slabs.ts";
import { Divider } from "./divider.tsx";
import { RoomCanvas } from "./room-canvas.tsx";
import styles from "./room-stage.module.css";
import type { StageAction, StageState } from "./stage-state.ts";
import { useSlabDrag } from "./use-slab-drag.ts";

type Props = {
  stage: RefObject<HTMLDivElement | null>;
  room: RoomChoice;
  data: RoomsData;
  /** Shown until the room is drawn, and where it cannot be. */
  picture: PictureView;
  state: StageState;
  dispatch: Dispatch<StageAction>;
  titleOf: (stone: string | undefined) => string;
  onUndrawn: (() => void) | undefined;
  /** Holds the drawing as long as there is one. */
  drawing: RefObject<RoomDrawing | undefined>;
};

/** Step of an arrow key, and with Shift, metres. */
const STEP = { step: 0.05, leap: 0.25 };

/** The room itself: slabs are moved and rotated by pointer and keys. */
export function StagePicture(props: Props) {
  const { stage, room, data, picture, state, dispatch, titleOf, onUndrawn, drawing } = props;
  const t = useTranslations("room-view");
  const { stones, beside, surface, divider, canvas, attempt } = state;
  const { data: layers, state: loaded } = useJson<RoomLayers>(room.layers, attempt);
  useEffect(() => {
    if (loaded === "failed") dispatch({ type: "canvas-changed", canvas: "failed" });
  }, [loaded, dispatch]);
  const slabs = useMemo(() => slabsOf(stones, data), [stones, data]);
  const besideSlabs = useMemo(
    () => (beside ? slabsBeside(beside, stones, data) : undefined),
    [beside, stones, data],
  );

  useSlabDrag(stage, {
    size: layers?.size,
    planeAt: (x, y) => drawing.current?.planeAt(x, y),
    laidOn: (of) => stones[of],
    onGrab: (of) => {
      const grabbed = room.surfaces.find((each) => each === of);
      if (grabbed) dispatch({ type: "surface-chosen", surface: grabbed });
    },
    onMove: (of, shift) => dispatch({ type: "slab-moved", surface: of, shift }),
  });

  function onKeyDown(event: KeyboardEvent) {
    if (forBrowser(event) || event.target instanceof HTMLInputElement || !surface) return;
    const arrow = arrowOf(event);
    if (arrow) {
      const step = event.shiftKey ? STEP.leap : STEP.step;
      dispatch({ type: "stone-stepped", by: [arrow.x * step, -arrow.y * step] });
    } else if (shortcutLetter(event) === "r") dispatch({ type: "slab-turned" });
    else return;
    event.preventDefault();
  }

  return (
    <div
      ref={stage}
      className={styles.stage}
      role="application"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keys move and turn the slab of a surface.
      tabIndex={0}
      aria-label={t("stage", { room: room.title })}
      aria-describedby="room-help"
      data-state={canvas}
      onKeyDown={onKeyDown}
    >
      <Picture picture={picture} sizes={STAGE_SIZES} first className={styles.picture} />
      {layers && (
        <RoomCanvas
          // A lost context does not come back, so the canvas is replaced.
          key={`${room.slug} ${attempt}`}
          layers={layers}
          slabs={slabs}
          beside={besideSlabs}
          divider={divider}
          onState={(now) => {
            dispatch({ type: "canvas-changed", canvas: now });
            if (now === "undrawable") onUndrawn?.();
          }}
          onLost={() => dispatch({ type: "context-lost" })}
          onDrawing={(given) => {
            drawing.current = given;
          }}
        />
      )}
      {beside && canvas === "ready" && (
        <Divider
          at={divider}
          onMove={(at) => dispatch({ type: "divider-moved", divider: at })}
          left={titleOf(surface && stones[surface]?.stone)}
          right={titleOf(beside)}
        />
      )}
    </div>
  );
}
