import { ContentText } from "@stoneyard/site/i18n/content-text.tsx";
import { useNumberFormat } from "@stoneyard/site/i18n/number-format.ts";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { staticSection } from "@stoneyard/site/render/static-section.tsx";
import typography from "@stoneyard/site/styles/typography.module.css";
import { slipWords, useOfferWords } from "../offer/offer-words.ts";
import type { factsOf, TechnicalView } from "../stone.data.server.ts";
import { FactRow } from "./fact-row.tsx";
import rows from "./fact-rows.module.css";
import styles from "./facts.module.css";

type Props = { facts: ReturnType<typeof factsOf> };

/** The label beside the work: what is known of the stone, row by row; what is not known has no row. Folded on a phone. */
export const Facts = staticSection(function Facts({ facts }: Props) {
  const t = useTranslations("stone");
  const patterns = useTranslations("stones.patterns");
  const finishes = useTranslations("stones.finishes");
  const offers = useTranslations("offer");
  const offer = useOfferWords();
  return (
    <section className={`${typography.small} ${styles.facts}`} aria-labelledby="facts">
      <details className={styles.folded}>
        <summary className={`${typography.plainSummary} ${typography.arrow}`}>
          <h2 id="facts">{t("facts")}</h2>
        </summary>
        <dl className={rows.rows}>
          <FactRow term={t("kind")}>
            <ContentText words={facts.rock} />
          </FactRow>
          <FactRow term={t("pattern")}>{patterns(facts.pattern)}</FactRow>
          <FactRow term={t("alias")}>{facts.aliases.join(", ")}</FactRow>
          <FactRow term={t("origin")}>{facts.origin}</FactRow>
          <FactRow term={t("slab")}>{t("slabSize", facts.slab)}</FactRow>
          <FactRow term={t("thickness")}>
            {facts.thicknesses.map((thickness) => `${thickness} cm`).join(", ")}
          </FactRow>
          <FactRow term={t("stock")}>{offer.stock(facts.stock)}</FactRow>
          <FactRow term={t("price")}>{offer.prices(facts)}</FactRow>
          <FactRow term={t("slip")}>{!facts.technical?.slip.length && offers("askForTest")}</FactRow>
          <FactRow term={t("finish")}>{facts.finishes.map((finish) => finishes(finish)).join(", ")}</FactRow>
          <FactRow term={t("withstands")}>{facts.withstands.map((each) => t(each)).join(", ")}</FactRow>
          <FactRow term={t("sensitive")}>{facts.sensitive.map((each) => t(each)).join(", ")}</FactRow>
        </dl>
        {facts.technical && <TechnicalData technical={facts.technical} />}
      </details>
    </section>
  );
});

/** What was measured on the stone, by which standard, and who says so. */
function TechnicalData({ technical }: { technical: TechnicalView }) {
  const t = useTranslations("stone.technical");
  const units = useTranslations("stone.technical.values");
  const scales = useTranslations("stone.technical.scales");
  const finishes = useTranslations("stones.finishes");
  const format = useNumberFormat();
  const { measured, slip, source, date } = technical;
  const standards = new Set(slip.flatMap(({ standards }) => standards));
  return (
    <section className={styles.technical} aria-labelledby="technical">
      <h3 id="technical" className={typography.smallHeading}>
        {t("title")}
      </h3>
      <dl className={rows.rows}>
        {measured.map(({ name, value, standard }) => (
          <div key={name}>
            <dt>
              {t(name)} <span className={styles.standard}>{standard}</span>
            </dt>
            <dd>{units(name, { value: format(value) })}</dd>
          </div>
        ))}
        {slip.map((measured) => (
          <div key={measured.finish}>
            <dt>
              {t("slip", { finish: finishes(measured.finish) })}{" "}
              <span className={styles.standard}>{measured.standards.join(", ")}</span>
            </dt>
            <dd>{slipWords(measured, t)}</dd>
          </div>
        ))}
      </dl>
      {standards.size > 0 && (
        <p className={typography.label}>{[...standards].map((each) => scales(each)).join("; ")}.</p>
      )}
      <p className={typography.label}>
        {source} ({date})
      </p>
    </section>
  );
}
