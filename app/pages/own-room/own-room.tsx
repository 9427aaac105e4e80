import { pageMessages } from "#app/content/messages.server.ts";
import { roomChoices } from "#app/content/rooms.server.ts";
import { Head } from "#app/head/head.tsx";
import { previewOf } from "#app/head/preview.server.ts";
import { localeOfPath } from "#app/i18n/locale.ts";
import { useTranslations } from "#app/i18n/translations.tsx";
import grid from "#app/styles/grid.module.css";
import typography from "#app/styles/typography.module.css";
import type { Route } from "./+types/own-room";
import styles from "./own-room.module.css";
import { OwnRoomStart } from "./own-room-start.tsx";
import { EXAMPLE_ROOM } from "./worked-example.ts";

export async function loader({ request }: Route.LoaderArgs) {
  const locale = localeOfPath(new URL(request.url).pathname);
  const example = (await roomChoices(locale)).find(({ slug }) => slug === EXAMPLE_ROOM);
  return {
    messages: await pageMessages(locale, "own-room", "room-view", "search"),
    preview: await previewOf(`rooms/${EXAMPLE_ROOM}`),
    example: example?.picture,
  };
}

/** The visitor's own room: a photograph that stays on the device, and any of our stones in it. */
export default function OwnRoomPage({ loaderData: { preview, example } }: Route.ComponentProps) {
  const t = useTranslations("own-room");
  return (
    <article className={styles.page}>
      <Head title={t("title")} description={t("description")} preview={preview} />
      <header className={`${grid.grid} ${styles.head}`}>
        <h1 className={typography.statement}>{t("title")}</h1>
        <p className={`${typography.lead} ${styles.lead}`}>{t("lead")}</p>
      </header>
      <div className={grid.inset}>
        <OwnRoomStart example={example} />
        <noscript>
          <p className={typography.lead}>{t("noScript")}</p>
        </noscript>
        <p className={`${typography.label} ${styles.truth}`}>{t("truth")}</p>
      </div>
    </article>
  );
}
