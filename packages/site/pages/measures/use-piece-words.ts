import type { PieceWords } from "@stoneyard/site/choice/measures.ts";
import { LANGUAGES } from "@stoneyard/site/i18n/locale.ts";
import { useLocale } from "@stoneyard/site/i18n/localized.tsx";
import { useNumberFormat } from "@stoneyard/site/i18n/number-format.ts";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { useMemo } from "react";

/** The messages by which a page tells what a plan cuts. */
export const PIECE_MESSAGES = [
  "stone.pieces",
  "measures.cutOutsFor",
  "measures.cutOuts",
  "measures.polished",
  "measures.edges",
  "measures.parts",
] as const;

/** What pieces, their work and their numbers are called in the current language; its page brings `PIECE_MESSAGES`. */
export function usePieceWords(): PieceWords {
  const pieces = useTranslations("stone.pieces");
  const measures = useTranslations("measures");
  const cutOuts = useTranslations("measures.cutOuts");
  const edges = useTranslations("measures.edges");
  const number = useNumberFormat();
  const { intlLocale } = LANGUAGES[useLocale()];
  // biome-ignore lint/correctness/useExhaustiveDependencies: a number is written alike as long as the language is the same.
  return useMemo(
    () => ({
      kind: pieces,
      cutOutsFor: measures("cutOutsFor"),
      cutOut: cutOuts,
      polished: measures("polished"),
      edge: edges,
      parts: (parts) => measures("parts", { parts }),
      number,
      intlLocale,
    }),
    [pieces, measures, cutOuts, edges, intlLocale],
  );
}
