import { KeepButton } from "@stoneyard/site/choice/keep-button.tsx";
import type { RoomChoice } from "@stoneyard/site/content/rooms.server.ts";
import { Head } from "@stoneyard/site/head/head.static.tsx";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { Link } from "@stoneyard/site/shell/link.tsx";
import grid from "@stoneyard/site/styles/grid.module.css";
import typography from "@stoneyard/site/styles/typography.module.css";
import { Figure } from "@stoneyard/site/ui/figure.tsx";
import { Reveal } from "@stoneyard/site/ui/reveal/reveal.tsx";
import type { RoomsData } from "./rooms.data.server.ts";
import styles from "./rooms.module.css";

/** All rooms into which stones can be put, kind by kind. */
export default function Rooms({ data: { groups, count, preview } }: { data: RoomsData }) {
  const t = useTranslations("rooms");
  const kinds = useTranslations("rooms.kinds");
  return (
    <>
      <Head title={t("title")} description={t("description")} preview={preview} />
      <header className={`${grid.grid} ${grid.rowsOnNarrow} ${styles.head}`}>
        <h1 className={typography.name}>{t("title")}</h1>
        <p className={typography.lead}>{t("lead", { count })}</p>
        <p>
          <Link to="/rooms/yours" className={typography.link}>
            {t("own")}
          </Link>
        </p>
      </header>
      {groups.map(({ kind, rooms }, place) => (
        <section key={kind} className={grid.section} aria-labelledby={kind}>
          <div className={grid.inset}>
            <h2 id={kind} className={`${typography.section} ${styles.kind}`}>
              {kinds(kind)}
            </h2>
          </div>
          <ul className={`${grid.grid} ${styles.rooms}`}>
            {rooms.map((room, index) => (
              <li key={room.slug}>
                <Reveal duration={index % 2 === 0 ? 1000 : 1500}>
                  <RoomTile
                    room={room}
                    sizes={index % 2 === 0 && index === rooms.length - 1 ? WIDE_TILE : TILE}
                    first={place === 0 && index === 0}
                  />
                </Reveal>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

const TILE = "(max-width: 768px) 100vw, 46vw";

/** The odd last one of its kind. */
const WIDE_TILE = "(max-width: 768px) 100vw, 92vw";

type RoomTileProps = { room: RoomChoice; sizes: string; first: boolean };

function RoomTile({ room, sizes, first }: RoomTileProps) {
  return (
    <div className={styles.place}>
      <Link to={`/rooms/${room.slug}`} className={styles.tile}>
        <Figure picture={room.picture} sizes={sizes} first={first}>
          <span className={typography.tile}>{room.title}</span>
        </Figure>
      </Link>
      <KeepButton item={`rooms/${room.slug}`} name={room.title} className={styles.keep} />
    </div>
  );
}
