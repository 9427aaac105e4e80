import { Suspense, useState } from "react";
import type { StoneRoom } from "#app/content/rooms.server.ts";
import { useTranslations } from "#app/i18n/translations.tsx";
import sheet from "#app/print/sheet.module.css";
import { Link } from "#app/shell/link.tsx";
import grid from "#app/styles/grid.module.css";
import typography from "#app/styles/typography.module.css";
import { classes } from "#app/ui/classes.ts";
import { LaterTools, RoomWithStones } from "../rooms/room-with-stones.tsx";
import styles from "./stone-in-rooms.module.css";

type Props = { rooms: StoneRoom[] };

/** This very stone in a room of the visitor's choice, beside any other. */
export function StoneInRooms({ rooms }: Props) {
  const t = useTranslations("stone");
  const [chosen, setChosen] = useState(rooms[0]?.slug);
  const [undrawn, setUndrawn] = useState(false);
  // A picture of another stone would be of no use here.
  const seen = undrawn ? rooms.filter(({ pictureHasStone }) => pictureHasStone) : rooms;
  const room = seen.find(({ slug }) => slug === chosen) ?? seen[0];
  if (!room) return null;
  return (
    <section className={classes(grid.section, sheet.screenOnly)} aria-labelledby="in-rooms">
      <div className={`${grid.grid} ${grid.head}`}>
        <h2 id="in-rooms" className={typography.section}>
          {t("inRooms")}
        </h2>
        <p className={typography.label}>{t("inRoomsNote")}</p>
      </div>
      <div className={grid.inset}>
        <RoomWithStones
          key={room.slug}
          room={room}
          opens={room.opens}
          picture={room.picture}
          onUndrawn={() => setUndrawn(true)}
          waiting={
            <Suspense>
              <LaterTools room={room} opens={room.opens} />
            </Suspense>
          }
        />
        <div className={styles.foot}>
          {seen.length > 1 && (
            <fieldset className={styles.rooms} aria-labelledby="in-rooms">
              {seen.map(({ slug, title }) => (
                <button
                  key={slug}
                  type="button"
                  aria-pressed={slug === room.slug}
                  onClick={() => setChosen(slug)}
                >
                  {title}
                </button>
              ))}
            </fieldset>
          )}
          <p className={typography.label}>
            {t("roomTruth")}{" "}
            <Link to={`/rooms/${room.slug}?${new URLSearchParams(room.opens)}`} className={typography.link}>
              {t("wholePage")}
            </Link>
          </p>
        </div>
      </div>
    </section>
  );
}
