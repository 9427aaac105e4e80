import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import type { ModelViewerLabels } from "@stoneyard/site/ui/model-viewer/model-viewer-element.ts";

/** The words of the 3D viewer in the current language. */
export function useViewerLabels(): ModelViewerLabels {
  const t = useTranslations("models.viewer");
  return {
    show: t("show"),
    ar: t("ar"),
    exitAr: t("exitAr"),
    prompt: t("prompt"),
    dimensions: t("dimensions"),
    failed: t("failed"),
    views: {
      front: t("views.front"),
      right: t("views.right"),
      back: t("views.back"),
      left: t("views.left"),
      "upper-front": t("views.upper-front"),
      "upper-right": t("views.upper-right"),
      "upper-back": t("views.upper-back"),
      "upper-left": t("views.upper-left"),
      "lower-front": t("views.lower-front"),
      "lower-right": t("views.lower-right"),
      "lower-back": t("views.lower-back"),
      "lower-left": t("views.lower-left"),
    },
  };
}
