import { useNumberFormat } from "@stoneyard/site/i18n/number-format.ts";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import grid from "@stoneyard/site/styles/grid.module.css";
import typography from "@stoneyard/site/styles/typography.module.css";
import { FINE_POINTER, useMediaQuery } from "@stoneyard/site/ui/browser/use-media-query.ts";
import { Icon } from "@stoneyard/site/ui/icon.tsx";
import { barLength } from "@stoneyard/site/ui/scale/scale-bar.tsx";
import { ToolbarButton } from "@stoneyard/site/ui/toolbar-button.tsx";
import { useEffect, useState } from "react";
import { usePieceLabel } from "./slab-piece.tsx";
import plan from "./slab-plan.module.css";
import styles from "./slab-tools.module.css";
import { LIFE_SIZE_PX_PER_CM, type Rect, type Size, ZOOM_STEP } from "./slab-view.ts";
import type { useLaidPieces } from "./use-laid-pieces.ts";
import type { useSlabView } from "./use-slab-view.ts";

const TOOL = `${styles.tool} ${typography.accentOnHover} ${typography.small}`;

type Props = {
  slab: Size;
  view: ReturnType<typeof useSlabView>;
  laid: ReturnType<typeof useLaidPieces>;
  onLifeSize: () => void;
};

/** The row under the slab: at what scale it is seen, what is known of the chosen piece, and the buttons. */
export function SlabTools({ slab, view, laid, onLifeSize }: Props) {
  const t = useTranslations("stone");
  return (
    <div className={plan.tools}>
      {view.pxPerCm > 0 && <ViewScale pxPerCm={view.pxPerCm} seen={view.seen} />}
      <PieceLine slab={slab} laid={laid} />
      <fieldset className={styles.zoom} aria-label={t("zoom")}>
        <ToolbarButton
          className={TOOL}
          label={t("zoomOut")}
          off={!view.canZoomOut}
          onPress={() => view.zoomBy(1 / ZOOM_STEP)}
        >
          <Icon path="M2 8h12" />
        </ToolbarButton>
        <ToolbarButton
          className={TOOL}
          label={t("zoomIn")}
          off={!view.canZoomIn}
          onPress={() => view.zoomBy(ZOOM_STEP)}
        >
          <Icon path="M2 8h12M8 2v12" />
        </ToolbarButton>
        <ToolbarButton className={TOOL} off={!view.canZoomOut} onPress={view.showWhole}>
          {t("wholeSlab")}
        </ToolbarButton>
        <ToolbarButton className={TOOL} off={!view.canZoomIn} onPress={onLifeSize}>
          {t("lifeSize")}
        </ToolbarButton>
      </fieldset>
    </div>
  );
}

/** A bar is never longer than this, px, nor than this part of the slab's frame. */
const LONGEST_BAR = { px: 130, part: 1 / 4 };
/** A scale is told when it has not changed for this long, ms. */
const SETTLED_MS = 500;

function ViewScale({ pxPerCm, seen }: { pxPerCm: number; seen: Rect }) {
  const t = useTranslations("stone");
  const format = useNumberFormat();
  const cm = barLength(Math.min(LONGEST_BAR.px / pxPerCm, LONGEST_BAR.part * seen.width), 1);
  const px = cm * pxPerCm;
  const times = LIFE_SIZE_PX_PER_CM / pxPerCm;
  const lifeSize = times < 1.005;
  const ratio = format(times, { maximumFractionDigits: times < 10 ? 1 : 0 });
  const width = format(seen.width, { maximumFractionDigits: seen.width < 100 ? 1 : 0 });
  const announcement = useSettled(lifeSize ? t("lifeSizeTold", { width }) : t("scaleTold", { ratio, width }));
  return (
    <div className={`${typography.small} ${styles.scale}`}>
      <svg width={px + 1} height={9} aria-hidden="true" className={styles.bar}>
        <path d={`M.5 0v8.5H${px + 0.5}V0M${px / 2 + 0.5} 8.5v-4`} />
      </svg>
      <span aria-hidden="true" className={styles.length}>
        {cm} cm
      </span>
      <span aria-hidden="true" className={typography.label}>
        {lifeSize ? t("lifeSize") : `1 : ${ratio}`}
      </span>
      <span role="status" className={typography.visuallyHidden}>
        {announcement}
      </span>
    </div>
  );
}

/** A text once it has stayed the same for a while; nothing for the first one, which nobody changed. */
function useSettled(text: string): string {
  const [first] = useState(text);
  const [settled, setSettled] = useState("");
  useEffect(() => {
    const end = setTimeout(() => setSettled((before) => (before || text !== first ? text : "")), SETTLED_MS);
    return () => clearTimeout(end);
  }, [text, first]);
  return settled;
}

function PieceLine({ slab, laid }: Pick<Props, "slab" | "laid">) {
  const t = useTranslations("stone");
  const refusals = useTranslations("stone.refused");
  const label = usePieceLabel(slab);
  const format = useNumberFormat();
  const fine = useMediaQuery(FINE_POINTER);
  const { selected, refused } = laid;
  const piece = selected === undefined ? undefined : laid.pieces[selected];
  const clearance = { kerf: format(laid.clearance.kerf), edge: format(laid.clearance.edge) };
  const turns = laid.pieces.some(({ directed }) => !directed);
  const hint =
    laid.pieces.length > 0 && t(fine ? (turns ? "pieceHint" : "pieceHintDirected") : "pieceTouchHint");
  return (
    <div className={`${grid.row} ${styles.piece}`}>
      <p className={typography.label} aria-live="polite">
        {piece ? (
          <>
            <span className={typography.strong}>{label(piece)}</span>
            {refused && <span className={styles.refused}>{refusals(refused, clearance)}</span>}
          </>
        ) : (
          hint
        )}
      </p>
      {piece && selected !== undefined && !piece.directed && (
        <ToolbarButton className={TOOL} onPress={() => laid.turn(selected)}>
          {t("turn")}
        </ToolbarButton>
      )}
      {laid.pieces.length > 0 && (
        <ToolbarButton
          className={TOOL}
          off={!laid.moved && !laid.undoPutBack}
          onPress={laid.undoPutBack ?? laid.putBack}
        >
          {laid.undoPutBack ? t("undoPutBack") : t("putBack")}
        </ToolbarButton>
      )}
    </div>
  );
}
