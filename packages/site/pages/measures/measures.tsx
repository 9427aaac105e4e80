import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { ScriptedPage } from "@stoneyard/site/pages/scripted/scripted-page.tsx";
import { AskedMeasures } from "./asked-measures.tsx";
import type { MeasuresPageData } from "./measures.data.server.ts";
import styles from "./measures.module.css";

/** A visitor's own measures laid on slabs of a stone; which stone and which measures, the address says. */
export default function MeasuresPage({ data: { first, preview } }: { data: MeasuresPageData }) {
  const t = useTranslations("measures");
  return (
    <ScriptedPage
      title={t("title")}
      description={t("description")}
      preview={preview}
      lead={t("lead")}
      leadClassName={styles.lead}
      noScript={t("noScript")}
    >
      <AskedMeasures first={first} />
    </ScriptedPage>
  );
}
