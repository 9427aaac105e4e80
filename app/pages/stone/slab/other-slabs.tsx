import { useId } from "react";
import { useTranslations } from "#app/i18n/translations.tsx";
import type from "#app/styles/type.module.css";
import { Picture, type PictureView } from "#app/ui/picture.tsx";
import { useRunning } from "#app/ui/use-running.ts";
import styles from "./other-slabs.module.css";

type Props = {
  /** The slab that the page is about, then the others. */
  slabs: readonly PictureView[];
  /** Index of the one that hangs between the rules. */
  chosen: number;
  onChoose: (index: number) => void;
};

/** Slabs of one stone side by side, of which one can be hung between the rules: no two are alike. */
export function OtherSlabs({ slabs, chosen, onChoose }: Props) {
  const t = useTranslations("stone");
  const name = useId();
  const running = useRunning();
  const rendered = slabs.some(({ made }) => made === "studio");
  return (
    <div className={styles.others}>
      <div className={styles.words}>
        <h3 id={`${name}-title`} className={type.tile}>
          {t("others")}
        </h3>
        <p className={type.label}>
          {t(rendered ? "othersRendered" : "othersPhotographed", { count: slabs.length })}
        </p>
      </div>
      <fieldset className={styles.row} aria-labelledby={`${name}-title`}>
        {slabs.map((slab, index) => (
          <label key={slab.src} className={styles.slab}>
            <input
              type="radio"
              name={name}
              disabled={!running}
              checked={index === chosen}
              onChange={() => onChoose(index)}
            />
            <span className={styles.frame}>
              <Picture picture={{ ...slab, alt: "" }} sizes="(max-width: 768px) 30vw, 20vw" />
            </span>
            <span className={type.label}>{t("slabNumber", { number: index + 1 })}</span>
          </label>
        ))}
      </fieldset>
    </div>
  );
}
