import { Breadcrumbs } from "@stoneyard/site/head/breadcrumbs.static.tsx";
import { Head } from "@stoneyard/site/head/head.static.tsx";
import { StructuredData } from "@stoneyard/site/head/structured-data.tsx";
import { LANGUAGES } from "@stoneyard/site/i18n/locale.ts";
import { useLocale } from "@stoneyard/site/i18n/localized.tsx";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { staticSection } from "@stoneyard/site/render/static-section.tsx";
import { useCompany } from "@stoneyard/site/shell/company.ts";
import { CountedLinks } from "@stoneyard/site/shell/counted-links.tsx";
import { ButtonLink, Link, TextLink } from "@stoneyard/site/shell/link.tsx";
import { Sources } from "@stoneyard/site/shell/sources.tsx";
import grid from "@stoneyard/site/styles/grid.module.css";
import typography from "@stoneyard/site/styles/typography.module.css";
import { Fragment } from "react";
import styles from "./care.module.css";
import { CarePart, Points } from "./care-part.tsx";
import type { GuideData } from "./guide.data.server.ts";

/** How one kind of stone is looked after, or what some finishes ask for. */
export default staticSection(function GuidePage({ data: guide }: { data: GuideData }) {
  const t = useTranslations("care");
  return (
    <>
      <Head title={t("of", { stone: guide.title })} description={guide.description} preview={guide.preview} />
      <Article title={guide.title} description={guide.lead} sources={guide.sources} />
      <div className={`${grid.grid} ${styles.head}`}>
        <Breadcrumbs steps={[{ name: t("title"), to: "/care" }]} here={guide.title} />
        <h1 className={`${typography.statement} ${typography.longStatement} ${grid.listingTitle}`}>
          {t("of", { stone: guide.title })}
        </h1>
        <p className={`${typography.lead} ${grid.lead}`}>{guide.lead}</p>
      </div>
      <CarePart id="daily" title={t("daily")}>
        <Points points={guide.daily} />
        <p>
          <TextLink to="/care#rules">{t("rules")}</TextLink>
        </p>
      </CarePart>
      <CarePart id="stains" title={t("stains")}>
        <Terms entries={guide.stains} />
        <p>
          <TextLink to="/care#poultice">{t("poultice")}</TextLink>
        </p>
      </CarePart>
      <CarePart id="sealing" title={t("sealing")}>
        <p>{guide.sealing}</p>
      </CarePart>
      {guide.finishes.length > 0 && (
        <CarePart id="finishes" title={t("finishes")}>
          <Terms entries={guide.finishes} />
        </CarePart>
      )}
      <CarePart id="ruins" title={t("ruins")}>
        <Points points={guide.ruins} />
      </CarePart>
      <CarePart id="call" title={t("call")}>
        <Points points={guide.call} />
        <CallUs />
      </CarePart>
      <CarePart id="stones" title={t("stones")}>
        {"to" in guide.stones ? (
          <p>
            <TextLink to={guide.stones.to}>{t("withFinish")}</TextLink>
          </p>
        ) : (
          <ul className={`${grid.row} ${styles.stones} ${typography.accentLinks}`}>
            {guide.stones.map(({ title, to }) => (
              <li key={to}>
                <Link to={to}>{title}</Link>
              </li>
            ))}
          </ul>
        )}
      </CarePart>
      <Sources title={t("sources")} sources={guide.sources} />
      {guide.others.length > 0 && (
        <section className={`${grid.section} ${grid.inset}`} aria-labelledby="others">
          <h2 id="others" className={`${typography.section} ${styles.title}`}>
            {t("others")}
          </h2>
          <CountedLinks links={guide.others} />
        </section>
      )}
    </>
  );
});

function Article({ title, description, sources }: { title: string; description: string; sources: string[] }) {
  const t = useTranslations("care");
  const { brand } = useCompany();
  const locale = useLocale();
  return (
    <StructuredData
      data={{
        "@type": "Article",
        headline: t("of", { stone: title }),
        description,
        inLanguage: LANGUAGES[locale].htmlLang,
        author: { "@type": "Organization", name: brand },
        citation: sources,
      }}
    />
  );
}

function Terms({ entries }: { entries: { term: string; text: string }[] }) {
  return (
    <dl>
      {entries.map(({ term, text }) => (
        <Fragment key={term}>
          <dt className={typography.tile}>{term}</dt>
          <dd>{text}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

function CallUs() {
  const t = useTranslations("care");
  const [phone] = useCompany().phones;
  return (
    <p className={`${grid.ways} ${styles.ways}`}>
      <ButtonLink to="/contact">{t("write")}</ButtonLink>
      {phone && (
        <a className={typography.link} href={`tel:${phone.number}`}>
          {phone.shown}
        </a>
      )}
    </p>
  );
}
