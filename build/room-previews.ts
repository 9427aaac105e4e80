import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { PictureManifest } from "#app/content/manifests.ts";
import type { Catalogue } from "#catalogue/catalogue.ts";
import { ROOM_KINDS } from "#catalogue/kinds/room.ts";
import { stillName } from "#catalogue/rooms.ts";
import { surfacesOf } from "#room-view/room-layers.ts";
import { ROOM_PREVIEWS_FILE, type RoomPreviews } from "#server/room-preview.ts";

/** Tells the server which preview picture a room with stones in it has. */
export function writeRoomPreviews(
  catalogue: Pick<Catalogue, "rooms" | "stones">,
  manifest: PictureManifest,
  site: string,
): Promise<void> {
  return writeFile(join(site, ROOM_PREVIEWS_FILE), JSON.stringify(roomPreviews(catalogue, manifest)));
}

function roomPreviews(
  { rooms, stones }: Pick<Catalogue, "rooms" | "stones">,
  manifest: PictureManifest,
): RoomPreviews {
  return {
    rooms: Object.fromEntries(
      rooms.map(({ slug, kind, view }) => [slug, { kind, surfaces: surfacesOf(view) }]),
    ),
    stones: stones.map(({ key }) => key),
    pictures: Object.fromEntries(
      stones.map((stone) => [
        stone.key,
        Object.fromEntries(
          ROOM_KINDS.flatMap((kind) => {
            const picture = manifest[stillName(stone, kind)]?.social;
            return picture ? [[kind, picture]] : [];
          }),
        ),
      ]),
    ),
  };
}
