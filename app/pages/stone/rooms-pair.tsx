import { useEffect, useState } from "react";
import { useTranslations } from "#app/i18n/translations.tsx";
import { PictureMark } from "#app/pictures/picture-mark.tsx";
import { Link } from "#app/shell/link.tsx";
import grid from "#app/styles/grid.module.css";
import typography from "#app/styles/typography.module.css";
import { Figure } from "#app/ui/figure.tsx";
import { Reveal } from "#app/ui/reveal/reveal.tsx";
import { twoOf } from "./rooms.ts";
import styles from "./rooms-pair.module.css";
import type { RoomsView } from "./stone.server.ts";

const WIDE = "(max-width: 768px) 100vw, 62vw";
/** Cropped upright to four fifths, so a picture of 3:2 is drawn 1.9 times as wide as its frame. */
const UPRIGHT = "(max-width: 768px) 130vw, 58vw";

/** Two rooms: this stone's kitchen and bathroom, or two of the family's six, picked anew on every visit. */
export function Rooms({ title, rooms }: { title: string; rooms: RoomsView }) {
  const t = useTranslations("stone");
  return (
    <section className={`${grid.section} ${styles.section}`} aria-labelledby="rooms">
      <h2 id="rooms" className={typography.visuallyHidden}>
        {t("rooms")}
      </h2>
      <Reveal duration={1500} className={`${grid.grid} ${styles.pair}`}>
        {rooms.of === "stone" ? (
          <OwnRooms title={title} rooms={rooms} />
        ) : (
          <FamilyRooms title={title} rooms={rooms} />
        )}
      </Reveal>
    </section>
  );
}

function OwnRooms({ title, rooms }: { title: string; rooms: RoomsView & { of: "stone" } }) {
  const t = useTranslations("stone");
  const { kitchen, bathroom } = rooms;
  return (
    <>
      <Figure
        picture={{ ...kitchen, alt: t("kitchenAlt", { stone: title }) }}
        sizes={WIDE}
        className={styles.wide}
      >
        <span className={typography.strong}>{t("kitchen")}</span>
        {title}.<PictureMark picture={kitchen} />
      </Figure>
      <Figure
        picture={{ ...bathroom, alt: t("bathroomAlt", { stone: title }) }}
        sizes={UPRIGHT}
        className={styles.upright}
      >
        <span className={typography.strong}>{t("bathroom")}</span>
        {title}.<PictureMark picture={bathroom} />
      </Figure>
    </>
  );
}

function FamilyRooms({ title, rooms }: { title: string; rooms: RoomsView & { of: "family" } }) {
  const t = useTranslations("stone");
  const [pair, setPair] = useState(rooms.built);
  useEffect(() => setPair(twoOf(rooms.rooms, Math.random)), [rooms.rooms]);
  return pair.map((room, index) => (
    <Figure
      key={room.picture.src}
      picture={room.picture}
      sizes={index === 0 ? WIDE : UPRIGHT}
      className={index === 0 ? styles.wide : styles.upright}
    >
      <span className={typography.strong}>{room.picture.alt}</span>
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
      .<PictureMark picture={room.picture} />
    </Figure>
  ));
}
