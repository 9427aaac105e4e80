import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { ScriptedPage } from "@stoneyard/site/pages/scripted/scripted-page.tsx";
import styles from "./card.module.css";
import { Card } from "./card.tsx";
import type { EnquiryCardData } from "./enquiry-card.data.server.ts";

/** The number of an enquiry and what it is about, to be shown at the yard. */
export default function EnquiryCard({ data: { preview } }: { data: EnquiryCardData }) {
  const t = useTranslations("enquiry-card");
  return (
    <ScriptedPage
      title={t("title")}
      description={t("description")}
      preview={preview}
      lead={t("lead")}
      leadClassName={styles.lead}
      noScript={t("noScript")}
    >
      <Card />
    </ScriptedPage>
  );
}
