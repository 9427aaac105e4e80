import { ContentText } from "@stoneyard/site/i18n/content-text.tsx";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { PictureMark } from "@stoneyard/site/pictures/picture-mark.tsx";
import { staticSection } from "@stoneyard/site/render/static-section.tsx";
import { Link } from "@stoneyard/site/shell/link.tsx";
import grid from "@stoneyard/site/styles/grid.module.css";
import typography from "@stoneyard/site/styles/typography.module.css";
import { Figure } from "@stoneyard/site/ui/figure.tsx";
import { Reveal } from "@stoneyard/site/ui/reveal/reveal.tsx";
import type { InteriorView } from "./home.server.ts";
import styles from "./interiors.module.css";

/** Six interiors: no two of one size beside each other, one of them to the edge of the page. */
export const Interiors = staticSection(function Interiors({ interiors }: { interiors: InteriorView[] }) {
  const t = useTranslations("home.interiors");
  if (interiors.length === 0) return null;
  return (
    <section className={grid.section} aria-labelledby="interiors">
      <div className={`${grid.grid} ${grid.head}`}>
        <h2 id="interiors" className={typography.section}>
          {t("title")}
        </h2>
        <p>
          <Link className={typography.link} to="/interior-design">
            {t("viewAll")}
          </Link>
        </p>
      </div>
      <Reveal duration={1500}>
        <ul className={`${grid.grid} ${grid.standing} ${styles.pictures}`}>
          {interiors.map((interior) => (
            <li key={interior.number}>
              <Link to={interior.href} className={styles.tile}>
                <Figure picture={interior.picture} sizes="(max-width: 768px) 100vw, 60vw">
                  <span className={styles.caption}>
                    <span>
                      <span className={styles.words}>
                        <ContentText words={interior.caption} />
                      </span>
                      .
                      <PictureMark picture={interior.picture} />
                    </span>
                    <span>{interior.number}</span>
                  </span>
                </Figure>
              </Link>
            </li>
          ))}
        </ul>
      </Reveal>
    </section>
  );
});
