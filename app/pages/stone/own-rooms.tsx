import { useTranslations } from "#app/i18n/translations.tsx";
import { PictureMark } from "#app/pictures/picture-mark.tsx";
import grid from "#app/styles/grid.module.css";
import typography from "#app/styles/typography.module.css";
import { Figure } from "#app/ui/figure.tsx";
import { Reveal } from "#app/ui/reveal/reveal.tsx";
import styles from "./own-rooms.module.css";
import type { OwnRoom } from "./rooms.server.ts";

const WIDE = "(max-width: 768px) 100vw, 62vw";
/** Cropped upright to four fifths, so a picture of 3:2 is drawn 1.9 times as wide as its frame. */
const UPRIGHT = "(max-width: 768px) 130vw, 58vw";

/** This very stone in two rooms that it is good for: its kitchen and bathroom, or others. */
export function OwnRooms({ title, rooms }: { title: string; rooms: OwnRoom[] }) {
  const t = useTranslations("stone");
  const names = useTranslations("stone.ownRooms");
  const alts = useTranslations("stone.ownRoomAlts");
  if (rooms.length === 0) return null;
  return (
    <section className={`${grid.section} ${styles.section}`} aria-labelledby="rooms">
      <h2 id="rooms" className={typography.visuallyHidden}>
        {t("rooms")}
      </h2>
      <Reveal duration={1500} className={`${grid.grid} ${styles.pair}`}>
        {rooms.map(({ kind, picture }, index) => (
          <Figure
            key={kind}
            picture={{ ...picture, alt: alts(kind, { stone: title }) }}
            sizes={index === 0 ? WIDE : UPRIGHT}
            className={index === 0 ? styles.wide : styles.upright}
          >
            <span className={typography.strong}>{names(kind)}</span>
            {title}
            <PictureMark picture={picture} stop />
          </Figure>
        ))}
      </Reveal>
    </section>
  );
}
