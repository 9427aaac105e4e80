import { shownPart } from "@stoneyard/site/ui/cropped-picture.tsx";
import type { PictureView } from "@stoneyard/site/ui/picture.tsx";
import { useState } from "react";
import styles from "./close-view.module.css";
import { overlap, type Rect, type Size } from "./slab-view.ts";

type Props = {
  picture: PictureView;
  /** The picture that lies under it. */
  whole: PictureView;
  /** Where it lies on the slab, cm. */
  place: Rect;
  slab: Size;
  /** What of the slab is in sight, cm. */
  seen: Rect;
  pxPerCm: number;
};

/** The close view on its place of the slab: fetched when it is in sight and the picture under it would grow unsharp. */
export function CloseView({ picture, whole, place, slab, seen, pxPerCm }: Props) {
  const [asked, setAsked] = useState(false);
  const [come, setCome] = useState(false);
  const wholePxPerCm = shownPart(whole).width / slab.width;
  const wanted = pxPerCm * window.devicePixelRatio > wholePxPerCm && overlap(place, seen);
  if (wanted && !asked) setAsked(true);
  if (!asked) return null;
  return (
    <img
      className={styles.close}
      data-shown={come && wanted}
      src={picture.src}
      alt=""
      decoding="async"
      onLoad={() => setCome(true)}
      style={{
        left: percent(place.x, slab.width),
        top: percent(place.y, slab.height),
        width: percent(place.width, slab.width),
        height: percent(place.height, slab.height),
      }}
    />
  );
}

function percent(part: number, whole: number): string {
  return `${(part / whole) * 100}%`;
}
