import { useTranslations } from "#app/i18n/translations.tsx";
import type { PictureView } from "#app/ui/picture.tsx";

/** The end of a caption, where a picture is no rendering: what all others are, the foot of the page says. */
export function PictureMark({ picture: { made } }: { picture: PictureView }) {
  const t = useTranslations("common.pictures.made");
  return made === "studio" ? null : ` ${t(made)}.`;
}
