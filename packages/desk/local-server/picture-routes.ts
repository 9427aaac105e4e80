import { stoneKey } from "@stoneyard/catalogue/kinds/family.ts";
import { pictureName } from "@stoneyard/catalogue/kinds/text.ts";
import type { FastifyInstance } from "fastify";
import sharp from "sharp";
import { z } from "zod";
import { RefusedError } from "../drafts/content-path.ts";
import type { Changes, DeskContent } from "../drafts/desk-content.ts";
import { gitState } from "../history/git.ts";
import { commitFiles } from "../history/history.ts";
import { openCameraFile } from "../straighten/camera-file.ts";
import type { DeskOptions } from "./desk-options.ts";
import { OWN_ENDINGS, type StonePicture, stonePictures } from "./stone-pictures.ts";

/** 48 megapixels of JPEG are below. */
const LARGEST_PICTURE = 60_000_000;
/** No page shows a picture wider; the catalogue refuses a narrower one. */
const WIDEST = 3200;
const NARROWEST = 800;
const THUMBNAIL = 480;

/** The pictures of a stone that its file does not name, and who made its slab's picture. */
export type ShownStonePictures = { pictures: StonePicture[]; slab: StonePicture["made"] };

const asked = z.object({ name: pictureName, words: z.string().trim().min(1).max(200).default("Picture") });

/** Pictures by their names: shown small, and put in the place of another. */
export function addPictureRoutes(app: FastifyInstance, { content, git }: DeskOptions): void {
  app.get("/api/picture", async ({ query }, reply) => {
    const bytes = await shownBytes(content, parsed(query).name);
    // A place without a picture is no mistake.
    if (!bytes) return reply.code(204).send();
    return reply.type("image/webp").send(await sharp(bytes).autoOrient().resize(THUMBNAIL).webp().toBuffer());
  });

  app.post<{ Body: Buffer }>("/api/picture", { bodyLimit: LARGEST_PICTURE }, async ({ query, body }) => {
    const { name, words } = parsed(query);
    if (!Buffer.isBuffer(body)) throw new RefusedError(415, "This is not a picture.");
    const jpeg = await asMaster(body);
    return content.inTurn(async () => {
      const changes = new Map<string, Uint8Array | null>([
        ...(await withoutOwn(content, name)),
        [`pictures/${name}.jpg`, jpeg],
      ]);
      return saved(changes, words);
    });
  });

  app.post("/api/picture/remove", async ({ body }) => {
    const { name, words } = parsed(body);
    return content.inTurn(async () => {
      const changes = await withoutOwn(content, name);
      if (changes.size === 0) throw new RefusedError(404, "There is no such picture.");
      return saved(changes, words);
    });
  });

  app.get("/api/stone-pictures", async ({ query }): Promise<ShownStonePictures> => {
    const stone = stoneKey.safeParse(Object(query).stone);
    if (!stone.success) throw new RefusedError(400, "This is not a stone.");
    return stonePictures(content, stone.data);
  });

  const saved = async (changes: Changes, words: string) => {
    const { problems } = await content.save(changes);
    if (problems.length > 0) return { state: "problems", problems };
    if ((await gitState(git)) === "ready") await commitFiles(git, [...changes.keys()], words);
    return { state: "saved", problems };
  };
}

/** Removes the owner's picture, whatever its ending; ours of the same name stays. */
async function withoutOwn(content: DeskContent, name: string): Promise<Map<string, null>> {
  const changes = new Map<string, null>();
  for (const ending of OWN_ENDINGS) {
    const file = `pictures/${name}.${ending}`;
    if (await content.bytes(file)) changes.set(file, null);
  }
  return changes;
}

function parsed(query: unknown) {
  const found = asked.safeParse(query);
  if (!found.success) throw new RefusedError(400, "This is not the name of a picture.");
  return found.data;
}

/** The owner's, where there is one. */
async function shownBytes(content: DeskContent, name: string): Promise<Buffer | undefined> {
  for (const ending of [...OWN_ENDINGS, "avif"]) {
    const bytes = await content.bytes(`pictures/${name}.${ending}`);
    if (bytes) return bytes;
  }
  return undefined;
}

/** Upright, not larger than pages need, without EXIF. */
async function asMaster(bytes: Buffer): Promise<Buffer> {
  const opened = await openCameraFile(bytes).catch(() => undefined);
  if (!opened) throw new RefusedError(415, "PICTURE");
  if (opened.width < NARROWEST) throw new RefusedError(422, "SMALL");
  try {
    return await opened.image
      .resize({ width: WIDEST, withoutEnlargement: true })
      .flatten({ background: "#ffffff" })
      .toColourspace("srgb")
      .jpeg({ quality: 90 })
      .toBuffer();
  } catch {
    throw new RefusedError(415, "PICTURE");
  }
}
