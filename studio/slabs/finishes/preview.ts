import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { textHash } from "../primitives/random.ts";
import type { FinishedStone } from "./commissions.ts";
import { drawnPiece } from "./draw.ts";
import { encoded } from "./encode.ts";
import { finished } from "./finished.ts";

const FOLDER = ".cache/finishes";
const GAP = 8;

/** Each stone as a row of its finishes, for the eye, as they would be encoded. */
export async function makePreview(stones: readonly FinishedStone[]): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  for (const { piece, pictures } of stones) {
    const { columns, rows } = piece.slab.view;
    const drawn = drawnPiece(piece.stack, piece.slab);
    const tiles = await Promise.all(
      pictures.map(async ({ finish }, i) => ({
        input: Buffer.from(await encoded(drawn, finished(drawn, finish, textHash(piece.stone)))),
        left: i * (columns + GAP),
        top: 0,
      })),
    );
    const width = pictures.length * (columns + GAP) - GAP;
    const file = join(FOLDER, `${piece.stone.replace("/", "-")}.jpg`);
    await sharp({ create: { width, height: rows, channels: 3, background: "#ffffff" } })
      .composite(tiles)
      .jpeg({ quality: 90 })
      .toFile(file);
    console.log(file);
  }
}
