import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { PictureMark } from "@stoneyard/site/pictures/picture-mark.tsx";
import { staticSection } from "@stoneyard/site/render/static-section.tsx";
import typography from "@stoneyard/site/styles/typography.module.css";
import { CroppedPicture } from "@stoneyard/site/ui/cropped-picture.tsx";
import { Picture } from "@stoneyard/site/ui/picture.tsx";
import marks from "./fault-marks.module.css";
import type { SlabView } from "./slab.data.server.ts";
import styles from "./slab-pictures.module.css";

type Props = { slab: SlabView };

/** The slab whole, each fault marked at its place by its number among the facts, which says it in words. */
export const WholeSlab = staticSection(function WholeSlab({ slab }: Props) {
  const t = useTranslations("slab");
  const { offer, stone, whole: picture, faults } = slab;
  if (!picture) return <p className={typography.label}>{t("noPicture")}</p>;
  const alt = t("alt", { stone: stone.title, number: offer.number });
  return (
    <figure>
      <div className={styles.slab}>
        <CroppedPicture picture={{ ...picture, alt }} sizes="(max-width: 768px) 92vw, 62vw" first />
        <svg className={`${marks.marks} ${styles.faults}`} aria-hidden="true" focusable="false">
          {faults.map(({ kind, left, top }, at) => {
            const [x, y] = [`${(left / offer.width) * 100}%`, `${(top / offer.height) * 100}%`];
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
      <figcaption className={`${typography.label} ${styles.caption}`}>
        {picture.made === "studio" ? t("rendered") : <PictureMark picture={picture} />}
      </figcaption>
    </figure>
  );
});

export const FurtherPictures = staticSection(function FurtherPictures({ slab }: Props) {
  const t = useTranslations("slab");
  return (
    <ul className={styles.further}>
      {slab.further.map((picture, at) => (
        <li key={picture.src}>
          <Picture
            picture={{
              ...picture,
              alt: t("detailAlt", { stone: slab.stone.title, number: slab.offer.number, place: at + 2 }),
            }}
            sizes="(max-width: 768px) 92vw, 31vw"
          />
        </li>
      ))}
    </ul>
  );
});
