import { useTranslations } from "#app/i18n/translations.tsx";
import { Link } from "#app/shell/link.tsx";
import grid from "#app/styles/grid.module.css";
import type from "#app/styles/type.module.css";
import { Reveal } from "#app/ui/reveal.tsx";
import { Work } from "#app/ui/work.tsx";
import type { InteriorView } from "./home.server.ts";
import styles from "./interiors.module.css";

/** Six interiors hung as in a salon: no two of one size beside each other, one of them to the edge of the wall. */
export function Interiors({ interiors }: { interiors: InteriorView[] }) {
  const t = useTranslations("home.interiors");
  const made = useTranslations("pictures.made");
  return (
    <section className={grid.room} aria-labelledby="interiors">
      <div className={`${grid.grid} ${grid.head}`}>
        <h2 id="interiors" className={type.section}>
          {t("title")}
        </h2>
        <p>
          <Link className={type.link} to="/interior-design">
            {t("viewAll")}
          </Link>
        </p>
      </div>
      <Reveal duration={1500}>
        <ul className={`${grid.grid} ${styles.salon}`}>
          {interiors.map((interior) => (
            <li key={interior.number}>
              <Link to={interior.href} className={styles.hung}>
                <Work picture={interior.picture} sizes="(max-width: 768px) 100vw, 60vw">
                  <span className={styles.caption}>
                    <span>
                      <span className={styles.words}>{interior.caption}</span>. {made(interior.picture.made)}
                    </span>
                    <span>{interior.number}</span>
                  </span>
                </Work>
              </Link>
            </li>
          ))}
        </ul>
      </Reveal>
    </section>
  );
}
