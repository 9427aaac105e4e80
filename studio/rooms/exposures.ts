import { ContentFolder } from "@stoneyard/catalogue/files/content-folder.ts";
import { ContentError } from "@stoneyard/catalogue/problem.ts";
import { z } from "zod";

const FILE = "exposures.yaml";
const exposures = z.record(z.string(), z.number().min(-4).max(4));

/** How light becomes a picture: stops, and the colour of light (#rrggbb) that is shown as white. */
export type Film = { exposure: number; white: string };

let reading: Promise<Readonly<Record<string, number>>> | undefined;

/** The exposure of a scene, in stops. @throws where exposures.yaml does not say it */
export async function exposureOf(scene: string): Promise<number> {
  reading ??= readExposures();
  const stops = (await reading)[scene];
  if (stops === undefined) throw new Error(`studio/rooms/${FILE}: say the stops of ${scene}, such as 0.8`);
  return stops;
}

async function readExposures(): Promise<Readonly<Record<string, number>>> {
  const folder = await ContentFolder.open(import.meta.dirname);
  const read = await folder.read(FILE, exposures);
  if (!read) throw new ContentError(folder.problems);
  return read;
}
