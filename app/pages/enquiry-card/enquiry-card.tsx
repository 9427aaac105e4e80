import { pageMessages } from "#app/content/messages.server.ts";
import { previewOf } from "#app/head/preview.server.ts";
import { localeOfPath } from "#app/i18n/locale.ts";
import { useTranslations } from "#app/i18n/translations.tsx";
import { ScriptedPage } from "#app/shell/scripted-page.tsx";
import { PIECE_MESSAGES } from "../measures/piece-messages.ts";
import type { Route } from "./+types/enquiry-card";
import styles from "./card.module.css";
import { Card } from "./card.tsx";

export async function loader({ request }: Route.LoaderArgs) {
  const locale = localeOfPath(new URL(request.url).pathname);
  return {
    messages: await pageMessages(locale, "enquiry-card", "list", "room-view", ...PIECE_MESSAGES),
    preview: await previewOf(),
  };
}

/** The number of an enquiry and what it is about, to be shown at the yard. */
export default function EnquiryCard({ loaderData: { preview } }: Route.ComponentProps) {
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
