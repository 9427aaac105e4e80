import { useNumberFormat } from "@stoneyard/site/i18n/number-format.ts";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import typography from "@stoneyard/site/styles/typography.module.css";
import visible from "@stoneyard/site/styles/visible.module.css";
import { classes } from "@stoneyard/site/ui/classes.ts";
import { type PictureView, sourcesOf } from "@stoneyard/site/ui/picture.tsx";
import { useState } from "react";
import styles from "./slab-plan.module.css";
import type { Size } from "./slab-view.ts";

type Props = { title: string; slug: string; picture: PictureView; slab: Size };

/** The slab as a JPEG at a scale that its name says, for whoever lays it in a drawing. Made in the browser when it is asked for. */
export function SaveSlab({ title, slug, picture, slab }: Props) {
  const t = useTranslations("stone");
  const format = useNumberFormat();
  const [failed, setFailed] = useState(false);
  const scale = jpegScale(picture);
  if (!scale) return null;

  async function save(scale: number) {
    setFailed(false);
    try {
      const { saveSlabJpeg } = await import("./slab-jpeg.ts");
      await saveSlabJpeg({ slug, title, picture, slab, scale, t, format });
    } catch {
      setFailed(true);
    }
  }

  return (
    <p className={classes(typography.small, styles.save, visible.screenOnly)}>
      <button
        type="button"
        className={`${typography.underlined} ${typography.accentOnHover}`}
        onClick={() => save(scale)}
      >
        {t("saveSlab", { scale: format(scale, { maximumFractionDigits: 2 }) })}
      </button>
      <span aria-live="polite">{failed && ` ${t("saveFailed")}`}</span>
    </p>
  );
}

/** Millimetres of stone to a pixel of the largest file that there is of the picture; unknown where its scale is. */
export function jpegScale(picture: PictureView): number | undefined {
  const largest = Math.max(...sourcesOf(picture).map(({ width }) => width));
  return picture.mmPerPixel && (picture.mmPerPixel * picture.width) / largest;
}
