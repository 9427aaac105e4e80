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
import { laid } from "./room-address.ts";
import { RoomTools } from "./room-tools.tsx";
import { RoomWithStones } from "./room-with-stones.tsx";
import { roomOf } from "./rooms.server.ts";
import { openingData } from "./rooms-data.server.ts";
import type { RoomsData } from "./rooms-data.ts";

export async function loader({ request, params }: Route.LoaderArgs) {
  const locale = localeOfPath(new URL(request.url).pathname);
  const room = await roomOf(params.slug, locale);
  return {
    messages: await pageMessages(locale, "rooms", "room-view", "search"),
    room,
    data: await openingData(room),
    preview: await previewOf(),
  };
}

/** One room: its stones are chosen here, and told by the address. */
export default function RoomPage({ loaderData: { room, data, preview } }: Route.ComponentProps) {
  const t = useTranslations("rooms");
  return (
    <article className={styles.page}>
      <Head title={room.title} description={t("roomDescription", { room: room.title })} preview={preview} />
      <div className={grid.inset}>
        <Breadcrumbs steps={[{ name: t("title"), to: "/rooms" }]} here={room.title} />
        <h1 className={`${typography.statement} ${styles.title}`}>{room.title}</h1>
        <SharedRoom key={room.slug} room={room} data={data} />
        <noscript>
          <p className={typography.label}>{t("noScript")}</p>
        </noscript>
        <p className={`${typography.label} ${styles.truth}`}>{t("truth")}</p>
      </div>
    </article>
  );
}

function SharedRoom({ room, data }: { room: RoomChoice; data: RoomsData }) {
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
        waiting={!missing && <WaitingTools room={room} data={data} />}
        onMissing={setMissing}
      />
      {missing && <p role="status">{t("missing")}</p>}
    </>
  );
}

/** The tools as they will stand beneath the room, so that nothing moves when they come to life. */
function WaitingTools({ room, data }: { room: RoomChoice; data: RoomsData }) {
  const stones = Object.fromEntries(
    Object.entries(room.stones).map(([surface, stone]) => [surface, laid(stone)]),
  );
  return (
    <RoomTools
      surfaces={room.surfaces}
      surface={room.surfaces[0]}
      stones={stones}
      data={data}
      suggests
      titleOf={(stone) => (stone && data.stones[stone]?.title) ?? ""}
      onSurface={nothing}
      onStone={nothing}
      onTurn={nothing}
      beside={undefined}
      onBeside={nothing}
      picture={async () => null}
      drawn={false}
      address={`/rooms/${room.slug}`}
      name={room.slug}
    />
  );
}

const nothing = () => {};
