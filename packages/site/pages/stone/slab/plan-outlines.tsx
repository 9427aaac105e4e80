import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import type { Piece } from "./pieces.ts";
import styles from "./plan-outlines.module.css";
import type { Size } from "./slab-view.ts";

type Props = { pieces: readonly Piece[]; slab: Size; dark: boolean };

/**
 * The pieces of a plan as outlines over a picture of the whole slab, each with a paper tag of name and size. Told
 * in words beside it.
 */
export function PlanOutlines({ pieces, slab, dark }: Props) {
  const t = useTranslations("stone.pieces");
  const share = (part: number, whole: number) => `${(part / whole) * 100}%`;
  const frame = ({ x, y, width, height }: Piece) => ({
    x: share(x, slab.width),
    y: share(y, slab.height),
    width: share(width, slab.width),
    height: share(height, slab.height),
  });
  return (
    <svg className={styles.outlines} data-dark={dark} width="100%" height="100%" aria-hidden="true">
      {pieces.map((piece) => (
        <g key={`${piece.x} ${piece.y}`}>
          <rect {...frame(piece)} />
          <foreignObject {...frame(piece)}>
            <p className={styles.tag}>
              <span>
                <span className={styles.name}>{t(piece.name)} </span>
                <span className={styles.size}>
                  {piece.width} × {piece.height}
                </span>
              </span>
            </p>
          </foreignObject>
        </g>
      ))}
    </svg>
  );
}
