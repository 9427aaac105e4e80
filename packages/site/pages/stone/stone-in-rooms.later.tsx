import type { StoneRoom } from "@stoneyard/site/content/rooms.server.ts";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import sheet from "@stoneyard/site/print/sheet.module.css";
import { Link } from "@stoneyard/site/shell/link.tsx";
import grid from "@stoneyard/site/styles/grid.module.css";
import typography from "@stoneyard/site/styles/typography.module.css";
import { classes } from "@stoneyard/site/ui/classes.ts";
import { Suspense, useState } from "react";
import { LaterTools, RoomWithStones } from "../rooms/room-with-stones.tsx";
import { FamilyRooms } from "./family-rooms.tsx";
import { OwnRooms } from "./own-rooms.tsx";
import type { FamilyRoomsView, OwnRoom } from "./rooms.server.ts";
import styles from "./stone-in-rooms.module.css";

type Props = {
  title: string;
  /** The rooms of the room view that this stone is good for. */
  views: StoneRoom[];
  /** Pictures of this stone in rooms. */
  pictures: OwnRoom[];
  familyRooms: FamilyRoomsView | undefined;
};

/** This very stone in a room of the visitor's choice, and beside it further rooms, each picture once. */
export function StoneInRooms({ title, views, pictures, familyRooms }: Props) {
  const t = useTranslations("stone");
  const kinds = useTranslations("stone.ownRooms");
  const alts = useTranslations("stone.ownRoomAlts");
  const [chosen, setChosen] = useState(views[0]?.slug);
  const [undrawn, setUndrawn] = useState(false);
  const [choosing, setChoosing] = useState(false);
  // A picture of another stone would be of no use here.
  const seen = undrawn ? views.filter(({ pictureHasStone }) => pictureHasStone) : views;
  const room = seen.find(({ slug }) => slug === chosen) ?? seen[0];
  const opensWith = views[0]?.pictureHasStone ? views[0].kind : undefined;
  const others = pictures.filter(({ kind }) => kind !== opensWith);
  if (!room && others.length === 0 && !familyRooms) return null;
  return (
    <section className={classes(grid.section, sheet.screenOnly)} aria-labelledby="in-rooms">
      <div className={`${grid.grid} ${grid.head}`}>
        <h2 id="in-rooms" className={typography.section}>
          {t("inRooms")}
        </h2>
      </div>
      <div className={`${grid.grid} ${styles.rooms}`} data-choosing={choosing}>
        {room && (
          <div className={styles.view}>
            <RoomWithStones
              key={room.slug}
              room={room}
              opens={room.opens}
              picture={
                room.pictureHasStone
                  ? { ...room.picture, alt: alts(room.kind, { stone: title }) }
                  : room.picture
              }
              bare={!choosing}
              onUndrawn={() => setUndrawn(true)}
              waiting={
                choosing && (
                  <Suspense>
                    <LaterTools room={room} opens={room.opens} />
                  </Suspense>
                )
              }
            />
            <div className={styles.foot}>
              {seen.length > 1 && (
                <fieldset className={styles.choices} aria-labelledby="in-rooms">
                  {seen.map(({ slug, kind }) => (
                    <button
                      key={slug}
                      type="button"
                      aria-pressed={slug === room.slug}
                      onClick={() => setChosen(slug)}
                    >
                      {kinds(kind)}
                    </button>
                  ))}
                </fieldset>
              )}
              <p className={styles.ways}>
                <button
                  type="button"
                  className={typography.link}
                  aria-expanded={choosing}
                  onClick={() => setChoosing(!choosing)}
                >
                  {t("chooseStones")}
                </button>
                <Link
                  to={`/rooms/${room.slug}?${new URLSearchParams(room.opens)}`}
                  className={typography.link}
                >
                  {t("wholePage")}
                </Link>
              </p>
            </div>
          </div>
        )}
        {familyRooms ? (
          <FamilyRooms title={title} rooms={familyRooms} />
        ) : (
          <OwnRooms title={title} rooms={others} />
        )}
      </div>
    </section>
  );
}
