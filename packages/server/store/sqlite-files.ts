import type { DatabaseSync } from "node:sqlite";
import { MOST_FILE_BYTES, PART_BYTES } from "@stoneyard/enquiry/files.ts";
import { type FileStore, FilesMissing, FilesTooLarge } from "./files.ts";
import { toFile } from "./rows.ts";

/** The files of a SQLite store; `attach` runs within the transaction of the enquiry. */
export function sqliteFiles(
  database: DatabaseSync,
  transact: <T>(work: () => T) => T,
): FileStore & { attach(enquiryId: string, ids: readonly string[]): void } {
  const sql = prepareAll(database);
  const bytesOf = (id: string) =>
    Buffer.concat(
      sql.parts.all({ id }).map(({ bytes }) => (bytes instanceof Uint8Array ? bytes : Buffer.of())),
    );

  return {
    attach(enquiryId, ids) {
      for (const [place, id] of ids.entries())
        if (sql.attach.run({ enquiryId, id, place }).changes === 0)
          throw new FilesMissing(`there is no file ${id}`);
      if (Number(sql.sizeOf.get({ enquiryId })?.total) > MOST_FILE_BYTES)
        throw new FilesTooLarge("the files of an enquiry are too large together");
    },

    async addPart(id, start, bytes, at, client = "") {
      return transact(() => {
        sql.begin.run({ id, at, client });
        const { size, kind } = sql.file.get({ id }) ?? {};
        if (kind !== null) return null;
        const there = Number(size);
        if (start !== there || bytes.length === 0) return there;
        sql.addPart.run({ id, start, bytes });
        sql.grow.run({ id, size: there + bytes.length });
        return there + bytes.length;
      });
    },

    async looseFile(id) {
      const row = sql.file.get({ id });
      if (row === undefined || row.enquiry_id !== null) return null;
      const head = sql.head.get({ id })?.head;
      return {
        size: Number(row.size),
        head: Buffer.from(head instanceof Uint8Array ? head : []),
        digest: String(row.digest),
      };
    },

    async finishFile(id, file) {
      return sql.finish.run({ id, ...file }).changes === 1;
    },

    async dropFile(id) {
      sql.drop.run({ id });
    },

    async dropLooseFiles(before) {
      return Number(sql.dropLoose.run({ before }).changes);
    },

    async looseBytes(client) {
      const least = PART_BYTES;
      const counted =
        client === undefined ? sql.looseBytes.get({ least }) : sql.looseBytesOf.get({ least, client });
      return Number(counted?.total);
    },

    async filesOf(enquiryId) {
      return sql.filesOf.all({ enquiryId }).map(toFile);
    },

    async readFile(id) {
      if (sql.file.get({ id }) === undefined) throw new FilesMissing(`there is no file ${id}`);
      return bytesOf(id);
    },

    async readPart(id, start) {
      const bytes = sql.part.get({ id, start })?.bytes;
      return bytes instanceof Uint8Array ? Buffer.from(bytes.buffer) : null;
    },

    async takeToClean(id) {
      const row = id === undefined ? sql.takeOldest.get() : sql.take.get({ id });
      return row === undefined ? null : { ...toFile(row), cleanings: Number(row.cleanings) };
    },

    async endCleaning(id, cleaned) {
      if (cleaned === null) return void sql.keepAsSent.run({ id });
      transact(() => {
        if (sql.markCleaned.run({ id, size: cleaned.length }).changes === 0) return;
        sql.dropParts.run({ id });
        sql.addPart.run({ id, start: 0, bytes: cleaned });
      });
    },
  };
}

const TO_CLEAN = "cleaning = 'waits' AND enquiry_id IS NOT NULL";
const LOOSE_BYTES = "SELECT coalesce(sum(max(size, :least)), 0) AS total FROM file WHERE enquiry_id IS NULL";

function prepareAll(database: DatabaseSync) {
  return {
    begin: database.prepare(
      "INSERT INTO file (id, created_at, client) VALUES (:id, :at, :client) ON CONFLICT DO NOTHING",
    ),
    file: database.prepare("SELECT * FROM file WHERE id = :id"),
    addPart: database.prepare("INSERT INTO file_part (file_id, start, bytes) VALUES (:id, :start, :bytes)"),
    grow: database.prepare("UPDATE file SET size = :size WHERE id = :id"),
    parts: database.prepare("SELECT bytes FROM file_part WHERE file_id = :id ORDER BY start"),
    head: database.prepare(
      "SELECT substr(bytes, 1, 16) AS head FROM file_part WHERE file_id = :id AND start = 0",
    ),
    part: database.prepare("SELECT bytes FROM file_part WHERE file_id = :id AND start = :start"),
    finish: database.prepare(
      `UPDATE file SET name = :name, kind = :kind, cleaning = :cleaning, digest = :digest
       WHERE id = :id AND enquiry_id IS NULL AND kind IS NULL`,
    ),
    takeOldest: database.prepare(
      `UPDATE file SET cleanings = cleanings + 1
       WHERE id = (SELECT id FROM file WHERE ${TO_CLEAN} ORDER BY created_at LIMIT 1) RETURNING *`,
    ),
    take: database.prepare(
      `UPDATE file SET cleanings = cleanings + 1 WHERE id = :id AND ${TO_CLEAN} RETURNING *`,
    ),
    keepAsSent: database.prepare(`UPDATE file SET cleaning = 'as-sent' WHERE id = :id AND ${TO_CLEAN}`),
    markCleaned: database.prepare(
      `UPDATE file SET cleaning = 'cleaned', size = :size WHERE id = :id AND ${TO_CLEAN}`,
    ),
    dropParts: database.prepare("DELETE FROM file_part WHERE file_id = :id"),
    drop: database.prepare("DELETE FROM file WHERE id = :id AND enquiry_id IS NULL"),
    // Written before the clock was set back; it goes with the next day.
    dropLoose: database.prepare("DELETE FROM file WHERE enquiry_id IS NULL AND created_at < :before"),
    looseBytes: database.prepare(LOOSE_BYTES),
    looseBytesOf: database.prepare(`${LOOSE_BYTES} AND client = :client`),
    sizeOf: database.prepare("SELECT sum(size) AS total FROM file WHERE enquiry_id = :enquiryId"),
    attach: database.prepare(
      `UPDATE file SET enquiry_id = :enquiryId, place = :place, client = ''
       WHERE id = :id AND enquiry_id IS NULL AND kind IS NOT NULL`,
    ),
    filesOf: database.prepare("SELECT * FROM file WHERE enquiry_id = :enquiryId ORDER BY place"),
  };
}
