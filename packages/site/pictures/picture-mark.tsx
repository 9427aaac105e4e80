import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import type { PictureView } from "@stoneyard/site/ui/picture.tsx";

type Props = {
  picture: PictureView;
  /** Ends a bare name. */
  stop?: true;
};

/** The end of a photograph's caption; renderings are declared at the foot of the page. */
export function PictureMark({ picture: { made }, stop }: Props) {
  const t = useTranslations("common.pictures.made");
  return made === "studio" ? null : `${stop ? "." : ""} ${t(made)}.`;
}
