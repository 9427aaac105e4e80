import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import typography from "@stoneyard/site/styles/typography.module.css";
import type { ReactNode } from "react";
import { useSlabState } from "../../measures/use-slab-state.ts";
import type { ChosenThing } from "./use-chosen.ts";

/** That a slab is sold, reserved or gone; nothing of one that can be had. */
export function SlabNote({ number, isGone }: NonNullable<ChosenThing["slab"]>): ReactNode {
  const t = useTranslations("list");
  const state = useSlabState(isGone ? undefined : { number });
  const words = isGone ? t("slabGone") : state;
  return words && <span className={typography.label}>{words}</span>;
}
