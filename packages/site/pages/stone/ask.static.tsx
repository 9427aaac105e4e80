import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { staticSection } from "@stoneyard/site/render/static-section.tsx";
import { useCompany } from "@stoneyard/site/shell/company.ts";
import { Link } from "@stoneyard/site/shell/link.tsx";
import grid from "@stoneyard/site/styles/grid.module.css";
import typography from "@stoneyard/site/styles/typography.module.css";
import { Reveal } from "@stoneyard/site/ui/reveal/reveal.tsx";
import styles from "./ask.module.css";

/** The way from a stone to a person: the form, which then knows the stone, or the phone. */
export const Ask = staticSection(function Ask({ stoneKey, title }: { stoneKey: string; title: string }) {
  const t = useTranslations("stone");
  const [phone] = useCompany().phones;
  return (
    <section className={`${grid.section} ${styles.section}`} aria-labelledby="ask">
      <Reveal duration={1000} className={`${grid.grid} ${styles.ask}`}>
        <h2 id="ask" className={typography.smallEntry}>
          {t("askText")}
        </h2>
        <div className={styles.ways}>
          <Link
            to={`/contact?about=${stoneKey}`}
            className={`${typography.button} ${typography.filled}`}
            aria-label={`${t("ask")}: ${title}`}
          >
            {t("ask")}
          </Link>
          {phone && (
            <p>
              {t("call")}{" "}
              <a className={typography.link} href={`tel:${phone.number}`}>
                {phone.shown}
              </a>
            </p>
          )}
        </div>
      </Reveal>
    </section>
  );
});
