import { Breadcrumbs } from "@stoneyard/site/head/breadcrumbs.static.tsx";
import { Head } from "@stoneyard/site/head/head.static.tsx";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { Link } from "@stoneyard/site/shell/link.tsx";
import grid from "@stoneyard/site/styles/grid.module.css";
import typography from "@stoneyard/site/styles/typography.module.css";
import { Suspense, useState } from "react";
import { AccessoryModel } from "./accessory-model.tsx";
import type { CategoryData } from "./category.data.server.ts";
import styles from "./category.module.css";
import { HowToGet } from "./how-to-get.tsx";

export default function Category({ data: category }: { data: CategoryData }) {
  const t = useTranslations("accessories");
  const [open, setOpen] = useState<string>();
  return (
    <>
      <Head title={category.title} description={category.description} preview={category.preview} />
      <header className={`${grid.grid} ${grid.rowsOnNarrow} ${styles.head}`}>
        <Breadcrumbs steps={[{ name: t("title"), to: "/accessories" }]} here={category.title} />
        <h1 className={typography.statement}>{category.title}</h1>
        <p className={typography.lead}>{category.lead}</p>
        <p>
          <a className={typography.link} href="#how-to-get">
            {t("get")}
          </a>
        </p>
      </header>
      <div key={category.slug} className={styles.models}>
        {category.models.map((model, index) => (
          <Suspense key={model.slug}>
            <AccessoryModel
              model={model}
              category={category.slug}
              first={index === 0}
              open={model.slug === open}
              onToggle={() => setOpen(model.slug === open ? undefined : model.slug)}
            />
          </Suspense>
        ))}
      </div>
      <HowToGet ways={category.ways} />
      {category.others.length > 0 && (
        <nav className={`${grid.grid} ${grid.rowsOnNarrow} ${styles.others}`} aria-labelledby="others">
          <h2 id="others" className={typography.smallHeading}>
            {t("others")}
          </h2>
          <ul className={`${typography.smallEntry} ${typography.accentLinks}`}>
            {category.others.map(({ title, to }) => (
              <li key={to}>
                <Link to={to}>{title}</Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  );
}
