import type { StoneRoom } from "@stoneyard/site/content/rooms.server.ts";
import type { SiteHref } from "@stoneyard/site/i18n/site-href.ts";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { LaterTools, RoomWithStones } from "@stoneyard/site/pages/rooms/room-with-stones.tsx";
import { PictureMark } from "@stoneyard/site/pictures/picture-mark.tsx";
import { TextLink } from "@stoneyard/site/shell/link.tsx";
import grid from "@stoneyard/site/styles/grid.module.css";
import typography from "@stoneyard/site/styles/typography.module.css";
import visible from "@stoneyard/site/styles/visible.module.css";
import { classes } from "@stoneyard/site/ui/classes.ts";
import { Figure } from "@stoneyard/site/ui/figure.tsx";
import { SectionHead } from "@stoneyard/site/ui/section.tsx";
import { Suspense, useEffect, useState } from "react";
import type { FamilyRoomsView, OwnRoom } from "./stone.data.server.ts";
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
  const [address, setAddress] = useState<SiteHref>();
  // A picture of another stone would be of no use here.
  const seen = undrawn ? views.filter(({ pictureHasStone }) => pictureHasStone) : views;
  const room = seen.find(({ slug }) => slug === chosen) ?? seen[0];
  const opensWith = views[0]?.pictureHasStone ? views[0].kind : undefined;
  const others = pictures.filter(({ kind }) => kind !== opensWith);
  if (!room && others.length === 0 && !familyRooms) return null;
  return (
    <section className={classes(grid.section, visible.screenOnly)} aria-labelledby="in-rooms">
      <SectionHead id="in-rooms" title={t("inRooms")} />
      <div className={`${grid.grid} ${grid.rowsOnMedium} ${styles.rooms}`} data-choosing={choosing}>
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
              onAddress={setAddress}
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
                <fieldset
                  className={classes(grid.row, visible.scriptOnly, styles.choices)}
                  aria-labelledby="in-rooms"
                >
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
              <p className={`${grid.ways} ${styles.ways}`}>
                <button
                  type="button"
                  className={`${typography.link} ${visible.scriptOnly}`}
                  aria-expanded={choosing}
                  onClick={() => setChoosing(!choosing)}
                >
                  {t("chooseStones")}
                </button>
                <TextLink to={addressOf(room, address)}>{t("wholePage")}</TextLink>
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

/** The room as it is seen; until its view tells that, as it opens. */
function addressOf({ slug, opens }: StoneRoom, seen: SiteHref | undefined): SiteHref {
  const bare = `/rooms/${slug}` as const;
  return seen?.split("?")[0] === bare ? seen : `${bare}?${new URLSearchParams(opens)}`;
}

/** How wide a picture beside the room view stands on the page. */
const BESIDE_SIZES = "(max-width: 768px) 46vw, 30vw";

/** This very stone in rooms that it is good for: its kitchen and bathroom, or others. */
function OwnRooms({ title, rooms }: { title: string; rooms: OwnRoom[] }) {
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

type FamilyRoomsProps = { title: string; rooms: FamilyRoomsView };

/** Two of the family's six rooms, picked anew on every visit, each named after the stone that it shows. */
function FamilyRooms({ title, rooms }: FamilyRoomsProps) {
  const t = useTranslations("stone");
  const [pair, setPair] = useState(rooms.slice(0, 2));
  useEffect(() => setPair(twoOf(rooms, Math.random)), [rooms]);
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
              {t("shows")} <TextLink to={room.to}>{room.stone}</TextLink>
            </>
          )}
          <PictureMark picture={room.picture} stop />
        </Figure>
      ))}
    </section>
  );
}

/** Two different ones of `all`, picked by `random` (0 to below 1, as Math.random). */
export function twoOf<T>(all: readonly T[], random: () => number): T[] {
  const left = [...all];
  return Array.from({ length: Math.min(2, all.length) }, () =>
    left.splice(Math.floor(random() * left.length), 1),
  ).flat();
}
