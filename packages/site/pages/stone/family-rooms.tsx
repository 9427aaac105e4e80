import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { PictureMark } from "@stoneyard/site/pictures/picture-mark.tsx";
import { Link } from "@stoneyard/site/shell/link.tsx";
import typography from "@stoneyard/site/styles/typography.module.css";
import { Figure } from "@stoneyard/site/ui/figure.tsx";
import { useEffect, useState } from "react";
import { BESIDE_SIZES } from "./own-rooms.tsx";
import type { FamilyRoomsView } from "./rooms.server.ts";
import styles from "./stone-in-rooms.module.css";
import { twoOf } from "./two-of.ts";

type Props = { title: string; rooms: FamilyRoomsView };

/** Two of the family's six rooms, picked anew on every visit, each named after the stone that it shows. */
export function FamilyRooms({ title, rooms }: Props) {
  const t = useTranslations("stone");
  const [pair, setPair] = useState(rooms.built);
  useEffect(() => setPair(twoOf(rooms.rooms, Math.random)), [rooms.rooms]);
  return (
    <section className={styles.beside} aria-labelledby="family-rooms">
      <h3 id="family-rooms" className={typography.smallHeading}>
        {t("otherRooms")}
      </h3>
      {pair.map((room) => (
        <Figure key={room.picture.src} picture={room.picture} sizes={BESIDE_SIZES}>
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
    </section>
  );
}
