import type { Family, Stone } from "@stoneyard/catalogue/catalogue.ts";
import type { RoomKind } from "@stoneyard/catalogue/kinds/room.ts";
import { stillKinds, stillName } from "@stoneyard/catalogue/rooms.ts";
import { catalogue, pictureManifest } from "@stoneyard/site/content/catalogue.server.ts";
import { decorativePicture, pictureView } from "@stoneyard/site/content/picture.server.ts";
import type { Locale } from "@stoneyard/site/i18n/locale.ts";
import type { SiteHref } from "@stoneyard/site/i18n/site-href.ts";
import type { PictureView } from "@stoneyard/site/ui/picture.tsx";
import { seeded, twoOf } from "./two-of.ts";

/** This stone in a room that it is good for. */
export type OwnRoom = { kind: RoomKind; picture: PictureView };

/** A room of the family with the stone that is seen in it. */
type RoomPicture = { picture: PictureView; stone: string; to: SiteHref };

/** Six rooms of the family, and the two of which the page is built. */
export type FamilyRoomsView = { rooms: RoomPicture[]; built: RoomPicture[] };

/** As far as there are pictures of them. */
export async function ownRoomsOf(stone: Stone): Promise<OwnRoom[]> {
  const kinds = stillKinds(stone, await catalogue());
  const manifest = await pictureManifest();
  return Promise.all(
    kinds
      .filter((kind) => stillName(stone, kind) in manifest)
      .map(async (kind) => ({ kind, picture: await decorativePicture(stillName(stone, kind)) })),
  );
}

/** Undefined when the family has no rooms. */
export async function familyRoomsOf(
  stone: Stone,
  family: Family,
  locale: Locale,
): Promise<FamilyRoomsView | undefined> {
  if (!family.rooms) return undefined;
  const { stones } = await catalogue();
  const rooms = await Promise.all(
    family.rooms.map(async (room) => ({
      picture: await pictureView(room, locale),
      stone: stones.find((one) => one.key === room.stone)?.title ?? room.stone,
      to: `/${room.stone}` satisfies SiteHref,
    })),
  );
  return { rooms, built: twoOf(rooms, seeded(stone.key)) };
}
