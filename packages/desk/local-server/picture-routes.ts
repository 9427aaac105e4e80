import type { Maker, Stone } from "@stoneyard/catalogue/catalogue.ts";
import { type StoneKey, stoneKey } from "@stoneyard/catalogue/kinds/family.ts";
import type { Finish } from "@stoneyard/catalogue/kinds/finishes.ts";
import { ROOM_KINDS, type RoomKind } from "@stoneyard/catalogue/kinds/room.ts";
import { pictureName } from "@stoneyard/catalogue/kinds/text.ts";
import { ContentError } from "@stoneyard/catalogue/problem.ts";
import { readContent } from "@stoneyard/catalogue/read.ts";
import { finishName } from "@stoneyard/catalogue/stones/finish-pictures.ts";
import { stillKinds, stillName } from "@stoneyard/catalogue/stones/rooms.ts";
import { slabNames } from "@stoneyard/catalogue/stones/slab-pictures.ts";
import type { FastifyInstance } from "fastify";
import sharp from "sharp";
import { z } from "zod";
import { RefusedError } from "../drafts/content-path.ts";
import type { DeskContent } from "../drafts/desk-content.ts";
import { saveAndCommit } from "../history/history.ts";
import { openCameraFile } from "../straighten/camera-file.ts";
import type { DeskOptions } from "./desk-options.ts";
import { openMasters, withoutOwners } from "./masters.ts";
import { bytesOf, commitMessage, onPost, parsed } from "./parsed.ts";

/** 48 megapixels of JPEG are below. The catalogue takes far smaller drawings, and says so in its own words. */
const LARGEST_PICTURE = 60_000_000;
/** No page shows a picture wider; the catalogue refuses a narrower one. */
const WIDEST = 3200;
const NARROWEST = 800;
const THUMBNAIL = 480;

/** A picture that belongs to a stone by its name alone. */
export type StonePicture = {
  name: string;
  /** What it shows: a piece of the stone in a finish, or the stone in use. */
  of: { finish: Finish } | { room: RoomKind };
  /** Who made the picture. */
  made: Maker | "none";
};

/** The pictures of a stone that its file does not name, and who made its slab's picture. */
export type ShownStonePictures = { pictures: StonePicture[]; slab: StonePicture["made"] };

const NO_PICTURE = "This is not the name of a picture.";
const picture = z.object({ name: pictureName });
const drawing = z.object({ name: z.enum(["logo", "icon"]) });
const change = { message: commitMessage };

/** Pictures by their names: shown small, put in the place of another, removed. */
export function addPictureRoutes(app: FastifyInstance, { content, git }: DeskOptions): void {
  app.get("/api/picture", async ({ query }, reply) => {
    const { name } = parsed(picture, query, NO_PICTURE);
    const mastersOf = await openMasters(content);
    const { owner, studio } = await mastersOf(name);
    const [file] = [...owner, ...studio];
    const bytes = file && (await content.bytes(file));
    // A place without a picture is no mistake.
    if (!bytes) return reply.code(204).send();
    return reply.type("image/webp").send(await sharp(bytes).autoOrient().resize(THUMBNAIL).webp().toBuffer());
  });
  app.post("/api/picture", { bodyLimit: LARGEST_PICTURE }, async ({ query, body }) => {
    const { name, message } = parsed(picture.extend(change), query, NO_PICTURE);
    return content.inTurn(async () => {
      // In turn as well: of two quick pictures the smaller one would be ready first.
      const jpeg = await asMaster(bytesOf(body));
      const changes = new Map<string, Uint8Array | null>(await withoutOwners(content, name));
      return saveAndCommit({ content, git }, changes.set(`pictures/${name}.jpg`, jpeg), message);
    });
  });
  app.post("/api/picture/remove", async ({ body }) => {
    const { name, message } = parsed(picture.extend(change), body, NO_PICTURE);
    return content.inTurn(async () => {
      const changes = await withoutOwners(content, name);
      if (changes.size === 0) throw new RefusedError(404, "There is no such picture.");
      return saveAndCommit({ content, git }, changes, message);
    });
  });
  app.get("/api/stone-pictures", async ({ query }): Promise<ShownStonePictures> => {
    const { stone } = parsed(z.object({ stone: stoneKey }), query);
    return stonePictures(content, stone);
  });
}

/** The brand's two drawings, as SVG: shown, put in the place of another; the logo may be left out. */
export function addDrawingRoutes(app: FastifyInstance, { content, git }: DeskOptions): void {
  const save = (name: string, now: string | null, message: string) =>
    content.inTurn(() => saveAndCommit({ content, git }, new Map([[`brand/${name}.svg`, now]]), message));

  app.get("/api/drawing", async ({ query }, reply) => {
    const bytes = await content.bytes(`brand/${parsed(drawing, query).name}.svg`);
    // A site without a logo is nothing wrong.
    if (!bytes) return reply.code(204).send();
    return reply.type("image/svg+xml").send(bytes);
  });
  app.post("/api/drawing", { bodyLimit: LARGEST_PICTURE }, async ({ query, body }) => {
    const { name, message } = parsed(drawing.extend(change), query);
    const text = bytesOf(body).toString("utf8");
    if (!/<svg[\s>]/.test(text)) throw new RefusedError(415, "DRAWING");
    return save(name, text, message);
  });
  const leaving = z.object({ name: z.literal("logo"), ...change });
  onPost(app, "/api/drawing/remove", leaving, ({ name, message }) => save(name, null, message));
}

/** Upright, not larger than pages need, without EXIF. */
async function asMaster(bytes: Buffer): Promise<Buffer> {
  const opened = await openCameraFile(bytes).catch(() => undefined);
  if (!opened) throw new RefusedError(415, "PICTURE");
  if (opened.width < NARROWEST) throw new RefusedError(422, "SMALL");
  try {
    return await opened.image
      .resize({ width: WIDEST, withoutEnlargement: true })
      .toColourspace("srgb")
      .jpeg({ quality: 90 })
      .toBuffer();
  } catch {
    throw new RefusedError(415, "PICTURE");
  }
}

/** Rooms that suit nearly every stone, for when a mistake keeps the rules of use from being read. */
const USUAL_ROOMS = ROOM_KINDS.slice(0, 2);

/**
 * The places for pictures of one stone that no value of its file names: one for each finish in which it is offered, and the
 * two rooms with which its page opens.
 */
async function stonePictures(content: DeskContent, key: StoneKey): Promise<ShownStonePictures> {
  const { stone, rooms } = await stoneAndRooms(content, key);
  const wanted: Omit<StonePicture, "made">[] = [
    ...stone.finishes.map((finish) => ({ name: finishName(stone, finish), of: { finish } })),
    ...rooms.map((room) => ({ name: stillName(stone, room), of: { room } })),
  ];
  const mastersOf = await openMasters(content);
  const shownMaker = async (name: string): Promise<StonePicture["made"]> => {
    const { owner, studio } = await mastersOf(name);
    if (owner.length > 0) return "owner";
    return studio.length > 0 ? "studio" : "none";
  };
  const pictures = await Promise.all(
    wanted.map(async (each) => ({ ...each, made: await shownMaker(each.name) })),
  );
  return { pictures, slab: await shownMaker(slabNames(stone).slab) };
}

async function stoneAndRooms(
  content: DeskContent,
  key: StoneKey,
): Promise<{ stone: Pick<Stone, "key" | "finishes">; rooms: readonly RoomKind[] }> {
  try {
    const read = await readContent(content.dir, { before: content.before });
    const stone = read.stones.find((each) => each.key === key);
    if (!stone) throw new RefusedError(404, "There is no such stone.");
    return { stone, rooms: stillKinds(stone, read) };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return { stone: { key, finishes: [] }, rooms: USUAL_ROOMS };
  }
}
