import { GalleryFigure } from "@stoneyard/site/pictures/gallery-figure.tsx";
import { useLightboxLabels } from "@stoneyard/site/pictures/lightbox-labels.ts";
import { lightboxPicture } from "@stoneyard/site/pictures/lightbox-picture.ts";
import type { Caption } from "@stoneyard/site/pictures/linked-caption.ts";
import { Lightbox } from "@stoneyard/site/ui/lightbox/lightbox.tsx";
import { type PictureView, useAlternativeText } from "@stoneyard/site/ui/picture.tsx";
import styles from "./interior-grid.module.css";

type RoomPicture = Caption & { number: number; picture: PictureView };

/** Full width on a phone, 400 or 600 pixels elsewhere. */
const SIZES = "(max-width: 501px) calc(100vw - 40px), 600px";

/** All pictures of one kind of room, 400 pixels high and up to half as wide again. */
export function InteriorGrid({ title, pictures }: { title: string; pictures: RoomPicture[] }) {
  const labels = useLightboxLabels();
  const alternativeText = useAlternativeText();
  return (
    <Lightbox
      labels={{ ...labels, gallery: title }}
      pictures={pictures.map((each) => ({
        ...lightboxPicture(each.picture, each.words, alternativeText(each.picture), each.lang),
        mark: String(each.number),
      }))}
    >
      {(thumbnail) => (
        <ul className={styles.pictures}>
          {pictures.map((each, index) => (
            <li key={each.number}>
              <GalleryFigure
                picture={each.picture}
                mark={String(each.number)}
                caption={each}
                sizes={SIZES}
                thumbnail={thumbnail(index)}
              />
            </li>
          ))}
        </ul>
      )}
    </Lightbox>
  );
}
