import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { FaultMarks, type SlabFault } from "@stoneyard/site/pages/slab/fault-marks.tsx";
import frames from "@stoneyard/site/styles/frames.module.css";
import typography from "@stoneyard/site/styles/typography.module.css";
import visible from "@stoneyard/site/styles/visible.module.css";
import { arrowOf, forBrowser } from "@stoneyard/site/ui/browser/arrow-keys.ts";
import { shownPart } from "@stoneyard/site/ui/cropped-picture.tsx";
import type { PictureView } from "@stoneyard/site/ui/picture.tsx";
import { type CSSProperties, type KeyboardEvent, useEffect, useId, useState } from "react";
import type { Piece } from "./pieces.ts";
import { LaidPieces } from "./slab-piece.tsx";
import plan from "./slab-plan.module.css";
import { SlabTools } from "./slab-tools.tsx";
import { overlap, percent, type Rect, type Size, ZOOM_STEP } from "./slab-view.ts";
import styles from "./slab-viewer.module.css";
import { type LayingOptions, useLaidPieces } from "./use-laid-pieces.ts";
import { useSlabGestures } from "./use-slab-gestures.ts";
import { useSlabView } from "./use-slab-view.ts";
import { ViewRule } from "./view-rule.tsx";
import { WholeSlab } from "./whole-slab.tsx";

export type SlabViewerProps = {
  title: string;
  picture: PictureView;
  /** The close view of the same slab, laid on it where it belongs. */
  close?: PictureView | undefined;
  /** Centimetres. */
  slab: Size;
  pieces: readonly Piece[];
  dark: boolean;
  /** Marked over the pieces, so that none hides them. */
  faults?: readonly SlabFault[] | undefined;
  laying?: LayingOptions;
};

/** The slab between its rules, to be zoomed up to its true size, with pieces that can be moved on it. */
export function SlabViewer({
  title,
  picture,
  close,
  slab,
  pieces,
  dark,
  faults = [],
  laying,
}: SlabViewerProps) {
  const t = useTranslations("stone");
  const helpId = useId();
  const view = useSlabView(slab);
  const laid = useLaidPieces(pieces, slab, laying);
  const [passes, setPasses] = useState(0);
  const { seen, zoom, pxPerCm } = view;
  const zoomed = view.canZoomOut;
  const closePlace = close && placeOf(close, picture);
  const showLifeSize = () => view.showLifeSize(closePlace);

  useSlabGestures(view.frame, {
    zoom: view.zoomAt,
    doubleTap: (factor, at) => (factor > 1 && !view.canZoomIn ? view.showWhole() : view.zoomAt(factor, at)),
    pan: view.panPx,
    canPan: () => zoomed,
    canGrab(piece, { pointerType }) {
      if (piece === laid.selected) return "pressed";
      // Zoomed, a piece may fill the frame: one that is not chosen then lets the stone be moved.
      if (zoomed) return false;
      return pointerType === "mouse" ? "pressed" : "sideways";
    },
    grab: laid.grab,
    drag: (way) => laid.drag({ x: way.x / pxPerCm, y: way.y / pxPerCm }, pxPerCm),
    drop: laid.drop,
    tap: () => laid.select(),
    passedBy: () => setPasses((before) => before + 1),
  });

  function onKeyDown(event: KeyboardEvent) {
    if (forBrowser(event)) return;
    const arrow = arrowOf(event);
    if (event.key === "+" || event.key === "=") view.zoomBy(ZOOM_STEP);
    else if (event.key === "-") view.zoomBy(1 / ZOOM_STEP);
    else if (event.key === "0" || event.key === "Home") view.showWhole();
    else if (event.key === "1") showLifeSize();
    else if (arrow && zoomed) view.panStep(arrow);
    else return;
    event.preventDefault();
  }

  return (
    <>
      <ViewRule
        from={slab.height - seen.y - seen.height}
        to={slab.height - seen.y}
        whole={slab.height}
        pxPerCm={pxPerCm}
        orientation="vertical"
        className={plan.upright}
      />
      <div
        ref={view.frame}
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keys zoom and move what it shows.
        tabIndex={0}
        className={`${frames.outlined} ${plan.slab} ${styles.frame}`}
        data-zoomed={zoomed}
        aria-label={t("viewer", { stone: title })}
        aria-describedby={helpId}
        onKeyDown={onKeyDown}
      >
        <div className={styles.plane} style={placed(zoom, seen)}>
          <WholeSlab title={title} picture={picture} slab={slab} near={zoomed} />
          {closePlace && (
            <CloseView
              picture={close}
              whole={picture}
              place={closePlace}
              slab={slab}
              seen={seen}
              pxPerCm={pxPerCm}
            />
          )}
          <LaidPieces
            laid={laid}
            slab={slab}
            seen={seen}
            pxPerCm={pxPerCm}
            dark={dark}
            helpId={`${helpId}-piece`}
            onKeyed={view.reveal}
          />
          <FaultMarks faults={faults} slab={slab} />
        </div>
        <WheelHint passes={passes} />
        <p id={helpId} hidden>
          {t("viewerHelp")}
        </p>
        <p id={`${helpId}-piece`} hidden>
          {t("pieceHelp")}
        </p>
      </div>
      <ViewRule
        from={seen.x}
        to={seen.x + seen.width}
        whole={slab.width}
        pxPerCm={pxPerCm}
        labelsEvery={50}
        className={plan.level}
      />
      <SlabTools slab={slab} view={view} laid={laid} onLifeSize={showLifeSize} />
    </>
  );
}

/** Where a close view lies on the shown part of its slab, cm; undefined where nobody knows. */
function placeOf({ place, mmPerPixel, width, height }: PictureView, whole: PictureView): Rect | undefined {
  if (!place || !mmPerPixel || !whole.mmPerPixel) return undefined;
  const cmPerPixel = mmPerPixel / 10;
  const { left, top } = shownPart(whole);
  return {
    x: (place.left - left * whole.mmPerPixel) / 10,
    y: (place.top - top * whole.mmPerPixel) / 10,
    width: width * cmPerPixel,
    height: height * cmPerPixel,
  };
}

/** The slab's plane as it lies behind the frame, in parts of itself, so that it stays right when the page is resized. */
function placed(zoom: number, seen: Rect): CSSProperties & Record<"--zoom", number> {
  const across = (-100 * seen.x) / seen.width;
  const down = (-100 * seen.y) / seen.height;
  return { "--zoom": zoom, transform: `translate(${across}%, ${down}%) scale(${zoom})` };
}

type Props = {
  picture: PictureView;
  whole: PictureView;
  /** Where it lies on the slab, cm. */
  place: Rect;
  slab: Size;
  /** The part of the slab that is in sight, cm. */
  seen: Rect;
  pxPerCm: number;
};

/** The close view on its place of the slab: fetched when it is in sight and the picture under it would grow unsharp. */
function CloseView({ picture, whole, place, slab, seen, pxPerCm }: Props) {
  const [asked, setAsked] = useState(false);
  const [come, setCome] = useState(false);
  const wholePxPerCm = shownPart(whole).width / slab.width;
  const wanted = pxPerCm * window.devicePixelRatio > wholePxPerCm && overlap(place, seen);
  if (wanted && !asked) setAsked(true);
  if (!asked) return null;
  return (
    <img
      className={`${styles.close} ${visible.screenOnly}`}
      data-shown={come && wanted}
      src={picture.src}
      alt=""
      decoding="async"
      onLoad={() => setCome(true)}
      style={{
        left: percent(place.x, slab.width),
        top: percent(place.y, slab.height),
        width: percent(place.width, slab.width),
        height: percent(place.height, slab.height),
      }}
    />
  );
}

/** How long the hint stays after the wheel has turned last, ms. */
const SHOWN_MS = 1600;

/** Says how the wheel zooms, while it turns over the slab and scrolls the page. `passes` counts its turns. */
function WheelHint({ passes }: { passes: number }) {
  const t = useTranslations("stone");
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (passes === 0) return;
    setShown(true);
    const end = setTimeout(() => setShown(false), SHOWN_MS);
    return () => clearTimeout(end);
  }, [passes]);
  const apple = /Mac|iPhone|iPad/.test(navigator.platform);
  return (
    <p
      className={`${styles.hint} ${typography.small} ${visible.screenOnly}`}
      data-shown={shown}
      aria-hidden="true"
    >
      {t("wheelHint", { key: apple ? "⌘" : "Ctrl" })}
    </p>
  );
}
