import { MOST_FILE_BYTES, PART_BYTES } from "@stoneyard/enquiry/files.ts";
import type { ClientBase, Pool, PoolClient } from "pg";
import { type FileStore, FilesMissing, FilesTooLarge } from "./files.ts";
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
    addPart: (id, start, bytes, at, client = "") =>
      transact(async (database) => {
        await database.query(SQL.begin({ id, at, client }));
        const { rows } = await database.query(SQL.lockFile({ id }));
        if (rows[0]?.kind !== null) return null;
        const there = Number(rows[0].size);
        if (start !== there || bytes.length === 0) return there;
        await database.query(SQL.addPart({ id, start, bytes: Buffer.from(bytes) }));
        await database.query(SQL.grow({ id, size: there + bytes.length }));
        return there + bytes.length;
      }),

    async looseFile(id) {
      const { rows } = await pool.query(SQL.looseFile({ id }));
      const [row] = rows;
      return row === undefined ? null : { ...row, size: Number(row.size), head: row.head ?? Buffer.of() };
    },

    async finishFile(id, file) {
      return (await pool.query(SQL.finish({ id, ...file }))).rowCount === 1;
    },

    async dropFile(id) {
      await pool.query(SQL.drop({ id }));
    },

    async dropLooseFiles(before) {
      return (await pool.query(SQL.dropLoose({ before }))).rowCount ?? 0;
    },

    async looseBytes(client) {
      const least = PART_BYTES;
      const asked = client === undefined ? SQL.looseBytes({ least }) : SQL.looseBytesOf({ least, client });
      return Number((await pool.query(asked)).rows[0]?.total);
    },

    async filesOf(enquiryId) {
      return (await pool.query(SQL.filesOf({ enquiryId }))).rows.map(toFile);
    },

    async readFile(id) {
      const { rowCount } = await pool.query(SQL.file({ id }));
      if (rowCount === 0) throw new FilesMissing(`there is no file ${id}`);
      return bytesOf(id);
    },

    async readPart(id, start) {
      return (await pool.query(SQL.part({ id, start }))).rows[0]?.bytes ?? null;
    },

    async takeToClean(id) {
      const { rows } = await pool.query(id === undefined ? SQL.takeOldest : SQL.take({ id }));
      return rows[0] === undefined ? null : { ...toFile(rows[0]), cleanings: Number(rows[0].cleanings) };
    },

    async endCleaning(id, cleaned) {
      if (cleaned === null) return void (await pool.query(SQL.keepAsSent({ id })));
      await transact(async (client) => {
        const { rowCount } = await client.query(SQL.markCleaned({ id, size: cleaned.length }));
        if (rowCount === 0) return;
        await client.query(SQL.dropParts({ id }));
        await client.query(SQL.addPart({ id, start: 0, bytes: Buffer.from(cleaned) }));
      });
    },
  };
}

/**
 * Gives an enquiry its files, within its transaction.
 * @throws FilesMissing, FilesTooLarge
 */
export async function attachFiles(
  client: ClientBase,
  enquiryId: string,
  ids: readonly string[],
): Promise<void> {
  for (const [place, id] of ids.entries()) {
    const { rowCount } = await client.query(SQL.attach({ enquiryId, id, place }));
    if (rowCount === 0) throw new FilesMissing(`there is no file ${id}`);
  }
  const { rows } = await client.query(SQL.sizeOf({ enquiryId }));
  if (Number(rows[0]?.total) > MOST_FILE_BYTES)
    throw new FilesTooLarge("the files of an enquiry are too large together");
}

const TO_CLEAN = "cleaning = 'waits' AND enquiry_id IS NOT NULL";
const LOOSE_BYTES =
  "SELECT coalesce(sum(greatest(size, :least)), 0) AS total FROM file WHERE enquiry_id IS NULL";

const SQL = {
  begin: named<"id" | "at" | "client">(
    "INSERT INTO file (id, created_at, client) VALUES (:id, :at, :client) ON CONFLICT DO NOTHING",
  ),
  lockFile: named<"id">("SELECT * FROM file WHERE id = :id FOR UPDATE"),
  file: named<"id">("SELECT * FROM file WHERE id = :id"),
  addPart: named<"id" | "start" | "bytes">(
    "INSERT INTO file_part (file_id, start, bytes) VALUES (:id, :start, :bytes)",
  ),
  grow: named<"id" | "size">("UPDATE file SET size = :size WHERE id = :id"),
  parts: named<"id">("SELECT bytes FROM file_part WHERE file_id = :id ORDER BY start"),
  part: named<"id" | "start">("SELECT bytes FROM file_part WHERE file_id = :id AND start = :start"),
  looseFile: named<"id">(
    `SELECT size, digest, substr(bytes, 1, 16) AS head FROM file LEFT JOIN file_part ON file_id = id AND start = 0
     WHERE id = :id AND enquiry_id IS NULL`,
  ),
  finish: named<"id" | "name" | "kind" | "cleaning" | "digest">(
    `UPDATE file SET name = :name, kind = :kind, cleaning = :cleaning, digest = :digest
     WHERE id = :id AND enquiry_id IS NULL AND kind IS NULL`,
  ),
  takeOldest: `UPDATE file SET cleanings = cleanings + 1
    WHERE id = (SELECT id FROM file WHERE ${TO_CLEAN} ORDER BY created_at LIMIT 1) RETURNING *`,
  take: named<"id">(`UPDATE file SET cleanings = cleanings + 1 WHERE id = :id AND ${TO_CLEAN} RETURNING *`),
  keepAsSent: named<"id">(`UPDATE file SET cleaning = 'as-sent' WHERE id = :id AND ${TO_CLEAN}`),
  markCleaned: named<"id" | "size">(
    `UPDATE file SET cleaning = 'cleaned', size = :size WHERE id = :id AND ${TO_CLEAN}`,
  ),
  dropParts: named<"id">("DELETE FROM file_part WHERE file_id = :id"),
  drop: named<"id">("DELETE FROM file WHERE id = :id AND enquiry_id IS NULL"),
  dropLoose: named<"before">("DELETE FROM file WHERE enquiry_id IS NULL AND created_at < :before"),
  looseBytes: named<"least">(LOOSE_BYTES),
  looseBytesOf: named<"least" | "client">(`${LOOSE_BYTES} AND client = :client`),
  sizeOf: named<"enquiryId">("SELECT sum(size) AS total FROM file WHERE enquiry_id = :enquiryId"),
  attach: named<"enquiryId" | "id" | "place">(
    "UPDATE file SET enquiry_id = :enquiryId, place = :place, client = '' WHERE id = :id AND enquiry_id IS NULL AND kind IS NOT NULL",
  ),
  filesOf: named<"enquiryId">("SELECT * FROM file WHERE enquiry_id = :enquiryId ORDER BY place"),
} as const;
