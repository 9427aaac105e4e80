import type { ReactNode } from "react";
import { ContentText } from "#app/i18n/content-text.tsx";
import { useNumberFormat } from "#app/i18n/number-format.ts";
import { useTranslations } from "#app/i18n/translations.tsx";
import { staticSection } from "#app/render/static-section.tsx";
import styles from "./facts.module.css";
import { Price } from "./price.tsx";
import type { factsOf } from "./stone.server.ts";
import { TechnicalData } from "./technical.tsx";

type Props = { facts: ReturnType<typeof factsOf> };

/** The label beside the work: what is known of the stone, row by row; what is not known has no row. Folded on a phone. */
export const Facts = staticSection(function Facts({ facts }: Props) {
  const t = useTranslations("stone");
  const patterns = useTranslations("stones.patterns");
  const finishes = useTranslations("stones.finishes");
  return (
    <section className={styles.facts} aria-labelledby="facts">
      <details className={styles.folded}>
        <summary>
          <h2 id="facts">{t("facts")}</h2>
        </summary>
        <dl>
          <Row term={t("kind")}>
            <ContentText words={facts.rock} />
          </Row>
          <Row term={t("pattern")}>{patterns(facts.pattern)}</Row>
          <Row term={t("alias")}>{facts.aliases.join(", ")}</Row>
          <Row term={t("origin")}>{facts.origin}</Row>
          <Row term={t("slab")}>{t("slabSize", facts.slab)}</Row>
          <Row term={t("thickness")}>
            {facts.thicknesses.map((thickness) => `${thickness} cm`).join(", ")}
          </Row>
          <Row term={t("stock")}>{facts.stock ? <Stock {...facts.stock} /> : t("askUs")}</Row>
          <Row term={t("slabs")}>
            {facts.slabs?.map((slab) => (
              <SingleSlab key={slab.number} {...slab} />
            ))}
          </Row>
          <Row term={t("price")}>{facts.price ? <Price {...facts.price} /> : t("onRequest")}</Row>
          <Row term={t("finish")}>{facts.finishes.map((finish) => finishes(finish)).join(", ")}</Row>
          <Row term={t("withstands")}>{facts.withstands.map((each) => t(each)).join(", ")}</Row>
          <Row term={t("sensitive")}>{facts.sensitive.map((each) => t(each)).join(", ")}</Row>
        </dl>
        {facts.technical && <TechnicalData technical={facts.technical} />}
      </details>
    </section>
  );
});

/** How many slabs there are, how soon more can come, and of what day that is. */
function Stock({ slabs, squareMetres, date, orderWeeks }: NonNullable<Props["facts"]["stock"]>) {
  const t = useTranslations("stone");
  const format = useNumberFormat();
  return [
    slabs !== undefined && t("stockSlabs", { slabs }),
    slabs && squareMetres !== undefined && t("stockArea", { area: format(squareMetres) }),
    slabs !== undefined && date && t("counted", { date }),
    orderWeeks !== undefined && t("toOrder", { weeks: orderWeeks }),
  ]
    .filter(Boolean)
    .join(", ");
}

function SingleSlab({
  number,
  width,
  height,
  thickness,
  state,
}: NonNullable<Props["facts"]["slabs"]>[number]) {
  const t = useTranslations("stone");
  const states = useTranslations("stone.slabStates");
  const size = thickness ? `${width} × ${height} × ${thickness} cm` : t("slabSize", { width, height });
  return <div>{[`${number}: ${size}`, state && states(state)].filter(Boolean).join(", ")}</div>;
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    children && (
      <div>
        <dt>{term}</dt>
        <dd>{children}</dd>
      </div>
    )
  );
}
