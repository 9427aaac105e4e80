import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { Link } from "@stoneyard/site/shell/link.tsx";
import typography from "@stoneyard/site/styles/typography.module.css";
import type { ListingAnswer } from "./listing.ts";
import styles from "./summary.module.css";

/** What of a question the stones beneath do not answer: words that nobody knows here, prices and stock. */
export function AnswerNotes({ answer: { leftOut, answers, slab } }: { answer: ListingAnswer }) {
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
      {answers.map((answer) => (
        <p key={answer} className={styles.note}>
          {answer}{" "}
          <Link to="/contact" className={typography.link}>
            {t("ask")}
          </Link>
        </p>
      ))}
      {leftOut.length > 0 && <p className={styles.note}>{t("leftOut", { words: leftOut.join(", ") })}</p>}
    </>
  );
}
