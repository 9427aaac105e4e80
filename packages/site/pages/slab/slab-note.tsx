import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { type BuiltState, useSlabState } from "@stoneyard/site/pages/measures/use-slab-state.ts";
import typography from "@stoneyard/site/styles/typography.module.css";

type Props = BuiltState & {
  /** The catalogue has it no more. */
  isGone: boolean;
};

/** That a slab is sold, reserved or gone; nothing of one that can be had. */
export function SlabNote({ isGone, ...slab }: Props) {
  const t = useTranslations("list");
  const state = useSlabState(isGone ? undefined : slab);
  const words = isGone ? t("slabGone") : state;
  return words && <span className={typography.label}>{words}</span>;
}
