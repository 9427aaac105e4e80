import { Head } from "@stoneyard/site/head/head.static.tsx";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { staticSection } from "@stoneyard/site/render/static-section.tsx";
import grid from "@stoneyard/site/styles/grid.module.css";
import { nameClasses } from "@stoneyard/site/styles/name-classes.ts";
import typography from "@stoneyard/site/styles/typography.module.css";
import type { AccessoriesData } from "./accessories.data.server.ts";
import styles from "./accessories.module.css";
import { HowToGet } from "./how-to-get.tsx";
import { Shelves } from "./shelves.tsx";

export default staticSection(function Accessories({
  data: { categories, ways, preview },
}: {
  data: AccessoriesData;
}) {
  const t = useTranslations("accessories");
  return (
    <>
      <Head title={t("title")} description={t("description")} preview={preview} />
      <header className={`${grid.grid} ${grid.rowsOnNarrow} ${styles.head}`}>
        <h1 className={nameClasses(t("title"))}>{t("title")}</h1>
        <p className={typography.lead}>{t("lead")}</p>
      </header>
      <Shelves level="h2" first categories={categories} />
      <HowToGet ways={ways} />
    </>
  );
});
