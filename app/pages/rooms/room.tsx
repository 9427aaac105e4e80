import { useState } from "react";
import { pageMessages } from "#app/content/messages.server.ts";
import type { RoomChoice } from "#app/content/rooms.server.ts";
import { Breadcrumbs } from "#app/head/breadcrumbs.tsx";
import { Head } from "#app/head/head.tsx";
import { previewOf } from "#app/head/preview.server.ts";
import { localeOfPath } from "#app/i18n/locale.ts";
import { useTranslations } from "#app/i18n/translations.tsx";
import grid from "#app/styles/grid.module.css";
import typography from "#app/styles/typography.module.css";
import type { Route } from "./+types/room";
import styles from "./room.module.css";
import { RoomWithStones } from "./room-with-stones.tsx";
import { roomOf } from "./rooms.server.ts";

export async function loader({ request, params }: Route.LoaderArgs) {
  const locale = localeOfPath(new URL(request.url).pathname);
  return {
    messages: await pageMessages(locale, "rooms", "room-view", "search"),
    room: await roomOf(params.slug, locale),
    preview: await previewOf(),
  };
}

/** One room: its stones are chosen here, and told by the address. */
export default function RoomPage({ loaderData: { room, preview } }: Route.ComponentProps) {
  const t = useTranslations("rooms");
  return (
    <article className={styles.page}>
      <Head title={room.title} description={t("roomDescription", { room: room.title })} preview={preview} />
      <div className={grid.inset}>
        <Breadcrumbs steps={[{ name: t("title"), to: "/rooms" }]} here={room.title} />
        <h1 className={`${typography.statement} ${styles.title}`}>{room.title}</h1>
        <SharedRoom key={room.slug} room={room} />
        <noscript>
          <p className={typography.label}>{t("noScript")}</p>
        </noscript>
        <p className={`${typography.label} ${styles.truth}`}>{t("truth")}</p>
      </div>
    </article>
  );
}

function SharedRoom({ room }: { room: RoomChoice }) {
  const t = useTranslations("rooms");
  const [missing, setMissing] = useState(false);
  return (
    <>
      <RoomWithStones
        room={room}
        opens={room.stones}
        picture={room.picture}
        first
        shared
        onMissing={setMissing}
      />
      {missing && <p role="status">{t("missing")}</p>}
    </>
  );
}
