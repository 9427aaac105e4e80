import { Suspense } from "react";
import { pageMessages } from "#app/content/messages.server.ts";
import { Head } from "#app/head/head.tsx";
import { previewOf } from "#app/head/preview.server.ts";
import { localeOfPath } from "#app/i18n/locale.ts";
import { useTranslations } from "#app/i18n/translations.tsx";
import grid from "#app/styles/grid.module.css";
import typography from "#app/styles/typography.module.css";
import { ScaleRule } from "#app/ui/scale/scale-rule.tsx";
import type { Route } from "./+types/models";
import styles from "./models.module.css";
import { finishViews, tableGroups } from "./models.server.ts";
import { TableCard } from "./table-card.tsx";
import { useChosenFinishes } from "./use-chosen-finishes.ts";

export async function loader({ request }: Route.LoaderArgs) {
  const locale = localeOfPath(new URL(request.url).pathname);
  return {
    messages: await pageMessages(locale, "models"),
    finishes: await finishViews(),
    groups: await tableGroups(locale),
    preview: await previewOf("tables/dining-round-130-nero-marquina"),
  };
}

export default function Models({ loaderData: { finishes, groups, preview } }: Route.ComponentProps) {
  const t = useTranslations("models");
  const { finishOf, choose } = useChosenFinishes(
    groups.flatMap(({ tables }) => tables.map(({ slug }) => slug)),
    finishes.map(({ key }) => key),
  );
  return (
    <>
      <Head title={t("title")} description={t("description")} preview={preview} />
      <header className={`${grid.grid} ${styles.head}`}>
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
          <div className={`${grid.grid} ${styles.groupHead}`}>
            <h2 id={group.key} className={typography.statement}>
              {group.title}
            </h2>
            <p className={styles.height}>
              <span className={`${typography.statement} ${typography.number}`}>{group.heightCm}</span>{" "}
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
                />
              </Suspense>
            ))}
          </div>
        </section>
      ))}
    </>
  );
}
