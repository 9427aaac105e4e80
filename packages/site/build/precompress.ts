import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { placeFile } from "./place-file.ts";

/** Files of text and programs, by ending. Everything else is compressed already. */
const TEXT = /\.(html|js|mjs|css|svg|json|xml|txt|webmanifest|data)$/;

/** Pages of single slabs, of which a yard may have 10,000. */
const SLAB_PAGE = /(^|\/)slabs\//;

/** Brotli's best takes 50 ms for a page. Of a slab's page 5 takes 1.5 ms, for a tenth more bytes. */
const qualityOf = (name: string) => (SLAB_PAGE.test(name) ? 5 : 11);

const ENCODINGS = {
  br: (content: Buffer, name: string) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: qualityOf(name),
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gz: (content: Buffer) => promisify(gzip)(content, { level: 9 }),
};
type Encoding = keyof typeof ENCODINGS;
const BOTH = Object.keys(ENCODINGS) as Encoding[];

/** As many at once as zlib has threads. */
const WORKERS = 4;

/**
 * Compresses every text below `directory` into `cache`, where each form stands by the hash of its text, so that no text is
 * compressed twice. Changes nothing in `directory`.
 */
export async function compressTexts(
  directory: string,
  cache: string,
  onProgress: (done: number, total: number) => void = () => {},
): Promise<void> {
  await mkdir(cache, { recursive: true });
  const known = new Set(await readdir(cache));
  const names = await textsBelow(directory);
  let done = 0;
  await each(names, async (name) => {
    const content = await readFile(join(directory, name));
    for (const encoding of BOTH) {
      const key = keyOf(content, encoding);
      if (known.has(key)) continue;
      const part = join(cache, `${key}.${process.pid}.part`);
      await writeFile(part, await ENCODINGS[encoding](content, name));
      await rename(part, join(cache, key));
    }
    onProgress(++done, names.length);
  });
}

/** Puts `.br` and `.gz` from `cache` next to every text below `directory`, and removes what no text has any more. */
export async function placeCompressed(directory: string, cache: string): Promise<void> {
  const used = new Set<string>();
  await each(await textsBelow(directory), async (name) => {
    const path = join(directory, name);
    const content = await readFile(path);
    for (const encoding of BOTH) {
      const key = keyOf(content, encoding);
      used.add(key);
      await placeFile(join(cache, key), `${path}.${encoding}`);
    }
  });
  const others = (await readdir(cache)).filter((name) => !used.has(name));
  await Promise.all(others.map((name) => rm(join(cache, name), { force: true })));
}

async function textsBelow(directory: string): Promise<string[]> {
  return (await readdir(directory, { recursive: true })).filter((name) => TEXT.test(name));
}

function keyOf(content: Buffer, encoding: Encoding): string {
  return `${createHash("sha256").update(content).digest("hex")}.${encoding}`;
}

async function each(names: readonly string[], work: (name: string) => Promise<void>): Promise<void> {
  const queue = names.values();
  const worker = async () => {
    for (const name of queue) await work(name);
  };
  await Promise.all(Array.from({ length: WORKERS }, worker));
}
