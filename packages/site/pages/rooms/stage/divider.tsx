import { useNumberFormat } from "@stoneyard/site/i18n/number-format.ts";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import type { CSSProperties } from "react";
import styles from "./room-stage.module.css";

type Props = {
  /** Share of the width, 0 to 1. */
  at: number;
  onMove: (at: number) => void;
  left: string;
  right: string;
};

/** A line between two stones, dragged or moved by arrow keys: a native slider, so that every device knows it. */
export function Divider({ at, onMove, left, right }: Props) {
  const t = useTranslations("room-view");
  const format = useNumberFormat();
  return (
    <div className={styles.divider} style={{ "--at": `${at * 100}%` } as CSSProperties}>
      <span className={styles.left}>{left}</span>
      <span className={styles.right}>{right}</span>
      <input
        type="range"
        min={0}
        max={1}
        step={0.01}
        value={at}
        aria-label={t("divider", { left, right })}
        aria-valuetext={t("dividerAt", {
          share: format(at, { style: "percent", maximumFractionDigits: 0 }),
          left,
        })}
        onChange={(event) => onMove(event.currentTarget.valueAsNumber)}
      />
    </div>
  );
}
