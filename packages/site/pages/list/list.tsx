import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { ScriptedPage } from "@stoneyard/site/shell/scripted-page.tsx";
import type { ListData } from "./list.data.server.ts";
import styles from "./list.module.css";
import { Lists } from "./lists.tsx";

/** What a visitor kept on this device, and beside it what somebody shared by the address. */
export default function ListPage({ data: { preview } }: { data: ListData }) {
  const t = useTranslations("list");
  return (
    <ScriptedPage
      title={t("title")}
      description={t("description")}
      preview={preview}
      lead={t("lead")}
      leadClassName={styles.lead}
      noScript={t("noScript")}
    >
      <Lists />
    </ScriptedPage>
  );
}
