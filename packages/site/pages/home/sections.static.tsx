import { ContentText } from "@stoneyard/site/i18n/content-text.tsx";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { PictureMark } from "@stoneyard/site/pictures/picture-mark.tsx";
import { staticSection } from "@stoneyard/site/render/static-section.tsx";
import type { CompanyView } from "@stoneyard/site/shell/company.server.ts";
import { ButtonLink, Link, TextLink } from "@stoneyard/site/shell/link.tsx";
import frames from "@stoneyard/site/styles/frames.module.css";
import grid from "@stoneyard/site/styles/grid.module.css";
import typography from "@stoneyard/site/styles/typography.module.css";
import { Figure } from "@stoneyard/site/ui/figure.tsx";
import { Picture, type PictureView } from "@stoneyard/site/ui/picture.tsx";
import { Reveal } from "@stoneyard/site/ui/reveal/reveal.tsx";
import { SectionHead } from "@stoneyard/site/ui/section.tsx";
import type { InteriorView, ProjectView } from "./home.data.server.ts";
import portfolioStyles from "./portfolio.module.css";
import styles from "./sections.module.css";

/** Who we are in one sentence, beside the two stock thicknesses drawn at life size. */
export const AboutTeaser = staticSection(function AboutTeaser({ edges }: { edges: PictureView[] }) {
  const t = useTranslations("home.about");
  return (
    <section aria-label={t("label")}>
      <Reveal duration={1000} className={`${grid.grid} ${grid.section} ${styles.about}`}>
        <p className={`${typography.claim} ${styles.say}`}>
          {t.rich("say", { em: (words) => <em>{words}</em> })}
        </p>
        <p className={styles.go}>
          <TextLink to="/about">{t("go")}</TextLink>
        </p>
        <figure className={styles.edges}>
          {edges.map((edge) => (
            <div key={edge.src} className={`${frames.frame} ${styles.edge}`}>
              <Picture picture={edge} sizes="(max-width: 768px) 64vw, 34vw" />
            </div>
          ))}
          <figcaption className={typography.label}>
            <b className={typography.strong}>{t("edges")}</b>
          </figcaption>
        </figure>
      </Reveal>
    </section>
  );
});

/** The invitation: the way to the form, and the phone. The foot of the page has address and hours. */
export const GetInTouch = staticSection(function GetInTouch({ company }: { company: CompanyView }) {
  const t = useTranslations("home.getInTouch");
  const [phone] = company.phones;
  return (
    <section className={`${grid.grid} ${grid.section} ${styles.touch}`} aria-labelledby="get-in-touch">
      <h2 id="get-in-touch" className={typography.statement}>
        <span className={typography.eyebrow}>{t("eyebrow")}</span> {t("title")}
      </h2>
      <p className={grid.ways}>
        <ButtonLink filled to="/contact">
          {t("go")}
        </ButtonLink>
        {phone && (
          <a className={typography.link} href={`tel:${phone.number}`}>
            {phone.shown}
          </a>
        )}
      </p>
    </section>
  );
});

/** Six interiors: no two of one size beside each other, one of them to the edge of the page. */
export const Interiors = staticSection(function Interiors({ interiors }: { interiors: InteriorView[] }) {
  const t = useTranslations("home.interiors");
  if (interiors.length === 0) return null;
  return (
    <section className={grid.section} aria-labelledby="interiors">
      <SectionHead id="interiors" title={t("title")}>
        <p>
          <TextLink to="/interior-design">{t("viewAll")}</TextLink>
        </p>
      </SectionHead>
      <Reveal duration={1500}>
        <ul className={`${grid.grid} ${grid.standing} ${styles.pictures}`}>
          {interiors.map((interior) => (
            <li key={interior.number}>
              <Link to={interior.href}>
                <Figure picture={interior.picture} sizes="(max-width: 768px) 100vw, 60vw">
                  <span className={styles.caption}>
                    <span>
                      <span className={`${styles.words} ${typography.growingLine}`}>
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

/** The projects as an index: a line each, its picture coming up beside the one that is pointed at. */
export const Portfolio = staticSection(function Portfolio({ projects }: { projects: ProjectView[] }) {
  const t = useTranslations("home.portfolio");
  if (projects.length === 0) return null;
  return (
    <section className={grid.section} aria-labelledby="portfolio">
      <div className={grid.grid}>
        <h2 id="portfolio" className={`${typography.section} ${portfolioStyles.heading}`}>
          {t("title")}
        </h2>
      </div>
      <ul className={`${grid.inset} ${portfolioStyles.index}`}>
        {projects.map((project) => (
          <li key={project.href}>
            <Link to={project.href} className={`${portfolioStyles.line} ${typography.accentOnHover}`}>
              <span className={`${typography.entry} ${portfolioStyles.name}`}>{project.title}</span>
              <span className={`${typography.label} ${portfolioStyles.summary}`}>{project.summary}</span>
              <span className={portfolioStyles.view}>
                <Picture picture={project.picture} sizes="(max-width: 768px) 100vw, 25vw" />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
});
