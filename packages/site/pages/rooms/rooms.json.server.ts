import { roomsData } from "./rooms-data.server.ts";

/** /rooms.json: fetched when a visitor comes near a room. It says nothing that depends on a language. */
export const data = roomsData;
