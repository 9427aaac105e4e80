import type { SLAB_FAULTS } from "@stoneyard/catalogue/kinds/slab.ts";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { PictureMark } from "@stoneyard/site/pictures/picture-mark.tsx";
import { staticSection } from "@stoneyard/site/render/static-section.tsx";
import typography from "@stoneyard/site/styles/typography.module.css";
import { CroppedPicture } from "@stoneyard/site/ui/cropped-picture.tsx";
import { Picture, type PictureView } from "@stoneyard/site/ui/picture.tsx";
import type { SlabOffer } from "./slab.data.server.ts";
import styles from "./slab-pictures.module.css";

/** Centimetres from the slab's left and upper edge. */
export type Fault = { kind: (typeof SLAB_FAULTS)[number]; left: number; top: number; note?: string };

type WholeProps = {
  /** Title of the stone. */
  title: string;
  slab: SlabOffer;
  /** Undefined where the slab has none. */
  picture: PictureView | undefined;
  faults: readonly Fault[];
};

/** The slab whole, each fault marked at its place by its number among the facts, which says it in words. */
export const WholeSlab = staticSection(function WholeSlab({ title, slab, picture, faults }: WholeProps) {
  const t = useTranslations("slab");
  if (!picture) return null;
  const alt = t("alt", { stone: title, number: slab.number });
  return (
    <figure>
      <div className={styles.slab}>
        <CroppedPicture picture={{ ...picture, alt }} sizes="(max-width: 768px) 92vw, 62vw" first />
        <svg className={styles.faults} aria-hidden="true" focusable="false">
          {faults.map(({ kind, left, top }, at) => {
            const [x, y] = [`${(left / slab.width) * 100}%`, `${(top / slab.height) * 100}%`];
            return (
              <g key={`${kind} ${left} ${top}`}>
                <circle cx={x} cy={y} r={12} />
                <text x={x} y={y} dy="0.36em">
                  {at + 1}
                </text>
              </g>
            );
          })}
        </svg>
      </div>
      {picture.made !== "studio" && (
        <figcaption className={typography.label}>
          <PictureMark picture={picture} />
        </figcaption>
      )}
    </figure>
  );
});

type FurtherProps = { title: string; number: string; pictures: readonly PictureView[] };

export const FurtherPictures = staticSection(function FurtherPictures({
  title,
  number,
  pictures,
}: FurtherProps) {
  const t = useTranslations("slab");
  return (
    <ul className={styles.further}>
      {pictures.map((picture, at) => (
        <li key={picture.src}>
          <Picture
            picture={{ ...picture, alt: t("detailAlt", { stone: title, number, place: at + 2 }) }}
            sizes="(max-width: 768px) 92vw, 31vw"
          />
        </li>
      ))}
    </ul>
  );
});
