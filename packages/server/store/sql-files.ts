import { MOST_FILE_BYTES, PART_BYTES } from "@stoneyard/enquiry/files.ts";
import type { Database, Work } from "./database.ts";
import { type FileStore, FilesMissing, FilesTooLarge } from "./files.ts";
import { toFile } from "./rows.ts";
import { FILES_SQL as SQL } from "./statements.ts";

export function filesIn({ ask, transact }: Database): FileStore {
  return {
    addPart: (id, start, bytes, at, client = "") =>
      transact(function* () {
        yield SQL.begin({ id, at, client });
        const [file] = (yield SQL.lockFile({ id })).rows;
        if (file?.kind !== null) return null;
        const there = Number(file.size);
        if (start !== there || bytes.length === 0) return there;
        yield SQL.addPart({ id, start, bytes });
        yield SQL.grow({ id, size: there + bytes.length });
        return there + bytes.length;
      }),

    async pendingFile(id) {
      const [row] = (await ask(SQL.pendingFile({ id }))).rows;
      if (row === undefined) return null;
      return { size: Number(row.size), head: toBytes(row.head), digest: String(row.digest) };
    },

    async finishFile(id, file) {
      return (await ask(SQL.finish({ id, ...file }))).changes === 1;
    },

    async dropFile(id) {
      await ask(SQL.drop({ id }));
    },

    async dropPendingFiles(before, client) {
      const asked =
        client === undefined ? SQL.dropPending({ before }) : SQL.dropPendingOf({ before, client });
      return (await ask(asked)).changes;
    },

    async pendingBytes(client) {
      const least = PART_BYTES;
      const asked =
        client === undefined ? SQL.pendingBytes({ least }) : SQL.pendingBytesOf({ least, client });
      return Number((await ask(asked)).rows[0]?.total);
    },

    async filesOf(enquiryId) {
      return (await ask(SQL.filesOf({ enquiryId }))).rows.map(toFile);
    },

    async readFile(id) {
      if ((await ask(SQL.file({ id }))).rows.length === 0) throw new FilesMissing(`there is no file ${id}`);
      return Buffer.concat((await ask(SQL.parts({ id }))).rows.map(({ bytes }) => toBytes(bytes)));
    },

    async readPart(id, start) {
      const [row] = (await ask(SQL.part({ id, start }))).rows;
      return row === undefined ? null : toBytes(row.bytes);
    },

    async takeToClean(id) {
      const [row] = (await ask(id === undefined ? SQL.takeOldest({}) : SQL.take({ id }))).rows;
      return row === undefined ? null : { ...toFile(row), cleanings: Number(row.cleanings) };
    },

    async uncountCleaning(id) {
      await ask(SQL.uncountCleaning({ id }));
    },

    async endCleaning(id, cleaned) {
      if (cleaned === null) return void (await ask(SQL.keepAsSent({ id })));
      await transact(function* () {
        if ((yield SQL.markCleaned({ id, size: cleaned.length })).changes === 0) return;
        yield SQL.dropParts({ id });
        yield SQL.addPart({ id, start: 0, bytes: cleaned });
      });
    },
  };
}

/**
 * Gives an enquiry its files, within its transaction.
 * @throws FilesMissing, FilesTooLarge
 */
export function* attachFiles(enquiryId: string, ids: readonly string[]): Work<void> {
  for (const [place, id] of ids.entries())
    if ((yield SQL.attach({ enquiryId, id, place })).changes === 0)
      throw new FilesMissing(`there is no file ${id}`);
  if (Number((yield SQL.sizeOf({ enquiryId })).rows[0]?.total) > MOST_FILE_BYTES)
    throw new FilesTooLarge("the files of an enquiry are too large together");
}

function toBytes(value: unknown): Buffer {
  if (!(value instanceof Uint8Array)) return Buffer.of();
  return Buffer.from(value.buffer, value.byteOffset, value.byteLength);
}
