import { KINDS, type MeasuredPiece } from "@stoneyard/site/choice/measures.ts";
import { LANGUAGES } from "@stoneyard/site/i18n/locale.ts";
import { useLocale } from "@stoneyard/site/i18n/localized.tsx";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { useReasons } from "../stones/verdict-note.tsx";
import styles from "./measures.module.css";

type Props = { stoneKey: string; pieces: readonly MeasuredPiece[] };

/** The uses of a plan's pieces that its stone needs care for, or is not advised for, with the reason. */
export function UnadvisedUses({ stoneKey, pieces }: Props) {
  const { intlLocale } = LANGUAGES[useLocale()];
  const verdicts = useTranslations("stones.verdicts");
  const uses = [...new Set(pieces.flatMap(({ kind }) => KINDS[kind].use ?? []))];
  const reasonOf = useReasons(uses.length > 0);
  return uses.map((use) => {
    const reason = reasonOf(stoneKey, use);
    if (!reason || reason.verdict === "well") return null;
    return (
      <p key={use} className={styles.note}>
        {`${reason.title}: ${verdicts(reason.verdict).toLocaleLowerCase(intlLocale)}. ${reason.why}`}
      </p>
    );
  });
}
