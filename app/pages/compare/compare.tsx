import { pageMessages } from "#app/content/messages.server.ts";
import { firstSuggestions } from "#app/content/suggestions.server.ts";
import { previewOf } from "#app/head/preview.server.ts";
import { localeOfPath } from "#app/i18n/locale.ts";
import { useTranslations } from "#app/i18n/translations.tsx";
import { ScriptedPage } from "#app/shell/scripted-page.tsx";
import type { Route } from "./+types/compare";
import styles from "./compare.module.css";
import { Comparison } from "./comparison.tsx";

export async function loader({ request }: Route.LoaderArgs) {
  const locale = localeOfPath(new URL(request.url).pathname);
  return {
    messages: await pageMessages(locale, "compare", "stones", "search"),
    first: await firstSuggestions(),
    preview: await previewOf(),
  };
}

/** Two to four stones beside one another; which ones, and for what use, the address says. */
export default function ComparePage({ loaderData: { first, preview } }: Route.ComponentProps) {
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
