import type { Translate } from "@stoneyard/site/i18n/translations.tsx";
import type { TechnicalView } from "./technical.server.ts";

/** How slippery a stone is in one finish: dry 58, wet 24, R9. @param t messages "stone.technical" */
export function slipWords(
  { dry, wet, class: slipClass }: TechnicalView["slip"][number],
  t: Translate<"dry" | "wet">,
): string {
  return [
    dry !== undefined && t("dry", { value: dry }),
    wet !== undefined && t("wet", { value: wet }),
    slipClass,
  ]
    .filter(Boolean)
    .join(", ");
}
