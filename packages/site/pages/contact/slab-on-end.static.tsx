import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { PictureMark } from "@stoneyard/site/pictures/picture-mark.tsx";
import { staticSection } from "@stoneyard/site/render/static-section.tsx";
import typography from "@stoneyard/site/styles/typography.module.css";
import { Picture, type PictureView } from "@stoneyard/site/ui/picture.tsx";
import { ScaleRule } from "@stoneyard/site/ui/scale/scale-rule.tsx";
import styles from "./contact.module.css";

const EYE_LEVEL_CM = 155;

type Props = {
  picture: PictureView;
  /** Title of the stone. */
  stone: string;
  /** Centimetres, lying. */
  slab: { width: number; height: number; thickness: number };
};

/** A slab that stands on its end beside the form, with the height of a visitor's eyes. */
export const SlabOnEnd = staticSection(function SlabOnEnd({ picture, stone, slab }: Props) {
  const t = useTranslations("contact");
  return (
    <figure className={styles.stand}>
      <div className={styles.slab}>
        <ScaleRule lengthCm={slab.width} orientation="vertical" labelsEvery={100} className={styles.rule} />
        <span className={styles.upright}>
          <Picture picture={picture} sizes="(max-width: 768px) 120vw, 55vw" first />
        </span>
        {/* As high as the slab is long, which no style may say: the page's policy allows no attribute for it. */}
        <svg
          className={styles.size}
          viewBox={`0 0 ${slab.height} ${slab.width}`}
          aria-hidden="true"
          focusable="false"
        >
          <path d={`M0 ${slab.width - EYE_LEVEL_CM}H${slab.height}`} />
        </svg>
      </div>
      <figcaption className={typography.label}>
        <b className={typography.strong}>
          <i>{stone}</i>
        </b>
        {t("onEnd", slab)}
        {slab.width > EYE_LEVEL_CM && (
          <>
            <br />
            {t("eyeLevel", { height: EYE_LEVEL_CM })}
          </>
        )}
        <PictureMark picture={picture} />
      </figcaption>
    </figure>
  );
});
