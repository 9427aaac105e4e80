import type { Purpose, Verdict } from "@stoneyard/catalogue/kinds/purpose.ts";
import { LANGUAGES } from "@stoneyard/site/i18n/locale.ts";
import { useLocale } from "@stoneyard/site/i18n/localized.tsx";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import type { ComponentProps } from "react";
import { useReasons } from "./verdict-note.tsx";

/** What a stone, family and slug, was chosen for. */
export type ChosenUse = { stone: string; use: Purpose };

type Props = Pick<ComponentProps<"p">, "className" | "role"> & {
  chosen: readonly ChosenUse[];
  /** The verdicts that are told. */
  told: readonly Verdict[];
};

/** The uses that a stone needs care for, or is not advised for, each in a paragraph with the reason. */
export function UnadvisedUses({ chosen, told, ...paragraph }: Props) {
  const { intlLocale } = LANGUAGES[useLocale()];
  const verdicts = useTranslations("stones.verdicts");
  const reasonOf = useReasons(chosen.length > 0);
  const warnings = chosen.flatMap(({ stone, use }) => {
    const reason = reasonOf(stone, use);
    if (!reason || !told.includes(reason.verdict)) return [];
    return `${reason.title}: ${verdicts(reason.verdict).toLocaleLowerCase(intlLocale)}. ${reason.why}`;
  });
  return [...new Set(warnings)].map((warning) => (
    <p key={warning} {...paragraph}>
      {warning}
    </p>
  ));
}
