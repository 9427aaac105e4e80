import { Head } from "@stoneyard/site/head/head.static.tsx";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import grid from "@stoneyard/site/styles/grid.module.css";
import typography from "@stoneyard/site/styles/typography.module.css";
import { ScaleRule } from "@stoneyard/site/ui/scale/scale-rule.tsx";
import { Suspense } from "react";
import type { ModelsData } from "./models.data.server.ts";
import styles from "./models.module.css";
import { TableCard } from "./table-card.tsx";
import { useChosenFinishes } from "./use-chosen-finishes.ts";

export default function Models({ data: { finishes, groups, preview } }: { data: ModelsData }) {
  const t = useTranslations("models");
  const { live, ask, finishOf, choose } = useChosenFinishes(
    groups.flatMap(({ tables }) => tables.map(({ slug }) => slug)),
    finishes.map(({ key }) => key),
  );
  return (
    <>
      <Head title={t("title")} description={t("description")} preview={preview} />
      <header className={`${grid.grid} ${grid.rowsOnNarrow} ${styles.head}`}>
        <h1 className={typography.name}>{t("title")}</h1>
        <p className={`${typography.lead} ${styles.lead}`}>{t("lead")}</p>
        <div className={`${typography.label} ${styles.scale}`}>
          <p>{t("scale")}</p>
          <div className={styles.metre}>
            <ScaleRule lengthCm={100} labelsEvery={100} />
          </div>
        </div>
      </header>
      {groups.map((group) => (
        <section key={group.key} className={styles.group} aria-labelledby={group.key}>
          <div className={`${grid.grid} ${grid.rowsOnNarrow} ${styles.groupHead}`}>
            <h2 id={group.key} className={typography.section}>
              {group.title}
            </h2>
            <p className={styles.height}>
              <span className={`${typography.section} ${typography.number}`}>{group.heightCm}</span>{" "}
              <span className={typography.label}>{t("height")}</span>
            </p>
          </div>
          <div className={`${grid.grid} ${styles.tables}`}>
            {group.tables.map((table) => (
              <Suspense key={table.slug}>
                <TableCard
                  table={table}
                  heightCm={group.heightCm}
                  finishes={finishes}
                  finish={finishOf(table.slug)}
                  onFinish={(finish) => choose(table.slug, finish)}
                  live={table.slug === live}
                  onAsk={() => ask(table.slug)}
                />
              </Suspense>
            ))}
          </div>
        </section>
      ))}
    </>
  );
}
