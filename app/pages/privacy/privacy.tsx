import { pageMessages } from "#app/content/messages.server.ts";
import { proseHtml } from "#app/content/prose.server.ts";
import { Prose } from "#app/content/prose.tsx";
import { Head } from "#app/head/head.tsx";
import { previewOf } from "#app/head/preview.server.ts";
import { localeOfPath } from "#app/i18n/locale.ts";
import { useTranslations } from "#app/i18n/translations.tsx";
import { useCompany } from "#app/shell/company.ts";
import grid from "#app/styles/grid.module.css";
import typography from "#app/styles/typography.module.css";
import type { Route } from "./+types/privacy";
import styles from "./privacy.module.css";

export async function loader({ request }: Route.LoaderArgs) {
  const locale = localeOfPath(new URL(request.url).pathname);
  return {
    messages: await pageMessages(locale, "privacy"),
    preview: await previewOf(),
    html: await proseHtml("privacy", locale),
  };
}

export default function Privacy({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("privacy");
  const company = useCompany();
  return (
    <>
      <Head title={t("title")} description={t("description")} preview={loaderData.preview} />
      <div className={`${grid.grid} ${styles.page}`}>
        <h1 className={`${typography.statement} ${styles.title}`}>
          <span className={typography.eyebrow}>{t("title")}</span> {t("heading")}
        </h1>
        <p className={`${typography.label} ${styles.who}`}>
          <b className={typography.strong}>{company.legalName}</b>
          {company.street}
          <br />
          {company.postalCode} {company.city}
          <br />
          <a href={`mailto:${company.email}`}>{company.email}</a>
        </p>
        <Prose className={styles.prose} html={loaderData.html} />
      </div>
    </>
  );
}
