import { pageMessages } from "#app/content/messages.server.ts";
import { Head } from "#app/head/head.tsx";
import { previewOf } from "#app/head/preview.server.ts";
import { localeOfPath } from "#app/i18n/locale.ts";
import { useTranslations } from "#app/i18n/translations.tsx";
import type { RouteHandle } from "#app/root.tsx";
import { Link } from "#app/shell/link.tsx";
import { useParts } from "#app/shell/parts.ts";
import grid from "#app/styles/grid.module.css";
import typography from "#app/styles/typography.module.css";
import { classes } from "#app/ui/classes.ts";
import type { Route } from "./+types/not-found";
import styles from "./not-found.module.css";

/** The server shows this page at addresses that no route knows; see `entry.client.tsx`. */
export const handle = { unhydrated: true } satisfies RouteHandle;

export async function loader({ request }: Route.LoaderArgs) {
  const locale = localeOfPath(new URL(request.url).pathname);
  return { messages: await pageMessages(locale, "not-found", "search"), preview: await previewOf() };
}

export default function NotFound({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("not-found");
  const places = useTranslations("common.navigation");
  const search = useTranslations("search");
  const parts = useParts();
  return (
    <>
      <Head title={t("title")} description={t("text")} preview={loaderData.preview} hidden />
      <div className={`${grid.grid} ${styles.page}`}>
        <p className={classes(typography.name, typography.number, styles.number)} aria-hidden="true">
          404
        </p>
        <h1 className={`${typography.statement} ${styles.title}`}>{t("heading")}</h1>
        <p className={`${typography.lead} ${styles.text}`}>{t("text")}</p>
        <p className={styles.links}>
          <Link className={typography.link} to="/stones">
            {places("allStones")}
          </Link>
          <Link className={typography.link} to="/materials">
            {places("materials")}
          </Link>
          {parts.includes("interiors") && (
            <Link className={typography.link} to="/interior-design">
              {places("interiorDesign")}
            </Link>
          )}
          <Link className={typography.link} to="/contact">
            {places("contact")}
          </Link>
        </p>
        <div
          id="nearest"
          className={styles.nearest}
          data-labels={JSON.stringify({
            label: search("label"),
            placeholder: search("placeholder"),
            none: search("none"),
            all: search("all", { count: "{count}" }),
            nearest: t("nearest"),
          })}
        />
      </div>
    </>
  );
}
