import type { FacetedStone, Selection } from "@stoneyard/catalogue/facet-names.ts";
import type { SentenceWords } from "@stoneyard/catalogue/sentence-words.ts";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { verdictsOf } from "./listing.ts";
import type { ReasonOf } from "./use-reasons.ts";
import styles from "./verdict-note.module.css";

type Props = { stone: FacetedStone; selection: Selection; words: SentenceWords; reasonOf: ReasonOf };

/** Whether a stone is well suited to the use asked for or needs care there, and why care; of several uses, which is which. */
export function VerdictNote({ stone, selection, words, reasonOf }: Props) {
  const t = useTranslations("stones.verdicts");
  const verdicts = verdictsOf(stone, selection);
  return verdicts.map(({ use, care }) => (
    <span key={use} className={styles.verdict} data-care={care || undefined}>
      <b>{t(care ? "care" : "well")}</b>
      {verdicts.length > 1 && <>: {words.facets.use.values[use]?.label}</>}
      {care && <span className={styles.why}>{reasonOf(stone.key, use)}</span>}
    </span>
  ));
}
