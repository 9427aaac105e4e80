import type { Purpose, Verdict } from "@stoneyard/catalogue/kinds/purpose.ts";
import { LANGUAGES } from "@stoneyard/site/i18n/locale.ts";
import { useLocale } from "@stoneyard/site/i18n/localized.tsx";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import type { ComponentProps } from "react";
import { useReasons } from "./verdict-note.tsx";

/** What a stone, family and slug, was chosen for, and the surface that is so called; else the use names it. */
export type ChosenUse = { stone: string; use: Purpose; surface?: string };

type Props = Pick<ComponentProps<"p">, "className" | "role"> & {
  chosen: readonly ChosenUse[];
  /** The verdicts that are told. */
  told: readonly Verdict[];
};

/** What a stone needs care for, or is not advised for: a paragraph for each reason. */
export function UnadvisedUses({ chosen, told, ...paragraph }: Props) {
  const { intlLocale } = LANGUAGES[useLocale()];
  const verdicts = useTranslations("stones.verdicts");
  const reasonOf = useReasons(chosen.length > 0);
  const lowered = (words: string) => words.toLocaleLowerCase(intlLocale);
  const warnings = new Map<string, Set<string>>();
  for (const { stone, use, surface } of chosen) {
    const reason = reasonOf(stone, use);
    if (!reason || !told.includes(reason.verdict)) continue;
    const warning = `${lowered(verdicts(reason.verdict))}. ${reason.why}`;
    const names = warnings.get(warning) ?? new Set();
    warnings.set(warning, names.add(surface ?? reason.title));
  }
  return [...warnings].map(([warning, names]) => (
    <p key={warning} {...paragraph}>
      {[...names].map((name, at) => (at === 0 ? name : lowered(name))).join(", ")}: {warning}
    </p>
  ));
}
