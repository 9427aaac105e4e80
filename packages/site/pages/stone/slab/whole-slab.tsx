import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { CroppedPicture } from "@stoneyard/site/ui/cropped-picture.tsx";
import type { PictureView } from "@stoneyard/site/ui/picture.tsx";
import type { Size } from "./slab-view.ts";

const SIZES = "(max-width: 501px) 100vw, 92vw";
/** Zoomed, it is drawn wider than any size of it. */
const NEAR_SIZES = "8192px";

type Props = {
  title: string;
  picture: PictureView;
  slab: Size;
  /** It is zoomed, so that the largest size is wanted. */
  near?: boolean;
};

/** The picture of the whole slab between its rules. */
export function WholeSlab({ title, picture, slab, near = false }: Props) {
  const t = useTranslations("stone");
  return (
    <CroppedPicture
      picture={{ ...picture, alt: t("slabAlt", { stone: title, ...slab }) }}
      sizes={near ? NEAR_SIZES : SIZES}
    />
  );
}
