import { roomsData } from "./rooms-data.server.ts";

/** /rooms.json: fetched when a visitor comes near a room. It says nothing that depends on a language. */
export async function loader() {
  return Response.json(await roomsData());
}
