import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import type { PictureView } from "@stoneyard/site/ui/picture.tsx";

type Props = {
  picture: PictureView;
  /** Ends what stands before it, a bare name. */
  stop?: true;
};

/** The end of a caption, where a picture is no rendering: what all others are, the foot of the page says. */
export function PictureMark({ picture: { made }, stop }: Props) {
  const t = useTranslations("common.pictures.made");
  return made === "studio" ? null : `${stop ? "." : ""} ${t(made)}.`;
}
