import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { ScriptedPage } from "@stoneyard/site/pages/scripted/scripted-page.tsx";
import type { ComparePageData } from "./compare.data.server.ts";
import styles from "./compare.module.css";
import { Comparison } from "./comparison.tsx";

/** Two to four stones beside one another; which ones, and for what use, the address says. */
export default function ComparePage({ data: { first, preview } }: { data: ComparePageData }) {
  const t = useTranslations("compare");
  return (
    <ScriptedPage
      title={t("title")}
      description={t("description")}
      preview={preview}
      lead={t("lead")}
      leadClassName={styles.lead}
      noScript={t("noScript")}
    >
      <Comparison first={first} />
    </ScriptedPage>
  );
}
