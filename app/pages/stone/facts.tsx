import type { ReactNode } from "react";
import { useTranslations } from "#app/i18n/translations.tsx";
import styles from "./facts.module.css";
import type { factsOf } from "./stone.server.ts";

type Props = { facts: ReturnType<typeof factsOf> };

/** The label beside the work: what is known of the stone, row by row; what is not known has no row. */
export function Facts({ facts }: Props) {
  const t = useTranslations("stone");
  const patterns = useTranslations("stones.patterns");
  const finishes = useTranslations("stones.finishes");
  const uses = useTranslations("stones.uses");
  const withstands = [facts.acid === "resistant" && t("acid"), facts.frost === "resistant" && t("frost")];
  const keepFrom = [
    facts.acid === "sensitive" && t("acid"),
    facts.frost === "sensitive" && t("frost"),
    facts.frost === "limited" && t("hardFrost"),
  ];
  return (
    <section className={styles.facts} aria-labelledby="facts">
      <h2 id="facts" className={styles.title}>
        {t("facts")}
      </h2>
      <dl>
        <Row term={t("kind")}>{facts.rock}</Row>
        <Row term={t("pattern")}>{patterns(facts.pattern)}</Row>
        <Row term={t("alias")}>{facts.aliases.join(", ")}</Row>
        <Row term={t("origin")}>{facts.origin}</Row>
        <Row term={t("slab")}>{t("slabSize", facts.slab)}</Row>
        <Row term={t("thickness")}>{facts.thicknesses.map((thickness) => `${thickness} cm`).join(", ")}</Row>
        <Row term={t("finish")}>{facts.finishes.map((finish) => finishes(finish)).join(", ")}</Row>
        <Row term={t("uses")}>{facts.uses.map((use) => uses(use)).join(", ")}</Row>
        <Row term={t("withstands")}>{withstands.filter(Boolean).join(", ")}</Row>
        <Row term={t("sensitive")}>{keepFrom.filter(Boolean).join(", ")}</Row>
      </dl>
      {facts.invented && <p className={styles.invented}>{t("invented")}</p>}
    </section>
  );
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
