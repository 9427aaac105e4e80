import type { DatabaseSync } from "node:sqlite";
import { type FileStore, FilesMissing } from "./files.ts";
import { toFile } from "./rows.ts";

/** The files of a SQLite store; `attach` belongs into the transaction of the enquiry that names them. */
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
    },

    async addPart(id, start, bytes, at) {
      return transact(() => {
        sql.begin.run({ id, at });
        const { size, kind } = sql.file.get({ id }) ?? {};
        if (kind !== null) return null;
        const there = Number(size);
        if (start !== there || bytes.length === 0) return there;
        sql.addPart.run({ id, start, bytes });
        sql.grow.run({ id, size: there + bytes.length });
        return there + bytes.length;
      });
    },

    async readLoose(id) {
      const row = sql.file.get({ id });
      return row === undefined || row.enquiry_id !== null ? null : bytesOf(id);
    },

    async finishFile(id, { name, kind }, bytes) {
      return transact(() => {
        if (sql.finish.run({ id, name, kind, size: bytes.length }).changes === 0) return false;
        sql.dropParts.run({ id });
        sql.addPart.run({ id, start: 0, bytes });
        return true;
      });
    },

    async dropFile(id) {
      sql.drop.run({ id });
    },

    async dropLooseFiles(before) {
      return Number(sql.dropLoose.run({ before }).changes);
    },

    async looseBytes() {
      return Number(sql.looseBytes.get()?.total);
    },

    async filesOf(enquiryId) {
      return sql.filesOf.all({ enquiryId }).map(toFile);
    },

    async readFile(id) {
      if (sql.file.get({ id }) === undefined) throw new FilesMissing(`there is no file ${id}`);
      return bytesOf(id);
    },
  };
}

function prepareAll(database: DatabaseSync) {
  return {
    begin: database.prepare("INSERT INTO file (id, created_at) VALUES (:id, :at) ON CONFLICT DO NOTHING"),
    file: database.prepare("SELECT * FROM file WHERE id = :id"),
    addPart: database.prepare("INSERT INTO file_part (file_id, start, bytes) VALUES (:id, :start, :bytes)"),
    grow: database.prepare("UPDATE file SET size = :size WHERE id = :id"),
    parts: database.prepare("SELECT bytes FROM file_part WHERE file_id = :id ORDER BY start"),
    finish: database.prepare(
      "UPDATE file SET name = :name, kind = :kind, size = :size WHERE id = :id AND enquiry_id IS NULL AND kind IS NULL",
    ),
    dropParts: database.prepare("DELETE FROM file_part WHERE file_id = :id"),
    drop: database.prepare("DELETE FROM file WHERE id = :id AND enquiry_id IS NULL"),
    // A moment far ahead was written by a clock that has been set back since; it goes with the next day.
    dropLoose: database.prepare("DELETE FROM file WHERE enquiry_id IS NULL AND created_at < :before"),
    looseBytes: database.prepare("SELECT coalesce(sum(size), 0) AS total FROM file WHERE enquiry_id IS NULL"),
    attach: database.prepare(
      `UPDATE file SET enquiry_id = :enquiryId, place = :place
       WHERE id = :id AND enquiry_id IS NULL AND kind IS NOT NULL`,
    ),
    filesOf: database.prepare("SELECT * FROM file WHERE enquiry_id = :enquiryId ORDER BY place"),
  };
}
