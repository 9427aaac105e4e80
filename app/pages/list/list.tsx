import { pageMessages } from "#app/content/messages.server.ts";
import { previewOf } from "#app/head/preview.server.ts";
import { localeOfPath } from "#app/i18n/locale.ts";
import { useTranslations } from "#app/i18n/translations.tsx";
import { ScriptedPage } from "#app/shell/scripted-page.tsx";
import { PIECE_MESSAGES } from "../measures/piece-messages.ts";
import type { Route } from "./+types/list";
import styles from "./list.module.css";
import { Lists } from "./lists.tsx";

export async function loader({ request }: Route.LoaderArgs) {
  const locale = localeOfPath(new URL(request.url).pathname);
  return {
    messages: await pageMessages(locale, "list", "room-view", ...PIECE_MESSAGES),
    preview: await previewOf(),
  };
}

/** What a visitor kept on this device, and beside it what somebody shared by the address. */
export default function ListPage({ loaderData: { preview } }: Route.ComponentProps) {
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
