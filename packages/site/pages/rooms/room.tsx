import { isItemKey } from "@stoneyard/site/choice/items.ts";
import { KeepButton } from "@stoneyard/site/choice/keep-button.tsx";
import { Breadcrumbs } from "@stoneyard/site/head/breadcrumbs.static.tsx";
import { Head } from "@stoneyard/site/head/head.static.tsx";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { Link } from "@stoneyard/site/shell/link.tsx";
import grid from "@stoneyard/site/styles/grid.module.css";
import typography from "@stoneyard/site/styles/typography.module.css";
import { useAddressSearch } from "@stoneyard/site/ui/browser/use-address-query.ts";
import { useState } from "react";
import type { RoomData } from "./room.data.server.ts";
import styles from "./room.module.css";
import { RoomWithStones } from "./room-with-stones.tsx";
import { WaitingTools } from "./stage/waiting-tools.tsx";

/** One room: its stones are chosen here, and told by the address. */
export default function RoomPage({ data }: { data: RoomData }) {
  const { room, suggestions, preview } = data;
  const t = useTranslations("rooms");
  const [missing, setMissing] = useState(false);
  return (
    <article className={styles.page}>
      <Head title={room.title} description={t("roomDescription", { room: room.title })} preview={preview} />
      <div className={grid.inset}>
        <Breadcrumbs steps={[{ name: t("title"), to: "/rooms" }]} here={room.title} />
        <KeepRoom slug={room.slug} title={room.title} />
        <h1 className={`${typography.section} ${styles.title}`}>{room.title}</h1>
        <RoomWithStones
          room={room}
          opens={room.stones}
          picture={room.picture}
          first
          shared
          suggestions={suggestions}
          waiting={<WaitingTools room={room} opens={room.stones} suggestions={suggestions} />}
          onMissing={setMissing}
        />
        {missing && <p role="status">{t("missing")}</p>}
        <noscript>
          <p className={typography.label}>{t("noScript")}</p>
        </noscript>
        <p className={`${typography.label} ${styles.truth}`}>
          {t("truth")}{" "}
          <Link to="/rooms/yours" className={typography.link}>
            {t("own")}
          </Link>
        </p>
      </div>
    </article>
  );
}

/** Saves the room with its present stones, as in the page's address. */
function KeepRoom({ slug, title }: { slug: string; title: string }) {
  const bare = `rooms/${slug}`;
  const chosen = bare + useAddressSearch();
  return (
    <div className={styles.keep}>
      <KeepButton item={isItemKey(chosen) ? chosen : bare} name={title} worded />
    </div>
  );
}
