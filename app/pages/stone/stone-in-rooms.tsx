import { useState } from "react";
import type { StoneRoom } from "#app/content/rooms.server.ts";
import { useTranslations } from "#app/i18n/translations.tsx";
import { Link } from "#app/shell/link.tsx";
import grid from "#app/styles/grid.module.css";
import type from "#app/styles/type.module.css";
import { RoomWithStones } from "../rooms/room-with-stones.tsx";
import styles from "./stone-in-rooms.module.css";

type Props = { rooms: StoneRoom[] };

/** This very stone in a room of the visitor's choice, beside any other. */
export function StoneInRooms({ rooms }: Props) {
  const t = useTranslations("stone");
  const [chosen, setChosen] = useState(0);
  const room = rooms[chosen];
  if (!room) return null;
  return (
    <section className={grid.room} aria-labelledby="in-rooms">
      <div className={`${grid.grid} ${styles.head}`}>
        <h2 id="in-rooms" className={type.section}>
          {t("inRooms")}
        </h2>
        <p className={type.label}>{t("inRoomsNote")}</p>
      </div>
      <div className={grid.inset}>
        <RoomWithStones key={room.slug} room={room} opens={room.opens} still={room.still} />
        <div className={styles.foot}>
          {rooms.length > 1 && (
            <fieldset className={styles.rooms} aria-labelledby="in-rooms">
              {rooms.map((each, index) => (
                <button
                  key={each.slug}
                  type="button"
                  aria-pressed={index === chosen}
                  onClick={() => setChosen(index)}
                >
                  {each.title}
                </button>
              ))}
            </fieldset>
          )}
          <p className={type.label}>
            {t("roomTruth")}{" "}
            <Link to={`/rooms/${room.slug}?${new URLSearchParams(room.opens)}`} className={type.link}>
              {t("wholePage")}
            </Link>
          </p>
        </div>
      </div>
    </section>
  );
}
