import {
  type ComponentType,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useRef,
  useState,
} from "react";
import type { LightboxLabels, LightboxPicture, LightboxViewerProps } from "./lightbox-viewer.tsx";

/** Spread these on the `a` around a thumbnail: without script the link leads to the picture itself. */
export type ThumbnailProps = ReturnType<typeof thumbnailProps>;

type Props = {
  pictures: readonly LightboxPicture[];
  labels: LightboxLabels;
  /** Lays the thumbnails out; `thumbnail(index)` gives the props for the link around each of them. */
  children: (thumbnail: (index: number) => ThumbnailProps) => ReactNode;
};

type Viewer = ComponentType<LightboxViewerProps>;

/** Pictures that open over the page. The viewer is fetched when needed; where it cannot be, a press leads to the picture. */
export function Lightbox({ pictures, labels, children }: Props) {
  const { Viewer, index, fetchAhead, open, close } = useLightbox();
  const thumbnail = (picture: number) => {
    const href = pictures[picture]?.src ?? "";
    return thumbnailProps(href, fetchAhead, (opener) => open(opener, picture, href));
  };
  return (
    <>
      {children(thumbnail)}
      {Viewer && index !== undefined && (
        <Viewer pictures={pictures} labels={labels} index={index} onClosed={close} />
      )}
    </>
  );
}

/** Which picture is open, and the viewer once it is here. */
function useLightbox() {
  const [Viewer, setViewer] = useState<Viewer>();
  const [index, setIndex] = useState<number>();
  const opener = useRef<HTMLElement>(null);

  async function fetchViewer() {
    const { LightboxViewer } = await import("./lightbox-viewer.tsx");
    setViewer(() => LightboxViewer);
  }

  function fetchAhead() {
    // A failure shows when the thumbnail is pressed.
    fetchViewer().catch(() => {});
  }

  async function open(thumbnail: HTMLElement, picture: number, href: string) {
    opener.current = thumbnail;
    try {
      await fetchViewer();
      setIndex(picture);
    } catch {
      location.assign(href);
    }
  }

  function close() {
    setIndex(undefined);
    opener.current?.focus();
  }

  return { Viewer, index, fetchAhead, open, close };
}

function thumbnailProps(href: string, fetchAhead: () => void, open: (thumbnail: HTMLElement) => void) {
  return {
    href,
    role: "button",
    "aria-haspopup": "dialog" as const,
    onClick(event: MouseEvent<HTMLElement>) {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      open(event.currentTarget);
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      if (event.key !== " ") return;
      event.preventDefault();
      open(event.currentTarget);
    },
    onPointerEnter: fetchAhead,
    onFocus: fetchAhead,
  };
}
