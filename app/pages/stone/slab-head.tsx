import { useTranslations } from "use-intl";
import type from "#app/styles/type.module.css";
import { classes } from "#app/ui/classes.ts";
import { Picture, type PictureView } from "#app/ui/picture.tsx";
import { TRAVELLING } from "../family/travelling-slab.ts";
import { HEAD_SIZES } from "../family/warm-slab.ts";
import styles from "./slab-head.module.css";

/** The slab across the page, with a paper notch for the name, so that the name is read on any stone. */
export function SlabHead({ title, picture }: { title: string; picture: PictureView }) {
  const t = useTranslations("stone");
  return (
    <header className={styles.head}>
      <div className={classes(styles.slab, TRAVELLING)}>
        <Picture picture={{ ...picture, alt: t("heroAlt", { stone: title }) }} sizes={HEAD_SIZES} first />
      </div>
      <div className={styles.notch}>
        <h1
          className={classes(type.name, title.length > 14 && styles.long, title.length > 20 && styles.longer)}
        >
          {title}
        </h1>
      </div>
    </header>
  );
}
