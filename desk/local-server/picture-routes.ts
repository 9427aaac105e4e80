import type { FastifyInstance } from "fastify";
import sharp from "sharp";
import { z } from "zod";
import { pictureName } from "#catalogue/kinds/text.ts";
import { PICTURE_ENDINGS } from "#catalogue/pictures.ts";
import { RefusedError } from "../drafts/content-path.ts";
import type { DeskContent } from "../drafts/desk-content.ts";
import { gitState } from "../history/git.ts";
import { commitFiles } from "../history/history.ts";
import { openCameraFile } from "../straighten/camera-file.ts";
import type { DeskOptions } from "./desk-options.ts";

/** 48 megapixels of JPEG are below. */
const LARGEST_PICTURE = 60_000_000;
/** No page shows a picture wider, and the catalogue refuses one that is narrower. */
const WIDEST = 3200;
const NARROWEST = 800;
const THUMBNAIL = 480;
/** Ours are AVIF; a picture of the owner's takes their place under any other ending. */
const OWN_ENDINGS = PICTURE_ENDINGS.filter((ending) => ending !== "avif");

const asked = z.object({ name: pictureName, words: z.string().trim().min(1).max(200).default("Picture") });

/** Pictures by their names: shown small, and put in the place of another. */
export function addPictureRoutes(app: FastifyInstance, { content, git }: DeskOptions): void {
  app.get("/api/picture", async ({ query }, reply) => {
    const bytes = await shownBytes(content, parsed(query).name);
    if (!bytes) throw new RefusedError(404, "There is no such picture.");
    return reply.type("image/webp").send(await sharp(bytes).autoOrient().resize(THUMBNAIL).webp().toBuffer());
  });

  app.post<{ Body: Buffer }>("/api/picture", { bodyLimit: LARGEST_PICTURE }, async ({ query, body }) => {
    const { name, words } = parsed(query);
    if (!Buffer.isBuffer(body)) throw new RefusedError(415, "This is not a picture.");
    const jpeg = await asMaster(body);
    return content.inTurn(async () => {
      const changes = new Map<string, Uint8Array | null>([[`pictures/${name}.jpg`, jpeg]]);
      for (const ending of OWN_ENDINGS) {
        const file = `pictures/${name}.${ending}`;
        if (ending !== "jpg" && (await content.bytes(file))) changes.set(file, null);
      }
      const { problems } = await content.save(changes);
      if (problems.length > 0) return { state: "problems", problems };
      if ((await gitState(git)) === "ready") await commitFiles(git, [...changes.keys()], words);
      return { state: "saved", problems };
    });
  });
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

/** Turned upright, not larger than pages need, and without anything that the camera noted. */
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
