import type { ClientBase, Pool, PoolClient } from "pg";
import { type FileStore, FilesMissing } from "./files.ts";
import { named } from "./named.ts";
import { toFile } from "./rows.ts";

/** The files of a PostgreSQL store. */
export function postgresFiles(
  pool: Pool,
  transact: <T>(work: (client: PoolClient) => Promise<T>) => Promise<T>,
): FileStore {
  const bytesOf = async (id: string) => {
    const { rows } = await pool.query(SQL.parts({ id }));
    return Buffer.concat(rows.map(({ bytes }) => bytes));
  };

  return {
    addPart: (id, start, bytes, at) =>
      transact(async (client) => {
        await client.query(SQL.begin({ id, at }));
        const { rows } = await client.query(SQL.lockFile({ id }));
        if (rows[0]?.kind !== null) return null;
        const there = Number(rows[0].size);
        if (start !== there || bytes.length === 0) return there;
        await client.query(SQL.addPart({ id, start, bytes: Buffer.from(bytes) }));
        await client.query(SQL.grow({ id, size: there + bytes.length }));
        return there + bytes.length;
      }),

    async readLoose(id) {
      const { rows } = await pool.query(SQL.file({ id }));
      return rows[0] === undefined || rows[0].enquiry_id !== null ? null : bytesOf(id);
    },

    finishFile: (id, { name, kind }, bytes) =>
      transact(async (client) => {
        const { rowCount } = await client.query(SQL.finish({ id, name, kind, size: bytes.length }));
        if (rowCount === 0) return false;
        await client.query(SQL.dropParts({ id }));
        await client.query(SQL.addPart({ id, start: 0, bytes: Buffer.from(bytes) }));
        return true;
      }),

    async dropFile(id) {
      await pool.query(SQL.drop({ id }));
    },

    async dropLooseFiles(before) {
      return (await pool.query(SQL.dropLoose({ before }))).rowCount ?? 0;
    },

    async looseBytes() {
      return Number((await pool.query(SQL.looseBytes)).rows[0]?.total);
    },

    async filesOf(enquiryId) {
      return (await pool.query(SQL.filesOf({ enquiryId }))).rows.map(toFile);
    },

    async readFile(id) {
      const { rowCount } = await pool.query(SQL.file({ id }));
      if (rowCount === 0) throw new FilesMissing(`there is no file ${id}`);
      return bytesOf(id);
    },
  };
}

/** Gives an enquiry the files that it names; belongs into its transaction. @throws FilesMissing */
export async function attachFiles(
  client: ClientBase,
  enquiryId: string,
  ids: readonly string[],
): Promise<void> {
  for (const [place, id] of ids.entries()) {
    const { rowCount } = await client.query(SQL.attach({ enquiryId, id, place }));
    if (rowCount === 0) throw new FilesMissing(`there is no file ${id}`);
  }
}

const SQL = {
  begin: named<"id" | "at">("INSERT INTO file (id, created_at) VALUES (:id, :at) ON CONFLICT DO NOTHING"),
  lockFile: named<"id">("SELECT * FROM file WHERE id = :id FOR UPDATE"),
  file: named<"id">("SELECT * FROM file WHERE id = :id"),
  addPart: named<"id" | "start" | "bytes">(
    "INSERT INTO file_part (file_id, start, bytes) VALUES (:id, :start, :bytes)",
  ),
  grow: named<"id" | "size">("UPDATE file SET size = :size WHERE id = :id"),
  parts: named<"id">("SELECT bytes FROM file_part WHERE file_id = :id ORDER BY start"),
  finish: named<"id" | "name" | "kind" | "size">(
    "UPDATE file SET name = :name, kind = :kind, size = :size WHERE id = :id AND enquiry_id IS NULL AND kind IS NULL",
  ),
  dropParts: named<"id">("DELETE FROM file_part WHERE file_id = :id"),
  drop: named<"id">("DELETE FROM file WHERE id = :id AND enquiry_id IS NULL"),
  dropLoose: named<"before">("DELETE FROM file WHERE enquiry_id IS NULL AND created_at < :before"),
  looseBytes: "SELECT coalesce(sum(size), 0) AS total FROM file WHERE enquiry_id IS NULL",
  attach: named<"enquiryId" | "id" | "place">(
    "UPDATE file SET enquiry_id = :enquiryId, place = :place WHERE id = :id AND enquiry_id IS NULL AND kind IS NOT NULL",
  ),
  filesOf: named<"enquiryId">("SELECT * FROM file WHERE enquiry_id = :enquiryId ORDER BY place"),
} as const;
