import { FACETS, type Facet, type Selection } from "@stoneyard/catalogue/stones/facet-names.ts";
import type { SentenceWords } from "@stoneyard/catalogue/stones/sentence-words.ts";
import { exceptionOf } from "@stoneyard/site/facets/sentence.ts";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { TextLink } from "@stoneyard/site/shell/link.tsx";
import typography from "@stoneyard/site/styles/typography.module.css";
import { classes } from "@stoneyard/site/ui/classes.ts";
import { type ReactNode, useRef } from "react";
import type { ListingAnswer } from "../listing.ts";
import styles from "./summary.module.css";

type Props = {
  /** What is chosen and how many stones that leaves; heard whenever it changes. */
  sentence: string;
  /** Nothing is chosen: the sentence is heard and not seen. */
  quiet: boolean;
  selection: Selection;
  words: SentenceWords;
  onChoose: (facet: Facet, values: readonly string[]) => void;
  onClear: () => void;
  children?: ReactNode;
};

/** What is chosen, as a sentence and value by value, each of which a press gives up. */
export function Summary({ sentence, quiet, selection, words, onChoose, onClear, children }: Props) {
  const t = useTranslations("listing");
  const paragraph = useRef<HTMLParagraphElement>(null);
  const chosen = FACETS.flatMap((facet) => chipsOf(facet, selection[facet] ?? [], words));
  // The pressed button goes, and the focus must not go with it.
  const thenFocus = (act: () => void) => () => {
    paragraph.current?.focus({ preventScroll: true });
    act();
  };
  return (
    <div className={styles.summary}>
      <p
        ref={paragraph}
        role="status"
        tabIndex={-1}
        className={quiet ? typography.visuallyHidden : classes(typography.lead, styles.sentence)}
      >
        {sentence}
      </p>
      {!quiet && (
        <ul className={styles.chips} aria-label={t("chosen")}>
          {chosen.map(({ facet, label, next }) => (
            <li key={`${facet} ${label}`}>
              <button
                type="button"
                className={styles.chip}
                aria-label={t("remove", { value: `${words.facets[facet].title}: ${label}` })}
                onClick={thenFocus(() => onChoose(facet, next))}
              >
                <span className={typography.capital}>{label}</span>
              </button>
            </li>
          ))}
          <li>
            <button
              type="button"
              className={classes(typography.link, styles.clear)}
              onClick={thenFocus(onClear)}
            >
              {t("clear")}
            </button>
          </li>
        </ul>
      )}
      {children}
    </div>
  );
}

type Chip = {
  facet: Facet;
  label: string;
  /** What is chosen of the facet without it. */
  next: readonly string[];
};

/** A chip for each value, or for what is left out where all others are chosen. */
function chipsOf(facet: Facet, chosen: readonly string[], words: SentenceWords): Chip[] {
  const { values } = words.facets[facet];
  const exception = exceptionOf(facet, chosen, words);
  if (exception) return [{ facet, label: exception, next: [] }];
  return chosen.map((value) => ({
    facet,
    label: values[value]?.label ?? value,
    next: chosen.filter((other) => other !== value),
  }));
}

/** The part of a question that the stones below do not answer: unknown words, what is refused by them, prices and stock. */
export function AnswerNotes({
  answer: { leftOut, ignoredRefusals, answers, slab },
}: {
  answer: ListingAnswer;
}) {
  const t = useTranslations("listing");
  return (
    <>
      {slab && (
        <p className={styles.note}>
          <a href={slab.href} className={typography.link}>
            {slab.title}
          </a>
        </p>
      )}
      {answers.map(({ text, href }) => (
        <p key={text} className={styles.note}>
          {href ? (
            <TextLink to={href}>{text}</TextLink>
          ) : (
            <>
              {text} <TextLink to="/contact">{t("ask")}</TextLink>
            </>
          )}
        </p>
      ))}
      {leftOut.length > 0 && <p className={styles.note}>{t("leftOut", { words: leftOut.join(", ") })}</p>}
      {ignoredRefusals.length > 0 && (
        <p className={styles.note}>{t("ignoredRefusals", { words: ignoredRefusals.join(", ") })}</p>
      )}
    </>
  );
}
