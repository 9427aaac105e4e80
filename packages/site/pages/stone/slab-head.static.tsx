import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { PictureMark } from "@stoneyard/site/pictures/picture-mark.tsx";
import { staticSection } from "@stoneyard/site/render/static-section.tsx";
import frames from "@stoneyard/site/styles/frames.module.css";
import { nameClasses } from "@stoneyard/site/styles/name-classes.ts";
import typography from "@stoneyard/site/styles/typography.module.css";
import visible from "@stoneyard/site/styles/visible.module.css";
import { Picture, type PictureView } from "@stoneyard/site/ui/picture.tsx";
import { ScaleBar } from "@stoneyard/site/ui/scale/scale-bar.tsx";
import styles from "./slab-head.module.css";

type Props = {
  title: string;
  picture: PictureView;
};

/** The slab across the page, with a paper notch for the name, so that the name is read on any stone. */
export const SlabHead = staticSection(function SlabHead({ title, picture }: Props) {
  const t = useTranslations("stone");
  return (
    <header className={styles.head}>
      <div className={`${frames.frame} ${frames.outlined} ${styles.slab} ${visible.screenOnly}`}>
        <Picture picture={{ ...picture, alt: t("heroAlt", { stone: title }) }} sizes="100vw" first />
      </div>
      <div className={styles.notch}>
        <h1 className={nameClasses(title)}>{title}</h1>
      </div>
    </header>
  );
});

/** The shape for which the style knows how wide the head draws its picture, whatever it crops: that of a slab. */
const SHAPE = 1.6;

type CaptionProps = {
  picture: PictureView;
  close: boolean;
  /** Of the stone's usual slab, cm. */
  slab: { width: number; height: number };
};

/** What the head shows, with a rule at its scale, up to a sixth as long as that is drawn wide, and how large a slab is. */
export const HeadCaption = staticSection(function HeadCaption({ picture, close, slab }: CaptionProps) {
  const t = useTranslations("stone");
  const { width, height, mmPerPixel } = picture;
  const fieldCm =
    mmPerPixel && Math.abs(width / height - SHAPE) < 0.01 ? (width * mmPerPixel) / 10 : undefined;
  return (
    <div className={`${styles.caption} ${visible.screenOnly}`}>
      {fieldCm && <ScaleBar fieldCm={fieldCm} share={1 / 6} label={(length) => t("headRule", { length })} />}
      <p className={typography.label}>
        {close && `${t("partOfSlab")} `}
        {t("slab")} {t("slabSize", slab)}
        <PictureMark picture={picture} stop />
      </p>
    </div>
  );
});
