import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { staticSection } from "@stoneyard/site/render/static-section.tsx";
import { Link } from "@stoneyard/site/shell/link.tsx";
import grid from "@stoneyard/site/styles/grid.module.css";
import typography from "@stoneyard/site/styles/typography.module.css";
import { Picture, type PictureView } from "@stoneyard/site/ui/picture.tsx";
import { Reveal } from "@stoneyard/site/ui/reveal/reveal.tsx";
import styles from "./about-teaser.module.css";

/** Who we are in one sentence, beside the two stock thicknesses drawn at life size. */
export const AboutTeaser = staticSection(function AboutTeaser({ edges }: { edges: PictureView[] }) {
  const t = useTranslations("home.about");
  const [thin, thick] = edges;
  return (
    <section aria-label={t("label")}>
      <Reveal duration={1000} className={`${grid.grid} ${grid.section} ${styles.about}`}>
        <p className={`${typography.claim} ${styles.say}`}>
          {t.rich("say", { em: (words) => <em>{words}</em> })}
        </p>
        <p className={styles.go}>
          <Link className={typography.link} to="/about">
            {t("go")}
          </Link>
        </p>
        <figure className={styles.edges}>
          {thin && (
            <div className={styles.thin}>
              <Picture picture={thin} sizes="(max-width: 768px) 64vw, 34vw" />
            </div>
          )}
          {thick && (
            <div className={styles.thick}>
              <Picture picture={thick} sizes="(max-width: 768px) 64vw, 34vw" />
            </div>
          )}
          <figcaption className={typography.label}>
            <b className={typography.strong}>{t("edges")}</b>
          </figcaption>
        </figure>
      </Reveal>
    </section>
  );
});
