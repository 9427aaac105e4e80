import { Head } from "@stoneyard/site/head/head.static.tsx";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { GalleryFigure } from "@stoneyard/site/pictures/gallery-figure.tsx";
import { PictureLightbox } from "@stoneyard/site/pictures/picture-lightbox.tsx";
import grid from "@stoneyard/site/styles/grid.module.css";
import typography from "@stoneyard/site/styles/typography.module.css";
import { classes } from "@stoneyard/site/ui/classes.ts";
import { Reveal } from "@stoneyard/site/ui/reveal/reveal.tsx";
import type { GalleryData } from "./gallery.data.server.ts";
import styles from "./gallery.module.css";

/** Full width on a phone; elsewhere every frame is 400 pixels wide, and a picture in a square one half as wide again. */
const SIZES = "(max-width: 501px) calc(100vw - 40px), 400px";

const SQUARE_SIZES = "(max-width: 501px) calc(100vw - 40px), 600px";

/** Two of five, so that no column of three or two is all alike. */
const isSquare = (index: number) => index % 5 === 0 || index % 5 === 3;

export default function Gallery({ data: { pictures, preview } }: { data: GalleryData }) {
  const t = useTranslations("gallery");
  return (
    <>
      <Head title={t("title")} description={t("description")} preview={preview} />
      <header className={`${grid.grid} ${styles.head}`}>
        <h1 className={typography.name}>{t("title")}</h1>
        <p className={classes(typography.name, typography.number, styles.count)} aria-hidden="true">
          {pictures.length}
        </p>
        <p className={typography.lead}>{t("lead")}</p>
      </header>
      <PictureLightbox pictures={pictures.map((each) => ({ ...each, mark: each.title }))}>
        {(thumbnail) => (
          <ul className={styles.pictures}>
            {pictures.map((each, index) => (
              <li key={each.title} className={classes(isSquare(index) && styles.square)}>
                <Reveal duration={index % 2 === 0 ? 1000 : 1500}>
                  <GalleryFigure
                    picture={each.picture}
                    mark={each.title}
                    caption={each}
                    sizes={isSquare(index) ? SQUARE_SIZES : SIZES}
                    first={index === 0}
                    thumbnail={thumbnail(index)}
                  />
                </Reveal>
              </li>
            ))}
          </ul>
        )}
      </PictureLightbox>
    </>
  );
}
