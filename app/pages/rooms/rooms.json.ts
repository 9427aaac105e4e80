import { fileLoader } from "#app/render/route-loader.server.ts";
import { roomsData } from "./rooms-data.server.ts";

/** /rooms.json: fetched when a visitor comes near a room. It says nothing that depends on a language. */
const data = roomsData;

export const loader = fileLoader(data);
