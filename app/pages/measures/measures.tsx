import { pageMessages } from "#app/content/messages.server.ts";
import { firstSuggestions } from "#app/content/suggestions.server.ts";
import { previewOf } from "#app/head/preview.server.ts";
import { localeOfPath } from "#app/i18n/locale.ts";
import { useTranslations } from "#app/i18n/translations.tsx";
import { ScriptedPage } from "#app/shell/scripted-page.tsx";
import type { Route } from "./+types/measures";
import { AskedMeasures } from "./asked-measures.tsx";
import styles from "./measures.module.css";

export async function loader({ request }: Route.LoaderArgs) {
  const locale = localeOfPath(new URL(request.url).pathname);
  return {
    messages: await pageMessages(locale, "measures", "stone", "search"),
    first: await firstSuggestions(),
    preview: await previewOf(),
  };
}

/** A visitor's own measures laid on slabs of a stone; which stone and which measures, the address says. */
export default function MeasuresPage({ loaderData: { first, preview } }: Route.ComponentProps) {
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
