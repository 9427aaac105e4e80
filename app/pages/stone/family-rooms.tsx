import { useEffect, useState } from "react";
import { useTranslations } from "#app/i18n/translations.tsx";
import { PictureMark } from "#app/pictures/picture-mark.tsx";
import { Link } from "#app/shell/link.tsx";
import grid from "#app/styles/grid.module.css";
import typography from "#app/styles/typography.module.css";
import { Figure } from "#app/ui/figure.tsx";
import { Reveal } from "#app/ui/reveal/reveal.tsx";
import styles from "./family-rooms.module.css";
import type { FamilyRoomsView } from "./rooms.server.ts";
import { twoOf } from "./two-of.ts";

const SIZES = "(max-width: 768px) 46vw, 30vw";

type Props = { title: string; family: string; rooms: FamilyRoomsView };

/** Two of the family's six rooms, picked anew on every visit, each named after the stone that it shows. */
export function FamilyRooms({ title, family, rooms }: Props) {
  const t = useTranslations("stone");
  const [pair, setPair] = useState(rooms.built);
  useEffect(() => setPair(twoOf(rooms.rooms, Math.random)), [rooms.rooms]);
  return (
    <section className={`${grid.section} ${styles.section}`} aria-labelledby="family-rooms">
      <Reveal duration={1000} className={`${grid.grid} ${styles.row}`}>
        <div className={styles.head}>
          <h2 id="family-rooms" className={typography.smallEntry}>
            {t("otherRooms")}
          </h2>
          <p className={typography.label}>{family}</p>
        </div>
        {pair.map((room) => (
          <Figure key={room.picture.src} picture={room.picture} sizes={SIZES} className={styles.room}>
            <span className={typography.strong} lang={room.picture.lang}>
              {room.picture.alt}
            </span>
            {room.stone === title ? (
              room.stone
            ) : (
              <>
                {t("shows")}{" "}
                <Link to={room.to} className={typography.link}>
                  {room.stone}
                </Link>
              </>
            )}
            <PictureMark picture={room.picture} stop />
          </Figure>
        ))}
      </Reveal>
    </section>
  );
}
