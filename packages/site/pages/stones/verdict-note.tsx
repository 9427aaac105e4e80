import type { Verdict } from "@stoneyard/catalogue/kinds/purpose.ts";
import type { FacetedStone, Selection } from "@stoneyard/catalogue/stones/facet-names.ts";
import type { SentenceWords } from "@stoneyard/catalogue/stones/sentence-words.ts";
import { useLocalizedPath } from "@stoneyard/site/i18n/localized.tsx";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { loadJson } from "@stoneyard/site/ui/browser/load-json.ts";
import { useEffect, useState } from "react";
import { verdictsOf } from "./listing.ts";
import type { Reasons } from "./reasons.json.server.ts";
import styles from "./verdict-note.module.css";

type Props = { stone: FacetedStone; selection: Selection; words: SentenceWords; reasonOf: ReasonOf };

/** The verdict on a stone for the use asked for, and why, unless it suits it well; of several uses, which is which and why care. */
export function VerdictNote({ stone, selection, words, reasonOf }: Props) {
  const t = useTranslations("stones.verdicts");
  const verdicts = verdictsOf(stone, selection);
  const isSole = verdicts.length === 1;
  return verdicts.map(({ use, verdict }) => (
    <span key={use} className={styles.verdict} data-verdict={verdict}>
      <b>{t(verdict)}</b>
      {!isSole && <>: {words.facets.use.values[use]?.label}</>}
      {(verdict === "care" || (isSole && verdict === "not-advised")) && (
        <span className={styles.why}>{reasonOf(stone.key, use)?.why}</span>
      )}
    </span>
  ));
}

type Reason = { title: string; verdict: Verdict; why: string };
export type ReasonOf = (key: string, use: string) => Reason | undefined;

/** Whether a stone is good for a use, and why; known once `wanted` and fetched. */
export function useReasons(wanted: boolean): ReasonOf {
  const source = useLocalizedPath()("/reasons.json");
  const [reasons, setReasons] = useState<Reasons>();
  useEffect(() => {
    // Without its reasons a listing still says the verdicts.
    if (wanted) loadJson<Reasons>(source).then(setReasons, () => {});
  }, [wanted, source]);
  return (key, use) => {
    const of = reasons?.uses[use];
    const sentence = of?.sentences[of.places[reasons?.stones.indexOf(key) ?? -1] ?? -1];
    return of && sentence && { title: of.title, ...sentence };
  };
}
