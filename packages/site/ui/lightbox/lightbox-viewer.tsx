import typography from "@stoneyard/site/styles/typography.module.css";
import { useEffect, useRef } from "react";
import { type ControllerRef, Lightbox as Library } from "yet-another-react-lightbox";
import Counter from "yet-another-react-lightbox/plugins/counter";
import "yet-another-react-lightbox/styles.css";
import "yet-another-react-lightbox/plugins/counter.css";
import styles from "./lightbox-viewer.module.css";

export type LightboxPicture = {
  src: string;
  /** Built sizes, smallest first. */
  srcSet?: readonly { src: string; width: number; height: number }[];
  width: number;
  height: number;
  alt: string;
  caption?: string;
  /** The number or mark before the caption. */
  mark?: string;
  /** Language of the caption, where it is another than the page's. */
  captionLang?: string | undefined;
};

/** What is said of and in the dialog, by what the library says by itself. It fills the two words in braces in. */
export type LightboxLabels = Record<
  | ("Lightbox" | "Photo gallery" | "Carousel" | "Slide")
  | ("Previous" | "Next" | "Close" | "{index} of {total}"),
  string
>;

export type LightboxViewerProps = {
  pictures: readonly LightboxPicture[];
  labels: LightboxLabels;
  /** The picture to open with, from 0. */
  index: number;
  onClosed: () => void;
};

/** Of browsers with a way back that closes what is open; TypeScript does not know it. */
declare class CloseWatcher {
  onclose: (() => void) | null;
  destroy(): void;
}

/** How long fading in and out and passing to the next picture takes. */
const ANIMATION_MS = 333;

/** The open dialog over the page. Loaded on demand by `Lightbox`; use that one. */
export function LightboxViewer({ pictures, labels, index, onClosed }: LightboxViewerProps) {
  const controller = useRef<ControllerRef>(null);
  useEffect(() => {
    // The way back of an Android phone closes the picture instead of leaving the page.
    if (!("CloseWatcher" in window)) return;
    const watcher = new CloseWatcher();
    watcher.onclose = () => controller.current?.close();
    return () => watcher.destroy();
  }, []);
  return (
    <Library
      open
      close={onClosed}
      index={index}
      slides={[...pictures]}
      plugins={[Counter]}
      counter={{ separator: "/" }}
      className={styles.dialog ?? ""}
      animation={{ fade: ANIMATION_MS, swipe: ANIMATION_MS, navigation: ANIMATION_MS }}
      carousel={{ padding: "0px", spacing: "12%", preload: 1 }}
      controller={{ ref: controller, closeOnBackdropClick: true, closeOnPullDown: true }}
      labels={labels}
      render={{
        slideFooter: ({ slide }) => <Caption picture={pictures.find(({ src }) => src === slide.src)} />,
        iconClose: () => <span className={styles.word}>{labels.Close}</span>,
        iconPrev: () => <span className={styles.word}>{labels.Previous}</span>,
        iconNext: () => <span className={styles.word}>{labels.Next}</span>,
      }}
    />
  );
}

/** The library keeps no captions of its own on a slide; the address of the picture finds ours. */
function Caption({ picture }: { picture: LightboxPicture | undefined }) {
  return (
    <p className={`${typography.tile} ${styles.caption}`}>
      <span>
        {picture?.mark && <span className={`${typography.smallHeading} ${styles.mark}`}>{picture.mark}</span>}{" "}
        <span lang={picture?.captionLang}>{picture?.caption}</span>
      </span>
    </p>
  );
}
