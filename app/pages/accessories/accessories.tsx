import { pageMessages } from "#app/content/messages.server.ts";
import { Head } from "#app/head/head.tsx";
import { previewOf } from "#app/head/preview.server.ts";
import { localeOfPath } from "#app/i18n/locale.ts";
import { useTranslations } from "#app/i18n/translations.tsx";
import grid from "#app/styles/grid.module.css";
import typography from "#app/styles/typography.module.css";
import type { Route } from "./+types/accessories";
import styles from "./accessories.module.css";
import { categoryCards } from "./accessories-block.server.ts";
import { waysToGet } from "./how-to-get.server.ts";
import { HowToGet } from "./how-to-get.tsx";
import { Shelves } from "./shelves.tsx";

export async function loader({ request }: Route.LoaderArgs) {
  const locale = localeOfPath(new URL(request.url).pathname);
  return {
    messages: await pageMessages(locale, "accessories"),
    categories: await categoryCards(locale),
    ways: await waysToGet(locale),
    preview: await previewOf(),
  };
}

export default function Accessories({ loaderData: { categories, ways, preview } }: Route.ComponentProps) {
  const t = useTranslations("accessories");
  return (
    <>
      <Head title={t("title")} description={t("description")} preview={preview} />
      <header className={`${grid.grid} ${styles.head}`}>
        <h1 className={typography.name}>{t("title")}</h1>
        <p className={typography.lead}>{t("lead")}</p>
      </header>
      <Shelves level="h2" first categories={categories} />
      <HowToGet ways={ways} />
    </>
  );
}
