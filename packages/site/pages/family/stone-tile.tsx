import { KeepButton } from "@stoneyard/site/choice/keep-button.tsx";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { PictureMark } from "@stoneyard/site/pictures/picture-mark.tsx";
import { Link } from "@stoneyard/site/shell/link.tsx";
import frames from "@stoneyard/site/styles/frames.module.css";
import typography from "@stoneyard/site/styles/typography.module.css";
import { classes } from "@stoneyard/site/ui/classes.ts";
import { CroppedPicture, scaledSizes } from "@stoneyard/site/ui/cropped-picture.tsx";
import { ScaleBox } from "@stoneyard/site/ui/scale/scale-box.tsx";
import { type ReactNode, useId } from "react";
import { OfferLine } from "../stone/offer/offer-line.tsx";
import type { StoneView } from "./family.data.server.ts";
import styles from "./stone-tile.module.css";

type Props = {
  stone: StoneView;
  /** `sizes` of the grid's widest tile; this one may show a part of it. */
  sizes: string;
  /** Fetched with the page instead of when it comes near. */
  eager?: boolean;
  /** The kind of slab that is looked for: price and stock are of that. */
  slabKind?: string | undefined;
  /** What is to be said of it here; otherwise its colour. */
  note?: ReactNode;
};

/**
 * A slab, or a part of it, with its name, and the button that keeps it cut into the slab's corner; size and scale come from
 * the grid. A picture smaller than its frame is shown at true size, one without a scale as a whole.
 */
export function StoneTile({ stone, sizes, eager = false, slabKind, note }: Props) {
  const stones = useTranslations("stones");
  const colours = useTranslations("stones.colours");
  const t = useTranslations("family");
  const caption = useId();
  const picture = (
    <CroppedPicture
      picture={{ ...stone.picture, alt: stones("slab", { name: stone.title }) }}
      sizes={scaledSizes(sizes, stone.share ?? 1)}
      first={eager}
    />
  );
  return (
    <div className={styles.place}>
      <Link to={stone.to} className={styles.tile} aria-labelledby={caption}>
        <span className={styles.frame}>
          <span className={classes(styles.window, frames.edge, !stone.share && styles.unscaled)}>
            {stone.share ? <ScaleBox share={stone.share}>{picture}</ScaleBox> : picture}
          </span>
        </span>
        <span id={caption} className={styles.caption}>
          <span className={typography.tile}>
            <span className={typography.growingLine}>{stone.title}</span>
          </span>
          <span className={`${typography.label} ${typography.capital} ${styles.note}`}>
            {note ?? colours(stone.colourGroup)}
            {!stone.share && `, ${t("unscaled")}`}
            <PictureMark picture={stone.picture} stop />
          </span>
          <OfferLine stone={stone} slabKind={slabKind} />
        </span>
      </Link>
      <KeepButton item={stone.key} name={stone.title} className={styles.keep} />
    </div>
  );
}
