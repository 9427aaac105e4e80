import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import typography from "@stoneyard/site/styles/typography.module.css";
import { CroppedPicture } from "@stoneyard/site/ui/cropped-picture.tsx";
import type { PictureView } from "@stoneyard/site/ui/picture.tsx";
import { useHydrated } from "@stoneyard/site/ui/use-hydrated.ts";
import { useId } from "react";
import styles from "./other-slabs.module.css";

type Props = {
  /** The slab that the page is about, then the others. */
  slabs: readonly PictureView[];
  /** Index of the one that is shown between the rules. */
  chosen: number;
  onChoose: (index: number) => void;
};

/** Slabs of one stone side by side, of which one can be shown between the rules: no two are alike. */
export function OtherSlabs({ slabs, chosen, onChoose }: Props) {
  const t = useTranslations("stone");
  const name = useId();
  const hydrated = useHydrated();
  const rendered = slabs.some(({ made }) => made === "studio");
  return (
    <div className={styles.others}>
      <div className={styles.words}>
        <h3 id={`${name}-title`} className={typography.tile}>
          {t("others")}
        </h3>
        {!rendered && <p className={typography.label}>{t("othersPhotographed")}</p>}
      </div>
      <fieldset className={styles.row} aria-labelledby={`${name}-title`}>
        {slabs.map((slab, index) => (
          <label key={slab.src} className={styles.slab}>
            <input
              type="radio"
              name={name}
              disabled={!hydrated}
              checked={index === chosen}
              onChange={() => onChoose(index)}
            />
            <span className={styles.frame}>
              <CroppedPicture picture={{ ...slab, alt: "" }} sizes="(max-width: 768px) 30vw, 20vw" />
            </span>
            <span className={typography.label}>{t("slabNumber", { number: index + 1 })}</span>
          </label>
        ))}
      </fieldset>
    </div>
  );
}
