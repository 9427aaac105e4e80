import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FileOnDisk } from "./disk.ts";

/** Files of text and programs, by ending: held in memory, sent compressed. Everything else is compressed already. */
const TEXT = /\.(html|js|mjs|css|svg|json|xml|txt|webmanifest|data)$/;

/** A program of 14 MB takes half a minute at the highest quality, for an eighth less. */
const LARGE = 4_000_000;

const ENCODINGS = {
  br: (content: Buffer) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: content.length > LARGE ? 9 : 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gz: (content: Buffer) => promisify(gzip)(content, { level: 9 }),
};
export type Encoding = keyof typeof ENCODINGS;

/** As many at once as zlib has threads. */
const WORKERS = 4;

export function isText(path: string): boolean {
  return TEXT.test(path);
}

/**
 * Writes `.br` (brotli) and `.gz` next to every text file below `directory` whose own are missing or
 * older. With a `cache` directory, content that was compressed the last time is not compressed again, though
 * the build has written it anew. Resolves with how many files were written.
 */
export async function precompress(directory: string, cache?: string): Promise<number> {
  if (cache !== undefined) await mkdir(cache, { recursive: true });
  const names = await readdir(directory, { recursive: true });
  const queue = names.filter(isText).values();
  const used = new Set<string>();
  let written = 0;
  const work = async () => {
    for (const name of queue) {
      const path = join(directory, name);
      for (const encoding of ["br", "gz"] as const) {
        const content = await readFile(path);
        const key = `${createHash("sha256").update(content).digest("hex")}.${encoding}`;
        used.add(key);
        if (compressedFile(path, encoding)) continue;
        await writeFile(`${path}.${encoding}`, await compress(content, encoding, cache && join(cache, key)));
        written += 1;
      }
    }
  };
  await Promise.all(Array.from({ length: WORKERS }, work));
  if (cache !== undefined) await forgetOthers(cache, used);
  return written;
}

/** The compressed form beside a text file; null where there is none, or only one of an older text. */
export function compressedFile(path: string, encoding: Encoding): FileOnDisk | null {
  const compressed = `${path}.${encoding}`;
  const made = statSync(compressed, { throwIfNoEntry: false });
  if (made === undefined || made.mtimeMs < statSync(path).mtimeMs) return null;
  return { path: compressed, size: made.size, mtimeMs: made.mtimeMs };
}

/** The compressed form of a text file: the one beside it when that is fresh, else made now. */
export async function readCompressed(path: string, encoding: Encoding): Promise<Buffer> {
  const made = compressedFile(path, encoding);
  return made ? readFileSync(made.path) : compress(readFileSync(path), encoding);
}

async function compress(content: Buffer, encoding: Encoding, kept?: string): Promise<Buffer> {
  if (kept === undefined) return ENCODINGS[encoding](content);
  try {
    return await readFile(kept);
  } catch {
    const compressed = await ENCODINGS[encoding](content);
    await writeFile(kept, compressed);
    return compressed;
  }
}

/** What this build did not need is of an older one. */
async function forgetOthers(cache: string, used: Set<string>): Promise<void> {
  const others = (await readdir(cache)).filter((name) => !used.has(name));
  await Promise.all(others.map((name) => rm(join(cache, name), { force: true })));
}

// The build runs this file by itself: node server/precompress.ts <directory>
if (import.meta.main) await precompress(process.argv[2] ?? "dist/client", ".cache/compressed");
