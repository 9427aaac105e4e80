import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { PictureMark } from "@stoneyard/site/pictures/picture-mark.tsx";
import typography from "@stoneyard/site/styles/typography.module.css";
import { Figure } from "@stoneyard/site/ui/figure.tsx";
import type { OwnRoom } from "./rooms.server.ts";
import styles from "./stone-in-rooms.module.css";

/** How wide a picture beside the room view stands on the page. */
export const BESIDE_SIZES = "(max-width: 768px) 46vw, 30vw";

/** This very stone in rooms that it is good for: its kitchen and bathroom, or others. */
export function OwnRooms({ title, rooms }: { title: string; rooms: OwnRoom[] }) {
  const names = useTranslations("stone.ownRooms");
  const alts = useTranslations("stone.ownRoomAlts");
  if (rooms.length === 0) return null;
  return (
    <div className={styles.beside}>
      {rooms.map(({ kind, picture }) => (
        <Figure key={kind} picture={{ ...picture, alt: alts(kind, { stone: title }) }} sizes={BESIDE_SIZES}>
          <span className={typography.strong}>{names(kind)}</span>
          {title}
          <PictureMark picture={picture} stop />
        </Figure>
      ))}
    </div>
  );
}
