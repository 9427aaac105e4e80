import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** Files of text and programs, by ending. Everything else is compressed already. */
const TEXT = /\.(html|js|mjs|css|svg|json|xml|txt|webmanifest|data)$/;

const ENCODINGS = {
  br: (content: Buffer) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gz: (content: Buffer) => promisify(gzip)(content, { level: 9 }),
};
type Encoding = keyof typeof ENCODINGS;

/** As many at once as zlib has threads. */
const WORKERS = 4;

function isText(path: string): boolean {
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
        if (await isFresh(path, encoding)) continue;
        await writeFile(`${path}.${encoding}`, await compress(content, encoding, cache && join(cache, key)));
        written += 1;
      }
    }
  };
  await Promise.all(Array.from({ length: WORKERS }, work));
  if (cache !== undefined) await forgetOthers(cache, used);
  return written;
}

/** Whether the compressed form beside a text file is that of this text. */
async function isFresh(path: string, encoding: Encoding): Promise<boolean> {
  const compressed = await stat(`${path}.${encoding}`).catch(() => undefined);
  return compressed !== undefined && compressed.mtimeMs >= (await stat(path)).mtimeMs;
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

// The build runs this file by itself: node build/precompress.ts <directory>
if (import.meta.main) await precompress(process.argv[2] ?? "dist/client", ".cache/compressed");
