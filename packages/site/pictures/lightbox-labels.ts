import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import type { LightboxLabels } from "@stoneyard/site/ui/lightbox/lightbox-contents.ts";

/** The words of the lightbox in the current language, for every page that opens one. */
export function useLightboxLabels(): LightboxLabels {
  const t = useTranslations("lightbox");
  return {
    dialog: t("dialog"),
    gallery: t("gallery"),
    carousel: t("carousel"),
    slide: t("slide"),
    previous: t("previous"),
    next: t("next"),
    close: t("close"),
    // The lightbox fills the two numbers in by itself.
    position: t("position", { index: "{index}", total: "{total}" }),
  };
}
