import styles from "./cropped-picture.module.css";
import { Picture, type PictureView } from "./picture.tsx";
import { ScaleBox } from "./scale/scale-box.tsx";

type Props = {
  picture: PictureView;
  /** How wide the shown part stands on the page, in the form of the HTML attribute. */
  sizes: string;
  first?: boolean;
};

/** The visible part of a picture, centred. Empty SVGs carry shape and scale, as the policy allows no `style` attribute. */
export function CroppedPicture({ picture, sizes, first = false }: Props) {
  const { crop, width } = picture;
  if (!crop) return <Picture picture={picture} sizes={sizes} first={first} />;
  const times = width / crop.width;
  return (
    <span className={styles.frame}>
      <svg
        className={styles.shape}
        viewBox={`0 0 ${crop.width} ${crop.height}`}
        aria-hidden="true"
        focusable="false"
      />
      <span className={styles.plane}>
        <ScaleBox share={times}>
          <Picture picture={picture} sizes={scaledSizes(sizes, times)} first={first} />
        </ScaleBox>
      </span>
    </span>
  );
}

/** Pixels of the picture that are shown. */
export function shownPart({ crop, width, height }: PictureView) {
  return crop ?? { left: 0, top: 0, width, height };
}

/** The HTML attribute `sizes` of a picture that is drawn so many times as wide as the attribute says. */
export function scaledSizes(sizes: string, times: number): string {
  return sizes.replace(/([\d.]+)vw/g, (_, width: string) => `${Math.round(Number(width) * times)}vw`);
}
